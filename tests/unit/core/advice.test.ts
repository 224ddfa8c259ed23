import { expect, test } from 'vitest';
import { advise, consult } from '../../../src/core/advice/advice.ts';
import { LONGEST_DRAFT, MOST_FILMS } from '../../../src/core/advice/limits.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { film, POPULATION, testPack } from '../films.ts';

const pack = testPack();
const DRAFT = 'I watched Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';

test('the rare film costs most, and each plan reaches the crowd that it promises', () => {
	const advice = advise(pack, DRAFT, { tolerance: 2000, careful: true });
	const cost = Object.fromEntries(advice.mentions.map((m) => [m.film.title, m.crowdWithout / advice.crowd]));
	expect(cost['Werckmeister Harmonies']).toBeGreaterThan(cost.Koyaanisqatsi!);
	expect(cost.Koyaanisqatsi).toBeGreaterThan(cost['The Matrix']!);

	const { drop, add } = advice.plans;
	expect(advice.mentions[drop[0]!.mention]!.film.title).toBe('Werckmeister Harmonies');
	const left = advise(pack, 'I watched Koyaanisqatsi, also The Matrix', { tolerance: 2000, careful: true });
	expect(Math.abs(Math.log2(drop[0]!.crowd / left.crowd))).toBeLessThan(0.3);

	const decoy = add[0]!.film;
	const added = advise(pack, `${DRAFT} and "${decoy.title}"`, {
		tolerance: 2000,
		careful: true,
		decoys: new Set([decoy.id]),
	});
	expect(added.mentions).toHaveLength(4);
	expect(Math.abs(Math.log2(add[0]!.crowd / added.crowd))).toBeLessThan(0.3);
	expect(add.map((step) => step.crowd)).toEqual(add.map((step) => step.crowd).sort((a, b) => a - b));
});

test('the range covers all plausible films until the writer chooses', () => {
	const open = advise(pack, 'We watched the film "Crash" twice', { tolerance: 100 });
	const { form, film: likely, alternatives } = open.mentions[0]!;
	const settled = [likely, ...alternatives].map((f) =>
		advise(pack, 'We watched the film "Crash" twice', { tolerance: 100, choices: new Map([[form, f.id]]) }),
	);
	expect(open.low).toBe(Math.min(...settled.map((a) => a.low)));
	expect(open.high).toBe(Math.max(...settled.map((a) => a.high)));
	expect(open.low).toBeLessThan(settled[0]!.low);
});

test('a film too rare to be counted is flagged and extends the range down to one person', () => {
	const advice = advise(pack, 'Nobody Saw This Flowerpot is a film', { tolerance: 100 });
	expect(advice.mentions[0]).toMatchObject({ raters: null, share: null });
	expect(advice.low).toBe(1);
});

test('without films everyone matches and nothing needs to change', () => {
	for (const draft of ['', '   ', '\ud800\udfff\udfff', 'مرحبا بالعالم', '\u200b\u200b'])
		expect(advise(pack, draft, { tolerance: 100 })).toMatchObject({
			mentions: [],
			crowd: 50_000,
			plans: { drop: [], add: [] },
		});
});

test('a draft of a megabyte is read up to a limit, which is reported', () => {
	const advice = advise(pack, `${'word '.repeat(200_000)}`, { tolerance: 100 });
	expect(advice.bounded.text).toBe(true);
	const late = advise(pack, `${' '.repeat(LONGEST_DRAFT)}I saw "Amélie"`, { tolerance: 100 });
	expect(late).toMatchObject({ mentions: [], bounded: { text: true } });
	const early = advise(pack, `I saw "Amélie"${' '.repeat(LONGEST_DRAFT)}`, { tolerance: 100 });
	expect(early.mentions).toHaveLength(1);
});

const rare = Array.from({ length: 2000 }, (_, i) => film(`Qzx${i} Vwk${i}`, 2000, 20 + i));
const drafted = (films: number, mentions = films) =>
	Array.from({ length: mentions }, (_, i) => `Qzx${i % films} Vwk${i % films} (2000)`).join(', ');

test('beyond the limit only the rarest films count, and the advice says so', () => {
	const many = openPack(buildPack(rare, POPULATION, () => 0));
	const of = (films: number) => advise(many, drafted(films), { tolerance: 100 });
	expect(of(MOST_FILMS).bounded).toEqual({ text: false, part: false, films: false });
	const more = consult(many, drafted(MOST_FILMS + 1), { tolerance: 100 });
	expect(more.advice.bounded).toEqual({ text: false, part: false, films: true });
	expect(more.adviceCase.films).toHaveLength(MOST_FILMS);
	const left = more.advice.mentions.find(({ film: { id } }) => !more.adviceCase.films.includes(id));
	expect(left!.film.title).toBe(`Qzx${MOST_FILMS} Vwk${MOST_FILMS}`);
	const history = more.advice.mentions.map(({ film: { id } }) => ({ film: id, decoy: false }));
	const after = (films: typeof history) => advise(many, 'Good evening', { tolerance: 100, history: films });
	expect(after(history)).toMatchObject({ bounded: { films: true }, earlier: { films: MOST_FILMS + 1 } });
	expect(after(history.slice(1))).toMatchObject({ bounded: { films: false }, earlier: { films: MOST_FILMS } });
});

test('thousands of mentions are handled', () => {
	const many = openPack(buildPack(rare, POPULATION, () => 0));
	const advice = advise(many, drafted(2000, 3000), { tolerance: 100 });
	expect(advice.mentions.length).toBeGreaterThan(2700);
	expect(advice.bounded.films).toBe(true);
	expect(new Set(advice.mentions.map((m) => m.film.id)).size).toBeGreaterThan(MOST_FILMS);
	expect(advice.crowd).toBeLessThan(2);
});

test('text by others does not count but serves as context, and the advice says so', () => {
	const text = `${DRAFT}. ${DRAFT.replace('The Matrix', 'Heat (1995)')}`;
	const titles = (others: [number, number][]) =>
		advise(pack, text, { tolerance: 2000, others }).mentions.map(({ film }) => film.title);
	const from = DRAFT.length;
	expect(titles([]).length).toBeGreaterThan(3);
	expect(titles([[from, text.length]])).toEqual(['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix']);
	const { others, crowd } = advise(pack, text, { tolerance: 2000, others: [[from, text.length]] });
	expect(others).toBe(1);
	expect(crowd).toBe(advise(pack, DRAFT, { tolerance: 2000 }).crowd);
	// A title that the writer has changed is theirs.
	const within = text.lastIndexOf('Heat') + 2;
	const edited = [
		[from, within],
		[within, text.length],
	] as [number, number][];
	expect(advise(pack, text, { tolerance: 2000, others: edited })).toMatchObject({ others: 0 });
	expect(titles(edited)).toContain('Heat');
});
