/** Advice on a draft as a whole: its state, the writer's answers, and the limits. */
import { expect, test } from 'vitest';
import { advise, consult } from '../../../../src/core/advice/advice.ts';
import { countedOf } from '../../../../src/core/advice/counted.ts';
import { LONGEST_DRAFT } from '../../../../src/core/advice/limits.ts';
import { findFilm } from '../../../../src/core/catalogue/titled.ts';
import { findMentions, type Mention } from '../../../../src/core/mentions/mentions.ts';
import { testPack } from '../../films.ts';
import { pack } from './rarePack.ts';
import { saidCase } from './saidCase.ts';

const draftOf = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, i) => `Qzx${from + i} Vwk${from + i} (${1950 + from + i})`).join(', ');
/** The films of a draft, surely named. */
const namedIn = (draft: string): Mention[] =>
	[...draft.matchAll(/Qzx(\d+) Vwk\d+/g)].map(({ 0: title, 1: number, index }, form) => ({
		...{ start: index, end: index + title.length, form, alternatives: [], confidence: 1 },
		...{ film: findFilm(pack.catalogue, { title, year: 1950 + Number(number) }), quoted: false },
	}));
const idsIn = (draft: string) => [...new Set(namedIn(draft).map((mention) => mention.film))];
const rating = { stars: null, day: null };
const ratedIn = (draft: string) => new Map(idsIn(draft).map((id) => [id, rating]));

test('a revealing draft and revealing earlier posts have different states', () => {
	const all = draftOf(0, 14);
	const rated = ratedIn(all);
	expect(rated.size).toBe(14);
	// Of so few members no one else rated any of these films.
	const alone = advise(pack, all, { tolerance: 100, rated, members: 50 });
	expect(alone).toMatchObject({ state: 'identified', earlier: { films: 0 } });
	const history = idsIn(draftOf(0, 6)).map((id) => ({ film: id, decoy: false }));
	const after = advise(pack, draftOf(6, 14), { tolerance: 100, rated, history });
	expect(after.state).toBe('identifiedBefore');
	expect(after.earlier.films).toBe(6);
	expect(after.earlier.crowd).toBeLessThan(2);
	// With fewer films some can be left out.
	const three = { rated, found: namedIn(draftOf(0, 3)) };
	expect(advise(pack, draftOf(0, 3), { ...three, tolerance: 100 }).state).toBe('fixable');
	const few = advise(pack, draftOf(0, 3), { ...three, tolerance: 1e5 });
	expect(few.state).toBe('short');
});

test('the best known of many rare films stays, though that is not enough', () => {
	const { state, plans, mentions } = advise(pack, draftOf(0, 14), { tolerance: 100, rated: ratedIn(draftOf(0, 14)) });
	expect(state).toBe('short');
	expect(plans.first.crowd).toBeGreaterThan(2);
	const out = plans.first.changes.map(({ mention }) => mention);
	expect(mentions.filter((_, i) => !out.includes(i)).map(({ raters }) => raters)).toEqual([33]);
});

test('the state depends on the widest crowd that any plan reaches', () => {
	const draft = 'I saw Very Well Known and Qzx0 Vwk0.';
	const { crowd, low, plans } = advise(pack, draft, { tolerance: 1e6, careful: true });
	const widest = Math.max(plans.first.crowd, ...Object.values(plans.ends).map((end) => end?.crowd ?? 0));
	expect(widest).toBeGreaterThan(2 * crowd);
	const state = (tolerance: number) => advise(pack, draft, { tolerance, careful: true }).state;
	const goal = (people: number) => {
		let least = Math.floor(people);
		while (least <= people) least++;
		return least;
	};
	expect([state(Math.floor(low)), state(goal(crowd))]).toEqual(['safe', 'fixable']);
	expect([state(goal(widest) - 1), state(goal(widest))]).toEqual(['fixable', 'short']);
});

test('only films that the writer rated or may mean are never suggested', () => {
	const wide = testPack();
	const draft = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
	const suggested = (more: object) =>
		advise(wide, draft, { tolerance: 1e6, ...more }).suggestions.map((each) => each.film.id);
	const first = suggested({});
	const rated = suggested({ rated: new Map(first.map((id) => [id, rating])) });
	expect(rated).toHaveLength(3);
	expect(rated.filter((id) => first.includes(id))).toEqual([]);
	const said = suggested({ said: new Map(first.map((id) => [id, 'rated'])) });
	expect(said.filter((id) => first.includes(id))).toEqual([]);
	expect(suggested({ seed: 1 })).toEqual(first);
	expect([2, 3, 4].some((seed) => suggested({ seed }).join() !== first.join())).toBe(true);
});

test('whether the writer rated a film comes from the list, from their answer, and from rating nowhere', () => {
	const draft = `${draftOf(0, 3)}.`;
	const [a, b] = idsIn(draft) as [number, number, number];
	const of = (more: object) =>
		advise(pack, draft, { tolerance: 100, found: namedIn(draft), ...more }).mentions.map((each) => [
			each.rated,
			each.said,
		]);
	const unknown = [null, null];
	expect(of({})).toEqual([unknown, unknown, unknown]);
	expect(of({ nowhere: true })).toEqual(Array(3).fill([false, null]));
	expect(of({ rated: new Map([[a, rating]]) })).toEqual([
		[true, null],
		[false, null],
		[false, null],
	]);
	expect(
		of({
			said: new Map([
				[a, 'rated'],
				[b, 'never'],
			]),
		}),
	).toEqual([[true, 'rated'], [false, 'never'], unknown]);
	expect(
		of({
			rated: new Map([[a, rating]]),
			said: new Map([
				[a, 'never'],
				[b, 'rated'],
			]),
		}),
	).toEqual([
		[true, null],
		[true, 'rated'],
		[false, null],
	]);
});

test('a draft is cut before its first unread unit', () => {
	const of = (length: number) => advise(pack, ' '.repeat(length), { tolerance: 1, found: [] }).bounded;
	expect([of(LONGEST_DRAFT), of(LONGEST_DRAFT + 1)]).toEqual([
		{ text: false, part: false, films: false },
		{ text: true, part: false, films: false },
	]);
});

test('earlier findings are reused, and quotations and text by others do not count', () => {
	const draft = `${draftOf(0, 2)}. ${draftOf(1, 3)}.`;
	const found = namedIn(draft);
	const of = (more: object) => {
		const { mentions, others } = advise(pack, draft, { tolerance: 1, found, ...more });
		return [mentions.length, others];
	};
	expect(of({ found: found.slice(0, 1) })).toEqual([1, 0]);
	expect(of({ found: found.map((each, i) => ({ ...each, quoted: i === 0 })) })).toEqual([3, 0]);
	const at = draft.indexOf('. ');
	expect(of({})).toEqual([4, 0]);
	// Film 1 is named in both parts, and film 2 in the other part alone.
	expect(of({ others: [[at, draft.length]] })).toEqual([2, 1]);
	const history = [{ film: found[3]!.film, decoy: false }];
	expect(of({ others: [[at, draft.length]], history })).toEqual([2, 0]);
	const unsure = found.map((each, i) => ({ ...each, confidence: i === 3 ? 0.5 : 1 }));
	expect(of({ found: unsure })).toEqual([3, 0]);
	expect(of({ found: unsure, others: [[at, draft.length]] })).toEqual([2, 0]);
});

test('a choice among films of the same name counts if it is one of them', () => {
	const crash = testPack();
	const draft = 'I watched "Crash"';
	const [mention] = findMentions(crash.catalogue, draft);
	const { film: likely, alternatives, form } = mention!;
	const of = (choices: Map<number, number>, found = [mention!]) =>
		consult(crash, draft, { tolerance: 1, choices, found }).adviceCase.films;
	expect(alternatives).toHaveLength(1);
	expect(of(new Map())).toEqual([likely]);
	expect(of(new Map([[form, alternatives[0]!]]))).toEqual(alternatives);
	expect(of(new Map([[form + 1, alternatives[0]!]]))).toEqual([likely]);
	expect(of(new Map([[form, 3]]))).toEqual([likely]);
	const three = { ...mention!, alternatives: [alternatives[0]!, 9] };
	const [chosen] = advise(crash, draft, { tolerance: 1, choices: new Map([[form, 9]]), found: [three] }).mentions;
	expect([chosen!.film.id, ...chosen!.alternatives.map(({ id }) => id)]).toEqual([9, likely, alternatives[0]]);
});

test('without released people, or without films, nothing is counted', () => {
	const one = saidCase({ films: [0], crowdOf: () => 5 });
	expect(countedOf(one)).toBeNull();
});
