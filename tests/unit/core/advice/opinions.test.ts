import { expect, test } from 'vitest';
import { ADVERSARIES } from '../../../../src/core/adversaries/weighing.ts';
import { advise } from '../../../../src/core/advice/advice.ts';
import { createCase } from '../../../../src/core/advice/case.ts';
import { stancesByFilm, starsWritten } from '../../../../src/core/advice/opinions.ts';
import type { StanceClass } from '../../../../src/core/mentions/stance/stances.ts';
import { testPack } from '../../films.ts';

const pack = testPack();
const options = { tolerance: 100 };
const namesOf = ({ adversaries }: ReturnType<typeof advise>) => adversaries.map(({ name }) => name);

test('a draft that says what was liked has a smaller crowd than one that names the film', () => {
	const named = advise(pack, 'Yesterday we watched Koyaanisqatsi.', options);
	const hated = advise(pack, 'I hated Koyaanisqatsi.', options);
	expect(named.mentions.map(({ stance }) => stance)).toEqual([null]);
	expect(hated.mentions.map(({ stance }) => stance)).toEqual([{ class: 'disliked' }]);
	expect(hated.crowd).toBeLessThan(0.8 * named.crowd);
	expect(namesOf(hated)).toContain('fuzzyRating');
	expect(namesOf(named).toSorted()).toEqual(ADVERSARIES.toSorted());
});

test('the crowd with opinions is never larger than without', () => {
	const films = pack.population.raters.length;
	const classes: StanceClass[] = ['liked', 'soso', 'disliked'];
	for (let film = 0; film < films; film++) {
		const draft = new Set([film, (film + 3) % films]);
		const plain = createCase(pack.population, draft, {}).crowd;
		for (const read of classes) {
			const { crowd } = createCase(pack.population, draft, { stances: new Map([[film, { class: read }]]) });
			expect(crowd).toBeLessThanOrEqual(plain * 1.000001);
		}
	}
});

test('opinions on other films than those of the draft change nothing', () => {
	const plain = createCase(pack.population, new Set([0]), {});
	const other = createCase(pack.population, new Set([0]), { stances: new Map([[1, { class: 'liked' }]]) });
	expect(other.crowd).toBe(plain.crowd);
	expect(other.crowdByAdversary).toEqual(plain.crowdByAdversary);
});

test('a chosen adversary is not replaced by others', () => {
	const { adversaries } = advise(pack, 'I hated Koyaanisqatsi.', { ...options, guard: ['tfidf'] });
	expect(adversaries.map(({ name }) => name)).toEqual(['tfidf']);
});

test('if a film is named several times, the first with stars counts, or else the first with a stance', () => {
	const stars = { value: 2, scale: 5 };
	const read = new Map([
		[{ film: 1 }, null],
		[{ film: 1 }, { class: 'liked' as const }],
		[{ film: 1 }, { class: 'disliked' as const, stars }],
		[{ film: 2 }, { class: 'soso' as const }],
		[{ film: 2 }, { class: 'liked' as const }],
		[{ film: 3 }, null],
	]);
	expect([...stancesByFilm(read)]).toEqual([
		[1, { class: 'disliked', stars }],
		[2, { class: 'soso' }],
	]);
});

test('stars count out of five; thumbs do not', () => {
	const of = (value: number, scale: number) => starsWritten({ class: 'liked', stars: { value, scale } });
	expect([of(4, 5), of(8.5, 10), of(87, 100), of(0, 10), of(1, 1)]).toEqual([4, 4.5, 4.5, 0.5, null]);
	expect(starsWritten(undefined)).toBeNull();
});

test('what others say is not the writer’s opinion', () => {
	const text = 'The film Koyaanisqatsi was terrible, I hated it.';
	const from = text.indexOf(' was');
	const stances = (others: [number, number][]) =>
		advise(pack, text, { ...options, others }).mentions.map(({ stance }) => stance?.class ?? null);
	expect(stances([])).toEqual(['disliked']);
	expect(stances([[from, text.length]])).toEqual([null]);
});
