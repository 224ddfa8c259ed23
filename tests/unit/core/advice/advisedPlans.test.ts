/** Plans as shown: by mention, with names, and with crowds that agree with their ends. */
import { expect, test } from 'vitest';
import { advisePlans } from '../../../../src/core/advice/advisedPlans.ts';
import { filmsByCost } from '../../../../src/core/advice/byFilm.ts';
import { nameOf } from '../../../../src/core/advice/names.ts';
import { phrasesFor } from '../../../../src/core/advice/phrases.ts';
import { crowdsWithoutFilms } from '../../../../src/core/advice/plans.ts';
import type { Advice } from '../../../../src/core/advice/result.ts';
import type { Mention } from '../../../../src/core/mentions/mentions.ts';
import { buildPack, openPack } from '../../../../src/core/population/pack.ts';
import { film, POPULATION } from '../../films.ts';
import { by, packOf, RATERS, ratedBy, saidCase } from './saidCase.ts';

const { catalogue } = openPack(
	buildPack(
		RATERS.map((raters, i) => film(`Qzx ${i + 10}`, 1905, 100 * raters, { genres: ['Drama'] })),
		{ ...POPULATION, activity: [{ share: 1, ratings: 3 }] },
		() => 0,
	),
);
const pack = { catalogue, population: packOf().population };
const ten = ratedBy(10);
const name = (number: number) => nameOf(catalogue, number);

interface Asked {
	named: number[];
	earlier?: number[];
	goal: number;
	/** Under those that plans are made against, and under all. */
	crowdOf: (films: number) => number;
	endOf?: (films: number) => number;
	mentionable?: number[];
	says?: boolean;
}
function advised({ named, earlier = [], goal, crowdOf, endOf = crowdOf, mentionable = [], says = false }: Asked) {
	const films = [...new Set(named)].filter((each) => !earlier.includes(each));
	const planCase = saidCase({ films, earlier, crowdOf, adversaries: ['scoring'] });
	const adviceCase = saidCase({ films, earlier, crowdOf: endOf });
	const mentions = named.map((each) => ({ film: each }) as Mention);
	const cases = { careful: adviceCase, plan: planCase, now: adviceCase, planNow: () => planCase };
	const withoutFilm = crowdsWithoutFilms(adviceCase, () => planCase);
	const found = advisePlans(pack, mentions, cases, {
		...{
			goal,
			seed: 1,
			neverSuggest: (each) => !mentionable.includes(RATERS[each]!),
			phrases: (film) => (says ? phrasesFor(pack.catalogue, film) : []),
		},
	});
	return JSON.parse(
		JSON.stringify({ ...found, withoutFilm: [...withoutFilm] }, (_, value) =>
			typeof value === 'number' ? Math.round(100 * value) / 100 : value,
		),
	) as typeof found & { withoutFilm: [number, number][] };
}

test('if a film is named twice, only its last step changes the crowd', () => {
	const { plans, withoutFilm } = advised({ named: [0, 1, 0], goal: 900, crowdOf: by(1000, { 0: 10, 1: 2 }) });
	expect(withoutFilm).toEqual([
		[0, 500],
		[1, 100],
	]);
	expect(plans).toMatchObject({
		drop: [
			{ mention: 0, crowd: 50 },
			{ mention: 2, crowd: 500 },
			{ mention: 1, crowd: 1000 },
		],
		ends: { drop: { crowd: 1000, naive: 1000, aware: 1000 }, add: null, mixed: null },
		add: [],
		mixed: { drop: [], add: [] },
	});
	expect(plans.first).toEqual({
		changes: [0, 1, 2].map((mention) => ({ mention, to: null })),
		add: [],
		crowd: 1000,
		likely: { crowd: 1000, naive: 1000, aware: 1000 },
		empty: false,
	});
});

test('no step promises more than the end, and the first step agrees with its film', () => {
	const crowdOf = by(1000, { 0: 10, 1: 5, 2: 2 });
	// Under all adversaries leaving out two films brings less than under those that plans are made against.
	const endOf = (films: number) => ({ 7: 10, 6: 60, 5: 30, 3: 20, 4: 80 })[films] ?? 5;
	const { plans, withoutFilm } = advised({ named: [0, 1, 2], goal: 300, crowdOf, endOf });
	expect(withoutFilm).toEqual([
		[0, 60],
		[1, 30],
		[2, 20],
	]);
	expect(plans.drop).toEqual([
		{ mention: 0, crowd: 60 },
		{ mention: 1, crowd: 80 },
	]);
	const less = advised({
		named: [0, 1, 2],
		goal: 300,
		crowdOf,
		endOf: (films) => (films === 0b100 ? 40 : endOf(films)),
	});
	expect(less.plans.drop).toEqual([
		{ mention: 0, crowd: 40 },
		{ mention: 1, crowd: 40 },
	]);
	// For a film whose loss would narrow the crowd, the crowd stays the same.
	const narrow = advised({ named: [0, 1], goal: 2, crowdOf: (films) => [50, 40, 30, 100][films]! });
	expect(narrow.withoutFilm).toEqual([
		[0, 100],
		[1, 100],
	]);
});

test('films to add have a share and a reason, and steps of both kinds are in order', () => {
	const crowdOf = by(1000, { 0: 2, 1: 10, 2: 5 }, { 9: 3, 10: 2 });
	const { plans, suggestions } = advised({ named: [1, 0, 2], goal: 1e6, crowdOf, mentionable: [10] });
	const like = (number: number) => ({
		...{ film: name(number), share: RATERS[number]! / 100 },
		why: { like: name(1), genres: ['Drama'], period: true, together: false, director: false },
	});
	expect(suggestions).toEqual([like(ten)]);
	expect(plans.add).toEqual([{ ...like(ten), crowd: 20 }]);
	expect(plans.mixed.drop).toEqual([
		{ mention: 0, crowd: 100 },
		{ mention: 2, crowd: 500 },
	]);
	expect(plans.mixed.add).toEqual([{ ...like(ten), crowd: 1000 }]);
	expect(plans.ends).toMatchObject({ add: { crowd: 20 }, mixed: { crowd: 1000 }, drop: { crowd: 1000 } });
});

test('the first plan covers all mentions, with the crowd that is left if someone asks for a title', () => {
	const crowdOf = by(1000, { 0: 10, 1: 2, 8: 10 }, { 22: 0.9, 9: 2 });
	const { plans } = advised({ named: [0, 1, 0], goal: 399, crowdOf, says: true });
	const answer = { phrase: 'a drama', says: { genre: 'Drama' }, ifAsked: 50 };
	expect(plans.first).toEqual({
		changes: [0, 2].map((mention) => ({ mention, to: answer })),
		add: [],
		crowd: 450,
		likely: { crowd: 450, naive: 450, aware: 450 },
		empty: false,
	});
	const added = advised({
		named: [0, 2],
		goal: 39,
		crowdOf: by(100, { 0: 2, 2: 2 }, { 10: 1.8, 22: 0.4 }),
		mentionable: [10],
	});
	expect(added.plans.first).toMatchObject({ changes: [{ mention: 0, to: null }], add: [], crowd: 50 });
	const mentioned = advised({
		named: [0, 2],
		goal: 79,
		crowdOf: by(100, { 0: 2, 2: 2 }, { 10: 3.5 }),
		mentionable: [10],
	});
	expect(mentioned.plans.first).toMatchObject({ changes: [], add: [{ film: name(ten), share: 0.1 }], crowd: 87.5 });
});

test('at most three films are suggested', () => {
	const { suggestions } = advised({ named: [0], goal: 1e6, crowdOf: by(1000, { 0: 2 }), mentionable: RATERS.slice(8) });
	expect(suggestions).toHaveLength(3);
});

test('films are listed by cost, each once', () => {
	const mention = (id: number, crowdWithout: number) => ({ film: { id, title: `${id}`, year: 0 }, crowdWithout });
	const mentions = [mention(1, 20), mention(2, 30), mention(1, 20), mention(3, 30)];
	expect(
		filmsByCost({ mentions } as unknown as Advice).map(({ mention: { film }, index }) => [film.id, index]),
	).toEqual([
		[2, 1],
		[3, 3],
		[1, 0],
	]);
});
