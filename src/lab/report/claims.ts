/** What the paper claims, held against a run. */
import type { IdentifyReport } from '../attacks/identify.ts';
import { type Interval, KS } from '../attacks/statistics.ts';
import type { DatasetStep, misdirection, Step } from '../defences/experiments.ts';
import { PAPER_RATES } from './figures.ts';

export interface Results {
	identify: IdentifyReport;
	dataset: DatasetStep[];
	user: (Step & { hidden: number })[];
	misdirect: Awaited<ReturnType<typeof misdirection>>;
}

export interface Verdict {
	claim: string;
	paper: string;
	here: string;
	holds: boolean;
	/** Where it differs: by how much. */
	difference: string;
	/** Where it differs: what this depends on. */
	why: string;
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const between = ([low, high]: Interval) => `${percent(low)} to ${percent(high)}`;

/** A figure of the paper holds where it lies within the interval of ours. */
const figure = (claim: string, paper: number, here: number, interval: Interval, why: string): Verdict => {
	const holds = paper >= interval[0] && paper <= interval[1];
	const points = `${(100 * (here - paper)).toFixed(0)} points`;
	return {
		claim,
		paper: percent(paper),
		here: `${percent(here)} (${between(interval)})`,
		holds,
		difference: holds ? '' : points,
		why: holds ? '' : why,
	};
};

const statement = (claim: string, paper: string, here: string, holds: boolean, why: string): Verdict => ({
	claim,
	paper,
	here,
	holds,
	difference: holds ? '' : here,
	why: holds ? '' : why,
});

const NAMES = {
	setIntersection: 'Set Intersection',
	tfidf: 'TF-IDF',
	scoring: 'Scoring',
	fuzzyRating: 'FuzzyRating',
	exactRating: 'ExactRating',
} as const;
const ORDER = ['exactRating', 'fuzzyRating', 'scoring', 'tfidf', 'setIntersection'] as const;

const WHY = {
	people:
		'It depends on who posts and on what they mention: the more ratings a poster has, the less TF-IDF finds; the rarer what they mention, the more Scoring finds. The table of made-up mentions shows by how much.',
	heavy:
		'Scoring counts matches and hardly weighs how rare they are. Where many people rated much of what is popular, some match everything by chance.',
	narrow: 'Only the rated part of what people mention and how popular it is decide whom Set Intersection keeps.',
	few: 'Few are identified to begin with, so that the rate has no far way to fall.',
};

/** Verdict for each claim of the paper. */
export function verdicts({ identify: r, dataset, user, misdirect }: Results): Verdict[] {
	const { algorithms } = r;
	const rate = (name: keyof typeof NAMES) => algorithms[name].k[1];
	const rates = ORDER.map(rate);
	const ordered = rates.every((value, i) => i === 0 || value < rates[i - 1]!);
	const failures = algorithms.setIntersection.failures![1]!;
	const eight = algorithms.scoring.bins.filter(({ from, targets }) => from >= 8 && targets > 0);
	const withEight = eight.reduce((sum, { targets }) => sum + targets, 0);
	const eightRate = eight.reduce((sum, { targets, k }) => sum + targets * k[1], 0) / Math.max(1, withEight);
	const popular = misdirect.find(({ list }) => list === 'popular')!.steps;
	const rare = misdirect.find(({ list }) => list === 1)!.steps;
	const gone = dataset.find(({ k }) => k[1] === 0) ?? dataset.at(-1)!;
	const tenth = user.find(({ hidden }) => hidden >= 0.1)!;
	const scoring = algorithms.scoring;
	return [
		...Object.entries(NAMES).flatMap(([name, called]) =>
			KS.map((k, i) =>
				figure(
					`${called} finds people within the first ${k}`,
					PAPER_RATES[name as keyof typeof NAMES]![i]!,
					algorithms[name as keyof typeof NAMES].k[k],
					algorithms[name as keyof typeof NAMES].interval[k]!,
					name === 'setIntersection' ? WHY.narrow : WHY.people,
				),
			),
		),
		statement(
			'ExactRating finds more than FuzzyRating, then Scoring, TF-IDF and Set Intersection',
			'59 > 47 > 31 > 20 > 7 %',
			rates.map(percent).join(', '),
			ordered,
			WHY.heavy,
		),
		statement(
			'Set Intersection has a sweet spot at a middling number of mentions',
			'yes',
			sweetSpot(r).here,
			sweetSpot(r).holds,
			WHY.narrow,
		),
		statement(
			'It fails because nobody fits, for',
			'31 %',
			percent(failures.noOnePossible),
			Math.abs(failures.noOnePossible - 0.31) < 0.08,
			WHY.narrow,
		),
		statement(
			'It fails because others fit, for',
			'20 %',
			percent(failures.misdirected),
			Math.abs(failures.misdirected - 0.2) < 0.08,
			WHY.narrow,
		),
		statement(
			'Scoring finds people with 8 or more mentions',
			'60 %',
			percent(eightRate),
			Math.abs(eightRate - 0.6) < 0.15,
			WHY.heavy,
		),
		statement(
			'Of those within the first 100, within the first 10',
			'91 %',
			percent(scoring.given100[10]),
			Math.abs(scoring.given100[10] - 0.91) < 0.1,
			WHY.heavy,
		),
		statement(
			'Of those within the first 100, the first',
			'54 %',
			percent(scoring.given100[1]),
			Math.abs(scoring.given100[1] - 0.54) < 0.1,
			WHY.heavy,
		),
		statement(
			'Keeping heavy raters makes Scoring worse',
			'31 to 22 %',
			`${percent(rate('scoring'))} to ${percent(r.ablations.keepHeavy[1])}`,
			r.ablations.keepHeavy[1] < rate('scoring'),
			'Nobody rated more than a third of the items, so that the rule leaves nobody out.',
		),
		statement(
			'So do flat weights',
			'31 to 20 %',
			`${percent(rate('scoring'))} to ${percent(r.ablations.flat[1])}`,
			r.ablations.flat[1] < rate('scoring'),
			WHY.few,
		),
		statement(
			'To hide everybody, most items must go from the database',
			'88 % of items, 28 % of ratings',
			`${percent(gone.itemsDropped)} of items, ${percent(gone.ratingsDropped)} of ratings`,
			gone.itemsDropped > 0.5 && gone.ratingsDropped > 0.1,
			WHY.few,
		),
		statement(
			'Hiding a tenth of the mentions, the rarest, hardly helps',
			'stays about 31 %',
			`${percent(user[0]!.k[1])} to ${percent(tenth.k[1])}`,
			tenth.k[1] > 0.8 * user[0]!.k[1],
			'Here the rarest tenth carries most of what singles people out.',
		),
		statement(
			'Rare decoys do nothing, even 20',
			'no change',
			`${percent(rare[0]!.k[1])} to ${percent(rare.at(-1)!.k[1])}`,
			Math.abs(rare.at(-1)!.k[1] - rare[0]!.k[1]) <= 0.03,
			'So few people are in the database that even a rare film moves them.',
		),
		statement(
			'Five popular decoys cut it by more than half',
			'31 to 13 %',
			`${percent(popular[0]!.k[1])} to ${percent(popular[5]!.k[1])}`,
			popular[5]!.k[1] < 0.5 * popular[0]!.k[1],
			WHY.few,
		),
		statement(
			'Popular decoys never hide everybody, up to 20',
			'not to 0',
			`${percent(popular.at(-1)!.k[1])} at 20`,
			popular.at(-1)!.k[1] > 0,
			'Here 20 decoys are more than most people mention, so that they outweigh everything.',
		),
	];
}

function sweetSpot({ algorithms }: IdentifyReport): { here: string; holds: boolean } {
	const bins = algorithms.setIntersection.bins.filter(({ targets }) => targets > 0);
	const rates = bins.map(({ k }) => k[1]);
	const best = Math.max(...rates);
	const middle = rates.slice(1, -1);
	const holds = best > 0 && middle.includes(best) && rates[0]! < best && rates.at(-1)! < best;
	return { here: rates.map(percent).join(', '), holds };
}
