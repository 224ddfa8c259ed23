import { type Command, Option } from 'commander';
import { experiment, type Outcome } from '../../kit/cli/experiment.ts';
import { showProgress } from '../../kit/cli/progress.ts';
import { parserOf, type SetupOptions } from '../../kit/cli/setup.ts';
import { aligned, share, span } from '../../kit/cli/text.ts';
import { searchAmong } from '../../kit/outside/exported.ts';
import {
	asksOutside,
	judgeOutside,
	type OutsideOptions,
	outsideLines,
	withOutside,
} from '../../kit/outside/outside.ts';
import { KS } from '../../kit/statistics.ts';
import { constantsTried, fit, fitOneTask } from './attacks/fit.ts';
import { datasetSuppression, misdirection, type Step, userSuppression } from './defend.ts';
import { describe } from './describe.ts';
import { datasetFigures, identifyFigures, misdirectFigure, userFigure } from './figures.ts';
import { attackAll, reportAll } from './identify.ts';
import { sureLines, surenessOf } from './sure.ts';
import { identifyLines } from './tables.ts';

/** The algorithm that people defend themselves against, as in the paper. */
const algorithm = 'scoring';

const shareOf = parserOf(Number, (value) => value > 0 && value <= 1, 'It must be a share from 0 to 1, as .5.');

const rateRows = (head: string[], rows: (Step & { cells: string[] })[]) =>
	aligned([
		[...head, ...KS.map((k) => `k = ${k}`), '95 % of k = 1'],
		...rows.map(({ cells, k, interval }) => [...cells, ...KS.map((n) => share(k[n])), span(interval)]),
	]);

const suppress = experiment<SetupOptions & { level: 'dataset' | 'user' }>(
	'suppress',
	'What dropping rare items, or hiding rare mentions, does for people.',
	async ({ ratings, targets, pool }, { level, seed }) => {
		if (level === 'dataset') {
			const steps = await datasetSuppression(ratings, targets, pool, seed, showProgress('Dropping items'));
			const rows = steps.map((step) => ({
				...step,
				cells: [String(step.threshold), share(step.itemsDropped), share(step.ratingsDropped)],
			}));
			const lines = rateRows(['raters below', 'items dropped', 'ratings dropped'], rows);
			return { result: { level, algorithm, steps }, lines, figures: datasetFigures(steps) };
		}
		const steps = await userSuppression(ratings, targets, pool, seed, showProgress('Hiding mentions'));
		const lines = rateRows(
			['to hide', 'hidden'],
			steps.map((step) => ({ ...step, cells: [share(step.hidden), share(step.reallyHidden)] })),
		);
		return { result: { level, algorithm, steps }, lines, figures: [userFigure(steps)] };
	},
).addOption(
	new Option('--level <level>', 'drop items from the database, or let each user hide mentions')
		.choices(['dataset', 'user'])
		.makeOptionMandatory(),
);

const misdirect = experiment(
	'misdirect',
	'What mentioning 0 to 20 items that one has not rated does for people.',
	async ({ ratings, targets, pool }, { seed }) => {
		const lists = await misdirection(ratings, targets, pool, seed, showProgress('Adding decoys'));
		const shown = [0, 1, 2, 5, 10, 20];
		const lines = aligned([
			['k = 1 with so many decoys', ...shown.map(String)],
			...lists.map(({ list, steps }) => [
				list === 'popular' ? 'most popular' : `from ${list} raters`,
				...shown.map((n) => share(steps[n]!.k[1])),
			]),
		]);
		return { result: { algorithm, lists }, lines, figures: [misdirectFigure(lists)] };
	},
);

type IdentifyOptions = SetupOptions & OutsideOptions & { absent?: number };

/** @param elsewhere runs it on another engine if the options say so, or returns null */
export const identifyCommand = <O extends SetupOptions>(
	elsewhere: (options: O) => Promise<Omit<Outcome, 'figures'> | null>,
): Command =>
	withOutside(
		experiment<O & IdentifyOptions>(
			'identify',
			'Who can be found by the films they mention, by each algorithm.',
			async ({ ratings, targets, pool, rated }, o) => {
				const { seed, absent } = o;
				const isAsked = asksOutside(o);
				const attacked = await attackAll(ratings, targets, pool, showProgress('Looking for people'));
				const report = reportAll(ratings, targets, attacked, seed);
				const ours = attacked.usable.map((name, run) => ({
					name,
					ranks: attacked.results.map(({ ranks }) => ranks[run]!),
				}));
				const [outside] = isAsked ? await judgeOutside(searchAmong(ratings, targets), ours, o, seed) : [];
				const sure = absent && (await surenessOf(targets, pool, rated, absent, seed, showProgress('Guessing')));
				return {
					result: { ...report, ...(sure && { sure }), ...(outside && { outside }) },
					lines: [
						...identifyLines(report),
						...(sure ? ['', ...sureLines(sure, absent)] : []),
						...(outside ? ['', ...outsideLines(outside)] : []),
					],
					figures: identifyFigures(report),
				};
			},
			async (o) => {
				const done = await elsewhere(o);
				if (done === null) asksOutside(o);
				return done;
			},
		).option('--absent <share>', 'in memory: how sure each can be, with this share of the targets absent', shareOf),
	);

export const identifyCommands: Command[] = [
	experiment('describe', 'Marginals of ratings and mentions.', async ({ ratings, targets }) => {
		const { result, figures } = describe(ratings, targets);
		const spread = ({ least, median, mean, most, slope }: typeof result.perItem) =>
			[least, median, mean.toFixed(1), most, slope?.toFixed(2) ?? '–'].map(String);
		const lines = [
			`${result.users} users, ${result.items} items, ${result.ratings} ratings; ${result.posters} posters, ${result.mentions} mentions of ${result.mentionedItems} items`,
			...aligned([
				['', 'least', 'median', 'mean', 'most', 'slope'],
				['ratings of an item', ...spread(result.perItem)],
				['ratings by a user', ...spread(result.perUser)],
				['mentions by a poster', ...spread(result.perPoster)],
			]),
		];
		return { result, lines, figures };
	}),
	suppress,
	misdirect,
	experiment(
		'fit-likelihood',
		"Estimate Likelihood's constants, judged on people left out.",
		async (setup, { seed }) => {
			const { ratings, targets, pool, rated } = setup;
			const fitted = await pool.map(fitOneTask, targets, {}, showProgress('Trying constants'));
			const result = { targets: targets.length, ...fit(fitted, constantsTried(rated), ratings.users, seed) };
			const lines = [
				`estimated on all: posting ${result.constants.posting}, liking ${result.constants.liking}`,
				'judged on people left out, 10 parts, 5 times:',
				...aligned([
					[...KS.map((k) => `k = ${k}`), '95 % of k = 1', 'mean log2 rank'],
					[...KS.map((k) => share(result.k[k])), span(result.interval), result.meanLog2Rank.toFixed(2)],
				]),
			];
			return { result, lines, figures: [] };
		},
	),
];
