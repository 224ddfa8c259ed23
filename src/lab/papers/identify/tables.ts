/** Tables next to the claims: the data, all algorithms, and the sensitivity to how mentions are simulated. */
import { aligned, FOUND_HEAD, foundCells, share, type Table } from '../../kit/cli/text.ts';
import { type ByK, KS } from '../../kit/statistics.ts';
import { ALGORITHMS, NAMES } from './attacks/attack.ts';
import type { IdentifyRun } from './claims.ts';
import type { IdentifyReport } from './identify.ts';

/** Placeholder for what this data cannot give. */
export const NONE = '-';
const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const hundredths = (value: number) => value.toFixed(2);

export const identifyTables = (run: IdentifyRun): Table[] => [
	dataOf(run),
	algorithmsOf(run),
	...(run.sensitivity.length === 0 ? [] : [sensitivityTable(run)]),
];

function dataOf({ description }: IdentifyRun): Table {
	const { users, items, ratings, perItem, perUser, posters, mentions, mentionedItems } = description;
	const row = (name: string, paper: string, ...values: number[]) => [name, paper, values.map(number).join(', ')];
	return {
		title: 'Data',
		head: ['What', 'Paper', 'Here'],
		rows: [
			row('Ratings', '12,565,530', ratings),
			row('People', '140,132', users),
			row('Items', '8,957', items),
			row('Ratings of an item: most, mean, median', '48,730, 1,403, 207', perItem.most, perItem.mean, perItem.median),
			row('Ratings by a person: most, mean, median', '6,280, 90, 33', perUser.most, perUser.mean, perUser.median),
			row('People who mention: how many, mentions, items', '133, 3,828, 1,685', posters, mentions, mentionedItems),
		],
	};
}

const algorithmsOf = ({ results }: IdentifyRun): Table => ({
	title:
		'All algorithms: part of the people within the first k, with 95 % intervals by bootstrap (Wilson where all or none are found); wrongly accused: of people who are not in the database, those for whom someone else alone heads the list',
	head: ['Algorithm', ...KS.map((k) => `k = ${k}`), 'Mean log2 rank', 'Wrongly accused at k = 1'],
	rows: ALGORITHMS.map((name) => {
		const report = results.identify.algorithms[name];
		if (report === null) return [NAMES[name], ...KS.map(() => NONE), NONE, NONE];
		const { k, interval, meanLog2Rank, control } = report;
		return [
			NAMES[name],
			...KS.map((n) => `${hundredths(k[n])} (${hundredths(interval[n]![0])}-${hundredths(interval[n]![1])})`),
			meanLog2Rank.toFixed(2),
			hundredths(control[1]),
		];
	}),
});

const sensitivityTable = ({ sensitivity }: IdentifyRun): Table => ({
	title: 'Made-up mentions: what if people mention rarer films?',
	head: ['Chances of a rated film go by', 'Median raters of a mentioned film', 'Scoring, k = 1', 'TF-IDF, k = 1'],
	rows: sensitivity.map(({ skew, medianRaters, scoring, tfidf }) => [
		skew === 0 ? 'nothing: all alike' : `raters to the power ${skew}`,
		number(medianRaters),
		hundredths(scoring),
		hundredths(tfidf),
	]),
});

export function identifyLines(r: IdentifyReport): string[] {
	const byK = (k: ByK) => KS.map((n) => share(k[n]));
	const rows = ALGORITHMS.map((name) => {
		const a = r.algorithms[name];
		if (a === null) return [name, ...KS.map(() => NONE), NONE, NONE, NONE];
		return [...foundCells(name, a.k, a.interval[1]!), a.meanLog2Rank.toFixed(2), share(a.control[1])];
	});
	const failures = r.algorithms.setIntersection.failures!;
	return [
		`${r.targets} targets, ${r.mentions} mentions, ${share(r.ratedShare)} of them rated on average`,
		'',
		...aligned([[...FOUND_HEAD, 'mean log2 rank', 'wrongly accused'], ...rows]),
		...aligned([
			['Scoring, heavy raters kept', ...byK(r.ablations.keepHeavy)],
			['Scoring, flat weights', ...byK(r.ablations.flat)],
			['guess: the most active', ...byK(r.baselines.activity)],
			['guess: anybody', ...byK(r.baselines.chance)],
		]),
		'',
		'Wrongly accused: people not in the database for whom one person alone heads the list.',
		'Set Intersection fails because',
		...aligned([
			['within the first', ...KS.map(String)],
			['too many fit', ...KS.map((k) => share(failures[k]!.notNarrow))],
			['no one fits', ...KS.map((k) => share(failures[k]!.noOnePossible))],
			['others fit', ...KS.map((k) => share(failures[k]!.misdirected))],
		]).map((line) => `  ${line}`),
		'First on the list, by number of mentions',
		...aligned([
			['mentions', ...r.algorithms.scoring.bins.map(({ from, to }) => (to === null ? `${from}+` : `${from}-${to}`))],
			['targets', ...r.algorithms.scoring.bins.map(({ targets }) => String(targets))],
			...ALGORITHMS.map((name) => [
				name,
				...r.algorithms.scoring.bins.map(({ targets }, i) => {
					const found = r.algorithms[name]?.bins[i]?.k[1];
					return targets === 0 ? '' : found === undefined ? NONE : share(found);
				}),
			]),
		]).map((line) => `  ${line}`),
	];
}
