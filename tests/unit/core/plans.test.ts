import { expect, test } from 'vitest';
import { createCase, type Writer } from '../../../src/core/advice/case.ts';
import { crowdsWithout, planDrop } from '../../../src/core/advice/drop.ts';
import { LONGEST_DROP } from '../../../src/core/advice/limits.ts';
import { makePlans, planEnd, whatIf } from '../../../src/core/advice/plans.ts';
import { copyAll, crowdsOf, mentionAll } from '../../../src/core/crowd/crowds.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { film, POPULATION } from '../films.ts';

const films = Array.from({ length: 600 }, (_, i) =>
	film(`Film ${i + 100}`, 1960 + (i % 60), 30_000 - 45 * i, { genres: [i % 2 === 0 ? 'Horror' : 'Comedy'] }),
);
const activity = [
	{ share: 0.7, ratings: 100 },
	{ share: 0.3, ratings: 150 },
];
const pack = openPack(buildPack(films, { ...POPULATION, activity }, () => 0));
const { catalogue, population } = pack;
const byRaters = Array.from({ length: catalogue.films }, (_, i) => i).sort(
	(a, b) => population.raters[b]! - population.raters[a]!,
);
/** The rarest films of the catalogue, as mentioned by a writer. */
const rare = (count: number) => byRaters.slice(-count);
const caseOf = (said: number[], writer: Writer = {}) => createCase(population, new Set(said), writer);
const neverSuggest = () => false;
const options = (tolerance: number, seed = 1) => ({ tolerance, seed, neverSuggest });
const crowdAfter = (one: ReturnType<typeof caseOf>, dropped: number[]) =>
	Math.min(
		...crowdsOf(
			one.crowds,
			mentionAll(copyAll(one.base), one.films.filter((_, i) => !dropped.includes(i)).map(one.rows)),
		),
	);
const drop = (one: ReturnType<typeof caseOf>, tolerance: number, most = LONGEST_DROP) => {
	const rows = one.films.map(one.rows);
	return planDrop(one.crowds, one.base, rows, crowdsWithout(one.crowds, one.base, rows), one.crowd, tolerance, most);
};

test('the films to drop are the smallest set that reaches the tolerance, by exhaustive search', () => {
	const one = caseOf([...rare(4), byRaters[20]!, byRaters[300]!]);
	for (const tolerance of [one.crowd * 1.5, one.crowd * 5, one.crowd * 40]) {
		let smallest = Infinity;
		let widest = 0;
		for (let set = 0; set < 2 ** one.films.length; set++) {
			const dropped = one.films.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
			if (dropped.length === 0 || dropped.length > smallest) continue;
			const crowd = crowdAfter(one, dropped);
			if (crowd < tolerance) continue;
			widest = dropped.length < smallest ? crowd : Math.max(widest, crowd);
			smallest = dropped.length;
		}
		const steps = drop(one, tolerance);
		expect(steps).toHaveLength(smallest);
		expect(steps.at(-1)!.crowd / widest).toBeCloseTo(1, 5);
	}
});

const four = { stars: 4, day: null };

test('a plan ends with the crowd that following it gives, whatever is known about the writer', () => {
	for (const rated of [null, new Map(rare(5).map((id) => [id, four] as const))])
		for (const said of [rare(5), [...rare(2), byRaters[3]!, byRaters[200]!]]) {
			const one = createCase(population, new Set(said), { rated }, { forPlans: true });
			const plans = makePlans(pack, caseOf(said, { rated }), options(1e9));
			for (const kind of ['add', 'mixed'] as const) {
				const { drop: out, add: inn } = plans[kind];
				const added = inn.map((step) => step.film);
				const kept = said.filter((id) => !out.some((step) => step.film === id));
				const taken = createCase(population, new Set([...kept, ...added]), { rated, decoys: new Set(added) });
				const end = planEnd(one, plans[kind]);
				if (end !== null) expect(Math.abs(Math.log2(end.crowd / taken.crowd))).toBeLessThan(1);
			}
			const many = byRaters.slice(300, 312);
			const all = createCase(population, new Set([...said, ...many]), { rated, decoys: new Set(many) });
			expect(Math.abs(Math.log2(whatIf(one, [], many).crowd / all.crowd))).toBeLessThan(1);
		}
});

test.each([
	['two are taken out', rare(5), rare(2), []],
	['one is taken out', rare(3), rare(1), []],
	['three are mentioned', rare(2), [], byRaters.slice(100, 103)],
	['one is taken out, six are mentioned', rare(8), rare(1), byRaters.slice(200, 206)],
])('what is previewed comes true: %s', (_, said, out, inn) => {
	const history = [{ film: byRaters[20]!, decoy: false }];
	for (const writer of [{}, { history }]) {
		const one = createCase(population, new Set(said), writer, { forPlans: true });
		const left = said.filter((id) => !out.includes(id));
		const then = createCase(population, new Set([...left, ...inn]), { ...writer, decoys: new Set(inn) });
		expect(whatIf(one, out, inn).crowd / then.crowd).toBeCloseTo(1, 4);
	}
});

test('an adversary who knows dates finds the writer by posts near them, except by added films', () => {
	const said = byRaters.slice(200, 204);
	const rated = (day: number | null) => new Map(said.map((id) => [id, { stars: 4, day }]));
	const crowd = (writer: Writer) => createCase(population, new Set(said), { today: 20_000, ...writer }).crowd;
	const dates = { guard: ['scoreboardRhDates'] as const };
	const near = crowd({ ...dates, rated: rated(19_990) });
	expect(near).toBeLessThan(crowd({ guard: ['scoreboardRh'], rated: rated(19_990) }) / 20);
	expect(crowd({ ...dates, rated: rated(19_900) })).toBeGreaterThan(1000 * near);
	// Dates that no one gave are not known to the adversary either: as if no adversary were chosen.
	expect(crowd({ ...dates, rated: rated(null) })).toBe(crowd({ rated: rated(null) }));
	expect(crowd({ guard: ['scoreboardRhBoth'], rated: rated(19_990) })).toBeLessThan(near);
	// A film of an earlier post counts by the day of that post.
	const history = said.map((film) => ({ film, decoy: false, days: [19_000, 19_985] }));
	const later = (day: number) =>
		createCase(population, new Set(), { ...dates, rated: rated(day), history, today: 20_000 }).crowd;
	expect(later(19_990)).toBeLessThan(later(19_950) / 1000);
});

test('earlier mentions count and cannot be dropped, and own ratings and added films change the crowd', () => {
	const [a, b, c] = rare(3) as [number, number, number];
	const history = [{ film: a, decoy: false }];
	const later = caseOf([a, b], { history });
	expect(later.films).toEqual([b]);
	expect(later.crowd).toBeCloseTo(caseOf([a, b]).crowd, 0);
	expect(caseOf([b], { history }).crowd).toBeLessThan(caseOf([b]).crowd);
	const crowd = (writer: Writer) => createCase(population, new Set([a, b, c]), { guard: ['scoring'], ...writer }).crowd;
	const own = (ids: number[]) => new Map(ids.map((id) => [id, four]));
	const all = own(byRaters.slice(-150));
	expect(crowd({ rated: all })).toBeLessThan(crowd({}));
	expect(crowd({ rated: own(byRaters.slice(0, 150)) })).toBeGreaterThan(5 * crowd({ rated: all }));
	expect(crowd({ decoys: new Set([c]) })).toBeGreaterThan(crowd({}));
	expect(crowd({ members: 500_000 })).toBeGreaterThan(5 * crowd({}));
});
