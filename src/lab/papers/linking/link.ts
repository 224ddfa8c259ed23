/** Runs the experiments: two accounts of each person, by number of films, of candidates and of absent people. */
import { type Progress, showProgress } from '../../kit/cli/progress.ts';
import type { Ratings } from '../../kit/datasets/ratings.ts';
import { type CurvePoint, curveOf, guessesFrom, probabilities } from '../../kit/sure.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import type { Division, Pairs } from './accounts.ts';
import { ATTACKERS, type Attacker } from './attackers.ts';
import { type LinkResult, linkOneTask, PLANNED } from './linkOne.ts';
import { createPrepare } from './model.ts';
import { type Figures, figuresOf, guessesOf, type Row, rowsOf } from './rows.ts';
import { likedOf, likedShares, NOISES, type StanceOptions, stanceOneTask } from './stance.ts';

export interface LinkRunOptions {
	division: Division;
	films: readonly number[];
	absent: readonly number[];
	targets: number;
	/** Numbers of candidates, if there are more than this. */
	candidates: readonly number[];
	steps: number;
	seed: number;
	/** Whether to use opinions on films too; needs ratings. */
	stance: boolean;
}

/** What Likelihood with opinions finds among all candidates with half of the targets absent. */
interface StanceRow extends Figures {
	films: number;
	/** Share of the stances that are read wrongly; null for no stances. */
	noise: number | null;
}

interface CrowdRow {
	films: number;
	targets: number;
	/** Share of targets whose estimated crowd is within a factor 2 of the true rank. */
	within2: number;
	/** The same for rarity-weighted overlap and the crowd from rater counts alone; null if no one shares a film. */
	byCounts: { targets: number; within2: number } | null;
}

/** What Likelihood finds among all candidates with half absent, before and after people follow plans that take out films. */
interface PlanRow {
	films: number;
	/** Most films that are taken out. */
	taken: number;
	recallAt90: number;
	planned: Figures;
	/** The same once each is replaced by a popular film that neither account mentions. */
	swapped: Figures;
}

interface Curve {
	attacker: Attacker;
	films: number;
	points: CurvePoint[];
}

export interface LinkReport {
	users: number;
	items: number;
	ratings: number;
	division: Division;
	seed: number;
	rows: Row[];
	crowds: CrowdRow[];
	/** Precision and recall among all candidates, half of the targets absent. */
	curves: Curve[];
	/** What the extension's plans save. */
	plans: PlanRow[];
	/** A bound on what stances would add. */
	stance: StanceRow[];
}

/** Share of the absent in the figures for all candidates. */
const HALF = 0.5;

/**
 * Runs every attacker on accounts drawn from ratings, and reports how many each finds and how sure it can be.
 * @param seen receives the accounts of each size, and what was found of the targets
 */
export async function runLink(
	ratings: Ratings,
	pool: Pool,
	options: LinkRunOptions,
	progress?: Progress,
	seen?: (pairs: Pairs, results: readonly LinkResult[]) => void,
): Promise<LinkReport> {
	const { division, seed } = options;
	const prepare = createPrepare(ratings, options);
	const report: LinkReport = {
		users: ratings.users,
		items: ratings.items,
		ratings: ratings.count,
		...{ division, seed, rows: [], crowds: [], curves: [], plans: [], stance: [] },
	};
	for (const films of options.films) {
		const prepared = prepare(films);
		if (prepared === null) continue;
		const { draw, fitted, pairs } = prepared;
		const people = pairs.people.length;
		const sizes = [...options.candidates.filter((size) => size < people), people];
		const targets = Array.from({ length: Math.min(options.targets, people) }, (_, i) => ({
			user: i,
			items: [],
		}));
		const run = `${division} ${films} ${seed}`;
		const results = await pool.map(linkOneTask, targets, { run, fitted, pairs, sizes }, progress);
		addTo(report, results, draw, sizes, options.absent);
		seen?.(pairs, results);
		if (options.stance) report.stance.push(...(await stanceRows(ratings, pool, { fitted, pairs, run, seed }, results)));
	}
	return report;
}

function addTo(
	report: LinkReport,
	results: readonly LinkResult[],
	draw: { division: Division; films: number },
	sizes: readonly number[],
	absent: readonly number[],
): void {
	report.rows.push(...rowsOf(results, draw, sizes, absent));
	const sharing = results.flatMap(({ byCounts }) => byCounts ?? []);
	report.crowds.push({
		films: draw.films,
		...within2Of(results),
		byCounts: sharing.length === 0 ? null : within2Of(sharing),
	});
	const present = results.length - Math.round(HALF * results.length);
	const { recallAt90 } = figuresOf(guessesOf(results, 'likelihood', sizes.length - 1, HALF), present);
	const [planned, swapped] = (['planned', 'swapped'] as const).map((kind) => {
		const outcomes = results.map((result) => result[kind]);
		return figuresOf(guessesFrom(outcomes, HALF), present);
	});
	report.plans.push({ films: draw.films, taken: PLANNED, recallAt90, planned: planned!, swapped: swapped! });
	for (const attacker of ATTACKERS) {
		const guesses = guessesOf(results, attacker, sizes.length - 1, HALF);
		const curve = curveOf(probabilities(guesses, 'calibrated'), guesses, present);
		report.curves.push({ attacker, films: draw.films, points: thinned(curve) });
	}
}

function within2Of(estimates: readonly { rank: number; crowd: number }[]) {
	const within = estimates.filter(({ rank, crowd }) => Math.max(crowd / rank, rank / crowd) <= 2).length;
	return { targets: estimates.length, within2: within / estimates.length };
}

async function stanceRows(
	ratings: Ratings,
	pool: Pool,
	{ fitted, pairs, run, seed }: Pick<StanceOptions, 'fitted' | 'pairs' | 'run' | 'seed'>,
	results: readonly LinkResult[],
): Promise<StanceRow[]> {
	const { strangers } = fitted;
	const liked = (column: Uint32Array) => likedOf(ratings, pairs, column);
	const options: StanceOptions = {
		...{ fitted, pairs, run, seed },
		firstLiked: liked(pairs.first),
		secondLiked: liked(pairs.second),
		shares: likedShares(strangers, likedOf(ratings, strangers, strangers.first), ratings.items),
	};
	const targets = results.map((_, i) => ({ user: i, items: [] }));
	const withStance = await pool.map(stanceOneTask, targets, options, showProgress('Reading stances'));
	const present = results.length - Math.round(HALF * results.length);
	return [null, ...NOISES].map((noise, n) => {
		const outcomes = results.map(({ outcomes }, i) => (n === 0 ? outcomes.likelihood.at(-1)! : withStance[i]![n - 1]!));
		return { films: pairs.films, noise, ...figuresOf(guessesFrom(outcomes, HALF), present) };
	});
}

const MOST_POINTS = 100;

/** Every so many points of a curve, the last one included. */
const thinned = (curve: readonly CurvePoint[]): CurvePoint[] => {
	const step = Math.ceil(curve.length / MOST_POINTS);
	return curve.filter((_, i) => (curve.length - 1 - i) % step === 0);
};
