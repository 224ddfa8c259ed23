import { share, span, type Table } from '../../kit/cli/text.ts';
import { SCORES } from '../../kit/sure.ts';
import type { Attacker } from './attackers.ts';
import type { LinkReport } from './link.ts';
import { PLANNED } from './linkOne.ts';
import type { Figures } from './rows.ts';

export const NAMES: Record<Attacker, string> = {
	likelihood: 'Likelihood',
	rarityOverlap: 'rarity-weighted overlap',
	tfidfCosine: 'TF-IDF cosine',
	jaccard: 'Jaccard',
	fellegiSunter: 'Fellegi-Sunter',
	svdCosine: 'SVD embedding',
};

const MEASURES = {
	score: 'score',
	eccentricity: 'eccentricity',
	likelihoodRatio: 'likelihood ratio',
	calibrated: 'all, calibrated',
};

/** Who is found, as the cells of a row below `FOUND_HEAD`. */
export const foundCells = (row: Figures): string[] => [
	share(row.k1),
	span(row.k1Interval),
	share(row.recallAt90),
	span(row.recallAt90Interval),
	share(row.recallAt99),
	share(row.calibrationError),
];
export const FOUND_HEAD = ['k = 1', '95 %', 'at 90 %', '95 %', 'at 99 %', 'calibration'];

export function linkTables({ rows, crowds, plans, stance }: LinkReport): Table[] {
	const largest = (films: number) =>
		Math.max(...rows.filter((row) => row.films === films).map((row) => row.candidates));
	const shown = rows.filter((row) => row.absent === 0.5 && row.candidates === largest(row.films));
	const byFilms = ['films', ...crowds.map(({ films }) => String(films))];
	return [
		{
			title: 'Found first, and at 90 % and 99 % precision',
			head: ['attacker', 'films', 'candidates', 'absent', ...FOUND_HEAD],
			rows: rows.map((row) => [
				NAMES[row.attacker],
				...[row.films, row.candidates].map((number) => number.toLocaleString('en')),
				share(row.absent),
				...foundCells(row),
			]),
		},
		{
			title:
				'Half absent, all candidates: found at 90 % precision by each measure of confidence, and its calibration error',
			head: ['attacker', 'films', ...SCORES.flatMap((score) => [MEASURES[score], 'error'])],
			rows: shown.map((row) => [
				NAMES[row.attacker],
				String(row.films),
				...SCORES.flatMap((score) => [share(row.by[score].recallAt90), share(row.by[score].calibrationError)]),
			]),
		},
		{
			title: 'Likelihood: crowd of a link within a factor 2 of the true rank',
			head: byFilms,
			rows: [['share', ...crowds.map(({ within2 }) => share(within2))]],
		},
		{
			title: 'Rarity-weighted overlap: the same from rater counts alone, where films are shared',
			head: byFilms,
			rows: [
				['targets', ...crowds.map(({ byCounts }) => String(byCounts?.targets ?? 0))],
				['share', ...crowds.map(({ byCounts }) => (byCounts === null ? '–' : share(byCounts.within2)))],
			],
		},
		{
			title: `Half absent, all candidates: what Likelihood finds at 90 % precision, and once up to ${PLANNED} films are left out, or replaced by popular ones`,
			head: ['films', 'as it is', 'left out', '95 %', 'replaced', '95 %'],
			rows: plans.map(({ films, recallAt90, planned, swapped }) => [
				String(films),
				share(recallAt90),
				...[planned, swapped].flatMap((plan) => [share(plan.recallAt90), span(plan.recallAt90Interval)]),
			]),
		},
		...(stance.length === 0 ? [] : [stanceTable(stance)]),
	];
}

const stanceTable = (stance: LinkReport['stance']): Table => ({
	title: 'Likelihood that knows what both accounts thought of shared films, all candidates, half absent',
	head: ['read wrongly', 'films', ...FOUND_HEAD.slice(0, 4)],
	rows: stance.map((row) => [
		row.noise === null ? 'no stances' : share(row.noise),
		String(row.films),
		...foundCells(row).slice(0, 4),
	]),
});
