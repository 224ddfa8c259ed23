/** Tables next to the claims: the data, all algorithms, and the sensitivity to how mentions are simulated. */
import type { Table } from '../../kit/report/table.ts';
import { KS } from '../../kit/statistics.ts';
import { ALGORITHMS } from './attacks/attack.ts';
import { NAMES } from './attacks/names.ts';
import type { IdentifyRun } from './claims.ts';

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const share = (value: number) => value.toFixed(2);

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
		'All algorithms: part of the people within the first k, with 95 % intervals by bootstrap (Wilson where all or none are found); wrongly accused: of people who are not in the database, those for whom somebody else alone heads the list',
	head: ['Algorithm', ...KS.map((k) => `k = ${k}`), 'Mean log2 rank', 'Wrongly accused at k = 1'],
	rows: ALGORITHMS.map((name) => {
		const { k, interval, meanLog2Rank, control } = results.identify.algorithms[name];
		return [
			NAMES[name],
			...KS.map((n) => `${share(k[n])} (${share(interval[n]![0])}-${share(interval[n]![1])})`),
			meanLog2Rank.toFixed(2),
			share(control[1]),
		];
	}),
});

const sensitivityTable = ({ sensitivity }: IdentifyRun): Table => ({
	title: 'Made-up mentions: what if people mention rarer films?',
	head: ['Chances of a rated film go by', 'Median raters of a mentioned film', 'Scoring, k = 1', 'TF-IDF, k = 1'],
	rows: sensitivity.map(({ skew, medianRaters, scoring, tfidf }) => [
		skew === 0 ? 'nothing: all alike' : `raters to the power ${skew}`,
		number(medianRaters),
		share(scoring),
		share(tfidf),
	]),
});
