import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type Activity,
	ADVERSARIES,
	type Adversary,
	classActivities,
	weighingOf,
} from '../../../src/core/adversaries/weighing.ts';
import { decoyDraw } from '../../../src/core/advice/decoys.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import {
	copyAll,
	createCrowds,
	crowdsOf,
	crowdsWith,
	type Mentioned,
	mentionAll,
	mentionedUnder,
	trialsOn,
	withoutEach,
	worstOf,
} from '../../../src/core/crowd/crowds.ts';
import { createEstimator, deficitsOf } from '../../../src/core/crowd/estimator.ts';
import { geometricMean } from '../../../src/core/crowd/ranks.ts';
import type { Term } from '../../../src/core/crowd/term.ts';
import { fitActivity, ratedProbability, solveIntensity } from '../../../src/core/population/activity.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';

const PEOPLE = 10_000;
/** A catalogue of 1,500 films, most of them rare, and two kinds of people. */
const RATERS = Array.from({ length: 1500 }, (_, i) => Math.max(1, Math.round(6000 / (1 + i / 6))));
const CLASSES = [
	{ share: 0.6, ratings: 12, lambda: 2e-5 },
	{ share: 0.4, ratings: 90, lambda: 2e-4 },
];
const marginals = marginalsOf(RATERS, CLASSES, PEOPLE);
const activities = classActivities(marginals);
const decoys = decoyDraw(marginals);
const crowds = createCrowds(marginals, { decoys });
const film = (raters: number, own = 0.82) => crowds.film({ raters, own });
const onGrid = (terms: Term[], adversary: Adversary, writer: Activity | null) => {
	const scene = { marginals, activities, writer, members: PEOPLE };
	const estimator = createEstimator(weighingOf(adversary, marginals, decoys), scene);
	return [estimator, terms.map(estimator.rows)] as const;
};
const crowdOf = (terms: Term[], adversary: Adversary, writer: Activity | null = null) => {
	const [estimator, rows] = onGrid(terms, adversary, writer);
	return geometricMean(estimator.read(deficitsOf(estimator, rows)));
};

/**
 * The same by summing over every pattern of films rated and not rated: exact, and hopeless beyond a dozen films.
 * @param slack how far a score may be off, in points of the grid for each film; equal scores stay equal
 */
function slowCrowd(terms: Term[], adversary: Adversary, writer: Activity, slack = 0): number {
	const weighing = weighingOf(adversary, marginals, decoys);
	const patterns = Array.from({ length: 2 ** terms.length }, (_, pattern) => terms.map((_, i) => (pattern >> i) & 1));
	const { unit } = deficitsOf(...onGrid(terms, adversary, writer));
	const sum = (pattern: number[], user: Activity) =>
		pattern.reduce((all, rated, i) => all + (rated ? weighing.gain(terms[i]!.raters, user) : 0), 0);
	const { scoreOf } = weighing;
	/** People of a class differ in what their sums count for, where that differs at all. */
	const strays = scoreOf === undefined ? [0] : [-0.967, 0, 0.967];
	const score = (pattern: number[], user: Activity, z: number) =>
		scoreOf === undefined ? sum(pattern, user) * weighing.scale(user) : scoreOf(user, z)(sum(pattern, user));
	// Scaled scores have a resolution of 1 in 64 octaves.
	const level = scoreOf === undefined ? 0 : 2 * Math.abs(slack) * (2 ** (1 / 64) - 1);
	const asHigh = (theirs: number, own: number, user: Activity) =>
		Math.abs(theirs - own) < 1e-9 ||
		theirs -
			own +
			slack * unit * terms.length * (weighing.scale(user) + weighing.scale(writer)) +
			Math.sign(slack) * level * own >
			0;
	const chance = (pattern: number[], hit: (i: number) => number) =>
		pattern.reduce((product, rated, i) => product * (rated ? hit(i) : 1 - hit(i)), 1);
	let logRank = 0;
	for (const mine of patterns) {
		let part = 0;
		const listed = !weighing.all || mine.every(Boolean);
		for (const [a, user] of activities.entries())
			for (const [other, z] of patterns.flatMap((pattern) => strays.map((stray) => [pattern, stray] as const)))
				if (asHigh(score(other, user, z), sum(mine, writer) * weighing.scale(writer), user))
					part +=
						(CLASSES[a]!.share / strays.length) *
						chance(other, (i) => ratedProbability(CLASSES[a]!, solveIntensity(CLASSES, terms[i]!.raters / PEOPLE)));
		logRank += chance(mine, (i) => terms[i]!.own) * Math.log(listed ? 1 + (PEOPLE - 1) * part : PEOPLE);
	}
	return Math.exp(logRank);
}

for (const adversary of ADVERSARIES)
	test(`${adversary}: the estimate equals the sum over all patterns, up to the grid`, () => {
		const random = seededRandom(7);
		const writer = { ratings: 60, norm: activities[1]!.norm };
		let alike = 0;
		for (let trial = 0; trial < 20; trial++) {
			const terms = Array.from({ length: 1 + Math.floor(5 * random()) }, () => ({
				raters: RATERS[Math.floor(RATERS.length * random() ** 3)]!,
				own: [0, 0.82, 1][Math.floor(3 * random())]!,
			}));
			const crowd = crowdOf(terms, adversary, writer);
			// Under TF-IDF scores have levels, too.
			const off = Math.log2(crowd / slowCrowd(terms, adversary, writer));
			if (Math.abs(off) < (adversary === 'tfidf' ? 0.1 : 0.01)) alike++;
			// Of scores that nearly tie the grid may take either for the higher.
			const [least, most] = [-0.5, 0.5].map((points) => slowCrowd(terms, adversary, writer, points));
			expect(crowd).toBeGreaterThan(0.999 * least!);
			expect(crowd).toBeLessThan(1.001 * most!);
		}
		expect(alike).toBeGreaterThan(adversary === 'tfidf' ? 15 : 17);
	});

test('an adversary who knows ratings counts only films with a rating near the writer’s own', () => {
	const term = { raters: 2000, own: 1, stars: 4 };
	const strangers = (part: number) => 1 + (PEOPLE - 1) * part * (2000 / PEOPLE);
	const parts = { scoring: 1, fuzzyRating: 0.1665 + 0.1773 + 0.23 + 0.1079 + 0.1134, exactRating: 0.23 };
	for (const [adversary, part] of Object.entries(parts))
		expect(crowdOf([term], adversary as Adversary) / strangers(part)).toBeCloseTo(1, 2);
	const decoy = { raters: 1000, own: 0, stars: null };
	expect(crowdOf([term, decoy], 'exactRating')).toBeCloseTo(crowdOf([term], 'exactRating'), 6);
	expect(crowdOf([term, decoy], 'scoring')).toBeGreaterThan(crowdOf([term], 'scoring'));
	// A film that the writer has rated, but not how: nothing to compare, as if it were not mentioned.
	const unknown = { raters: 1000, own: 1, stars: null };
	expect(crowdOf([term, unknown], 'exactRating')).toBeCloseTo(crowdOf([term], 'exactRating'), 6);
	expect(crowdOf([unknown], 'fuzzyRating')).toBeCloseTo(PEOPLE, 6);
});

test('TF-IDF: someone who rated none of the films scores below a writer whose score is almost 0', () => {
	// A vector so long that everyone who rated the film scores higher.
	const writer = { ratings: 60, norm: 9 * activities[1]!.norm };
	const terms = [
		{ raters: 8000, own: 1 },
		{ raters: 1, own: 0 },
	];
	expect(crowdOf(terms, 'tfidf', writer) / (0.8 * PEOPLE)).toBeCloseTo(1, 2);
});

test('TF-IDF: mentions lengthen the vector of a writer who is typical of a class', () => {
	const { norm } = activities[0]!;
	const terms = [30, 300].map((raters) => ({ raters, own: 1 }));
	const ofWriter = (more: object) => crowdOf(terms, 'tfidf', { ratings: 12, norm, ...more });
	// The same length with the mentioned films in it and without them.
	const longer = Math.hypot(norm, ...terms.map(({ raters }) => Math.log2(PEOPLE / raters)));
	const within = crowdOf(terms, 'tfidf', { ratings: 12, norm: longer });
	expect(ofWriter({ normSpread: 0 }) / within).toBeCloseTo(1, 6);
	expect(ofWriter({})).toBeLessThan(within);
});

test('a writer who scores higher than anyone else could is alone', () => {
	const writer = { ratings: 1, norm: 1 };
	const term = { raters: 300, own: 1 };
	expect(crowdOf([term, term, term], 'likelihood', writer)).toBeCloseTo(1, 6);
	expect(crowdOf([term, term, term], 'likelihood', { ...writer, ratings: 200 })).toBeGreaterThan(2);
});

test('an adversary who knows dates counts only ratings near the mention, of strangers and of the writer', () => {
	const rated = { raters: 2000, own: 1, stars: 4 };
	const strangers = (part: number) => 1 + (PEOPLE - 1) * part * (2000 / PEOPLE);
	const [together, inStars] = [marginals.together, 0.1665 + 0.1773 + 0.23 + 0.1079 + 0.1134];
	expect(crowdOf([{ ...rated, days: 14 }], 'scoreboardRhDates') / strangers(together)).toBeCloseTo(1, 2);
	expect(crowdOf([{ ...rated, days: 14 }], 'scoreboardRhBoth') / strangers(together * inStars)).toBeCloseTo(1, 2);
	// No one finds a writer by a rating of another day: everyone fits as well.
	expect(crowdOf([{ ...rated, days: 15 }], 'scoreboardRhDates') / PEOPLE).toBeCloseTo(1, 2);
	expect(crowdOf([rated], 'scoreboardRhDates')).toBeCloseTo(crowdOf([{ ...rated, days: 3 }], 'scoreboardRhDates'), 6);
});

test('Likelihood that expects added films agrees with simulated people, mentions, and added films', () => {
	const random = seededRandom(3);
	const weighing = weighingOf('likelihoodDecoys', marginals, decoys);
	const chances = RATERS.map((raters) => marginals.ratedBy(raters));
	const known = RATERS.flatMap((raters, i) => (decoys.chance(raters) > 0 ? [i] : []));
	const errors: number[] = [];
	for (let trial = 0; trial < 12; trial++) {
		const people = Array.from({ length: PEOPLE }, (_, u) => {
			const a = u < 0.6 * PEOPLE ? 0 : 1;
			return { a, activity: activities[a]! };
		});
		const mentions = [...Array.from({ length: 3 }, () => Math.floor(300 * random())), known[trial]!, known[trial + 9]!];
		const films = [...new Set(mentions)];
		const own = films.map((_, i) => (i < 3 ? 1 : 0));
		const scoreOf = (activity: (typeof activities)[number], rated: number[]) =>
			rated.reduce((sum, r, i) => sum + (r ? weighing.gain(RATERS[films[i]!]!, activity) : 0), 0);
		const mine = scoreOf(activities[1]!, own);
		const rank =
			1 +
			people.filter(({ a, activity }) => {
				const rated = films.map((f) => (random() < chances[f]![a]! ? 1 : 0));
				return scoreOf(activity, rated) >= mine - 1e-9;
			}).length;
		const terms = films.map((f, i) => ({ raters: RATERS[f]!, own: own[i]! }));
		const crowd = crowdOf(terms, 'likelihoodDecoys', activities[1]!);
		errors.push(Math.log2(crowd / rank) / Math.sqrt(0.02 + 2 / rank));
	}
	// Ranks are Poisson about the crowd.
	for (const error of errors) expect(Math.abs(error)).toBeLessThan(4);
	expect(Math.abs(errors.reduce((a, b) => a + b, 0) / errors.length)).toBeLessThan(1);
});

test('a writer of unknown activity gets the mean over all classes', () => {
	const rarities = new Map<number, number>();
	for (const raters of RATERS) rarities.set(raters, (rarities.get(raters) ?? 0) + 1);
	const shares = Array.from({ length: 14 }, (_, i) => ({ share: 1 / 14, ratings: 5 * 1.4 ** i }));
	const many = marginalsOf(RATERS, fitActivity(shares, rarities, PEOPLE), PEOPLE);
	const kinds = classActivities(many);
	for (const adversary of ['tfidf', 'likelihood', 'likelihoodDecoys'] as const)
		for (const list of [[300], [300, 400], [100, 2000, 50], [30, 60, 500, 1200]]) {
			const of = (writer: Activity | null) => {
				const scene = { marginals: many, activities: kinds, writer, members: PEOPLE };
				const estimator = createEstimator(weighingOf(adversary, many, decoys), scene);
				const rows = list.map((raters) => estimator.rows({ raters, own: 0.82 }));
				return Math.log2(geometricMean(estimator.read(deficitsOf(estimator, rows))));
			};
			const mean = kinds.reduce((sum, kind) => sum + of(kind) / kinds.length, 0);
			expect(Math.abs(of(null) - mean)).toBeLessThan(0.1);
		}
});

test('without mentions everyone matches, and the crowd doubles with the assumed membership', () => {
	expect(Math.round(worstOf(crowds, crowds.start([])))).toBe(PEOPLE);
	const larger = createCrowds(marginals, { decoys, members: 2 * PEOPLE });
	const said = [3000, 400].map((raters) => ({ raters, own: 1 }));
	const of = (which: typeof crowds) =>
		crowdsOf(which, mentionAll(which.start(said.map(which.film)), said.map(which.film)));
	expect((of(larger)[1]! - 1) / (of(crowds)[1]! - 1)).toBeCloseTo(2, 2);
});

test('crowds without each film equal those counted one by one', () => {
	const films = [20, 300, 4000, 700, 45, 5000, 1200].map((raters) => film(raters));
	const start = crowds.start(films);
	const alone = films.map((one) => [one]);
	withoutEach(start, alone, (i, others, last) => {
		const direct = mentionAll(
			copyAll(start),
			films.filter((_, j) => j !== i),
		);
		for (const [a, crowd] of crowdsWith(crowds, others, last).entries())
			expect(crowd / crowdsOf(crowds, direct)[a]!).toBeCloseTo(1, 6);
	});
});

test('grids that are only read leave out what cannot matter, and give the same bits', () => {
	const known = [20, 300, 4000, 700].map((raters) => crowds.film({ raters, own: 1 }));
	const unknown = [45, 5000].map((raters) => crowds.film({ raters, own: 0.82 }));
	const [decoy, never] = [crowds.film({ raters: 6000, own: 0 }), crowds.film({ raters: 90, own: 0 })];
	const liked = createCrowds(marginals, { adversaries: ['fuzzyRating'], decoys, opinions: true });
	const opinion = { read: 'liked' as const, shares: [0.6, 0.3, 0.1] };
	const said = [300, 40].map((raters) => liked.film({ raters, own: 1, opinion }));
	const cases = [known, unknown, [...known, decoy, never], [...known, ...unknown, decoy], [decoy]].map(
		(films) => [crowds, films] as const,
	);
	for (const [which, films] of [...cases, [liked, said] as const]) {
		const start = mentionAll(which.start([...films, decoy]), films.slice(0, 1));
		const all = mentionAll(copyAll(start), films.slice(1));
		for (const i of which.adversaries.keys()) {
			const ranks = which.distribution(all, i);
			expect(which.distribution(mentionedUnder(start, i, films.slice(1)), i)).toEqual(ranks);
			expect(trialsOn(which, start).ranks(films.slice(1))[i]).toEqual(ranks);
		}
		expect(trialsOn(which, start).worst(films.slice(1))).toBe(worstOf(which, all));
	}
	const cells = (grid: Mentioned[number]) => grid.reach.reduce((sum, last) => sum + Math.max(0, last + 1), 0);
	const start = crowds.start([...known, decoy]);
	const i = crowds.adversaries.indexOf('scoring');
	const whole = cells(mentionAll(copyAll(start), known)[i]!);
	expect(whole / cells(mentionedUnder(start, i, known)[i]!)).toBeGreaterThan(20);
});

test('once an adversary has a smaller crowd than asked for, no other is asked', () => {
	const asked: number[] = [];
	const counting = {
		...crowds,
		distribution: (mentioned: Mentioned, i: number) => {
			asked.push(i);
			return crowds.distribution(mentioned, i);
		},
	};
	const films = [film(300), film(40)];
	const trials = trialsOn(counting, crowds.start(films));
	const all = crowds.adversaries.map((_, i) => i);
	const each = trials.ranks(films).map(geometricMean);
	const smallest = each.indexOf(Math.min(...each));
	asked.length = 0;
	expect(trials.worst(films, each[smallest]!)).toBe(each[smallest]!);
	expect(asked).toEqual(all);
	asked.length = 0;
	const least = each[smallest]! * 1.0001;
	expect(trials.worst(films, least)).toBeLessThan(least);
	const first = asked.at(-1)!;
	asked.length = 0;
	// Next time that one is asked first.
	expect(trials.worst(films, least)).toBeLessThan(least);
	expect(asked).toEqual([first]);
});

test('the writer may have any rank, however many films are mentioned', () => {
	for (const count of [1, 12, 70]) {
		const films = Array.from({ length: count }, (_, i) => film(RATERS[20 * i]!));
		const mentioned = mentionAll(crowds.start(films), films);
		for (const i of crowds.adversaries.keys()) {
			const { strangers, probability } = crowds.distribution(mentioned, i);
			expect(probability.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
			for (const number of strangers) expect(number).toBeLessThanOrEqual(PEOPLE - 1);
		}
	}
});

test('rare films that the writer has not rated change nothing; better known ones hide the writer more', () => {
	const said = [300, 400, 600].map((raters) => ({ raters, own: 0.82 }));
	const under = (more: Term[]) => crowdOf([...said, ...more], 'scoring');
	const [rare, known, famous] = [1, 2000, 6000].map((raters) => under([{ raters, own: 0 }]));
	expect(rare! / under([])).toBeCloseTo(1, 1);
	expect(known).toBeGreaterThan(1.1 * under([]));
	expect(famous).toBeGreaterThan(1.1 * known!);
});

test('for any films and adversary, a crowd is from 1 to all members, and within its range', () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom(...RATERS), fc.constantFrom(0, 0.82, 1)), { minLength: 1, maxLength: 70 }),
			(list) => {
				const films = list.map(([raters, own]) => film(raters, own));
				const mentioned = mentionAll(crowds.start(films), films);
				for (const [i, crowd] of crowdsOf(crowds, mentioned).entries()) {
					expect(crowd).toBeGreaterThanOrEqual(1);
					expect(crowd).toBeLessThanOrEqual(PEOPLE * 1.000001);
					const { low, high } = crowds.interval(mentioned, i);
					expect(low).toBeGreaterThanOrEqual(1);
					expect(high).toBeGreaterThanOrEqual(low);
					expect(high).toBeLessThanOrEqual(PEOPLE);
				}
			},
		),
		{ numRuns: 25 },
	);
});
