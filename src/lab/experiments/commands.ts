import { Command, Option } from 'commander';
import { ALGORITHMS, type Algorithm } from '../attacks/attack.ts';
import { constantsTried, fit } from '../attacks/fit.ts';
import { KS } from '../attacks/statistics.ts';
import { writeWhole } from '../packFile.ts';
import { showProgress } from '../progress.ts';
import { summary } from '../report/claims.ts';
import { describe } from '../report/describe.ts';
import type { Figure } from '../report/figure.ts';
import { datasetFigures, identifyFigures, misdirectFigure, userFigure } from '../report/figures.ts';
import { toHtml } from '../report/html.ts';
import { prepareOut, writeOut } from '../report/out.ts';
import { assertSuppressible, datasetSuppression, misdirection, type Step, userSuppression } from '../runs/defences.ts';
import { identify } from '../runs/identify.ts';
import { calibrateCommand } from './calibrate.ts';
import { companionsCommand } from './companions.ts';
import { defendCommand } from './defend.ts';
import { driftCommand } from './drift.ts';
import { identifyLines } from './identifyText.ts';
import { type EngineOptions, identifyOnEngine } from './onEngine.ts';
import { reproducePaper } from './paper.ts';
import { type Setup, type SetupOptions, setUp, withSetup } from './setup.ts';
import { aligned, share } from './text.ts';

interface Outcome {
	result: object;
	lines: string[];
	figures: Figure[];
}

/**
 * A command over ratings and mentions: sets up, runs, prints, writes, and ends the threads whatever happens.
 * @param elsewhere refuses options before anything is set up, or does without where they ask for that
 */
function experiment<O extends SetupOptions>(
	name: string,
	description: string,
	run: (setup: Setup, options: O, begun: number) => Promise<Outcome>,
	elsewhere: (options: O) => Promise<Omit<Outcome, 'figures'> | null> = async () => null,
): Command {
	return withSetup(new Command(name).description(description)).action(async (options: O) => {
		const begun = performance.now();
		if (options.out !== undefined) await prepareOut(options.out);
		const done = await elsewhere(options);
		if (done !== null) {
			if (options.out !== undefined) await writeOut(options.out, name, done.result, []);
			console.log(options.json ? JSON.stringify(done.result, null, '\t') : done.lines.join('\n'));
			return;
		}
		const setup = await setUp(options);
		try {
			const { result, lines, figures } = await run(setup, options, begun);
			if (options.out !== undefined) await writeOut(options.out, name, result, figures);
			console.log(options.json ? JSON.stringify(result, null, '\t') : lines.join('\n'));
		} finally {
			await setup.pool.close();
		}
	});
}

const algorithmFlag = () =>
	new Option('--algorithm <name>', 'algorithm to defend against').choices(ALGORITHMS).default('scoring');
type WithAlgorithm = SetupOptions & { algorithm: Algorithm };

const rateRows = (head: string[], rows: (Step & { cells: string[] })[]) =>
	aligned([
		[...head, ...KS.map((k) => `k = ${k}`), '95 % of k = 1'],
		...rows.map(({ cells, k, interval }) => [...cells, ...KS.map((n) => share(k[n])), interval.map(share).join('-')]),
	]);

const suppress = experiment<WithAlgorithm & { level: 'dataset' | 'user' }>(
	'suppress',
	'What dropping rare items, or hiding rare mentions, does for people.',
	async ({ ratings, targets, pool }, { level, algorithm, seed }) => {
		if (level === 'dataset') {
			const steps = await datasetSuppression(
				ratings,
				targets,
				pool,
				{ algorithm, seed },
				showProgress('Dropping items'),
			);
			const rows = steps.map((step) => ({
				...step,
				cells: [String(step.threshold), share(step.itemsDropped), share(step.ratingsDropped)],
			}));
			const lines = rateRows(['raters below', 'items dropped', 'ratings dropped'], rows);
			return { result: { level, algorithm, steps }, lines, figures: datasetFigures(steps) };
		}
		const steps = await userSuppression(ratings, targets, pool, { algorithm, seed }, showProgress('Hiding mentions'));
		const lines = rateRows(
			['to hide', 'hidden'],
			steps.map((step) => ({ ...step, cells: [share(step.hidden), share(step.reallyHidden)] })),
		);
		return { result: { level, algorithm, steps }, lines, figures: [userFigure(steps)] };
	},
	async ({ level, algorithm }) => {
		if (level === 'dataset') assertSuppressible(algorithm);
		return null;
	},
)
	.addOption(
		new Option('--level <level>', 'drop items from the database, or let each user hide mentions')
			.choices(['dataset', 'user'])
			.makeOptionMandatory(),
	)
	.addOption(algorithmFlag());

const misdirect = experiment<WithAlgorithm>(
	'misdirect',
	'What mentioning 0 to 20 items that one has not rated does for people.',
	async ({ ratings, targets, pool }, { algorithm, seed }) => {
		const lists = await misdirection(ratings, targets, pool, { algorithm, seed }, showProgress('Adding decoys'));
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
).addOption(algorithmFlag());

const paper = experiment(
	'paper',
	'All experiments of "You Are What You Say", with a report of each claim.',
	async (setup, options, begun) => {
		const { report, figures } = await reproducePaper(setup, options.seed, begun);
		const folder = options.out ?? 'out/paper';
		await writeWhole(`${folder}/report.html`, toHtml(report, figures));
		if (options.out === undefined) await writeOut(folder, 'paper', report, figures);
		const rows = report.verdicts.map(({ claim, paper, here, verdict }) => [claim, paper, here, verdict]);
		const lines = [
			...aligned([['claim', 'paper', 'here', ''], ...rows]),
			'',
			summary(report.verdicts),
			`All experiments took ${report.seconds.toFixed(1)} s. The report is in ${folder}/report.html.`,
		];
		return { result: report, lines, figures };
	},
);

/** In memory, or on an engine for ratings that memory does not hold. */
function identifyCommand(): Command {
	const inMemory = experiment(
		'identify',
		'Who can be found by the films they mention, by each algorithm.',
		async (setup, { seed }) => {
			const { ratings, targets, pool } = setup;
			const result = await identify(ratings, targets, pool, seed, showProgress('Looking for people'));
			return { result, lines: identifyLines(result), figures: identifyFigures(result) };
		},
		async (options: EngineOptions) => (options.engine === 'memory' ? null : identifyOnEngine(options)),
	);
	return inMemory
		.addOption(
			new Option('--engine <name>', 'where to run: in memory, DuckDB over a file, or a ClickHouse cluster')
				.choices(['memory', 'duckdb', 'clickhouse'])
				.default('memory'),
		)
		.option('--url <address>', 'clickhouse: HTTP address of one of its servers')
		.option('--table <name>', 'clickhouse: the Distributed table, as load-clickhouse makes it', 'ratings');
}

/** The commands that work on ratings and mentions. */
export const experiments = [
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
	identifyCommand(),
	suppress,
	misdirect,
	paper,
	calibrateCommand,
	defendCommand,
	companionsCommand,
	driftCommand,
	experiment(
		'fit-likelihood',
		"Estimate Likelihood's constants, judged on people left out.",
		async (setup, { seed }) => {
			const { ratings, targets, pool, rated } = setup;
			const fitted = await pool.map('fitOne', targets, {}, showProgress('Trying constants'));
			const result = { targets: targets.length, ...fit(fitted, constantsTried(rated), ratings.users, seed) };
			const lines = [
				`estimated on all: posting ${result.constants.posting}, liking ${result.constants.liking}`,
				'judged on people left out, 10 parts, 5 times:',
				...aligned([
					[...KS.map((k) => `k = ${k}`), '95 % of k = 1', 'mean log2 rank'],
					[...KS.map((k) => share(result.k[k])), result.interval.map(share).join('-'), result.meanLog2Rank.toFixed(2)],
				]),
			];
			return { result, lines, figures: [] };
		},
	),
];
