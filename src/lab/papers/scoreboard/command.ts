import { Command } from 'commander';
import { InputError } from '../../../pack/errors.ts';
import { deliver } from '../../kit/cli/experiment.ts';
import { showProgress } from '../../kit/cli/progress.ts';
import {
	count,
	describeSize,
	loadOptions,
	loadPeople,
	OUT,
	parserOf,
	type SetupOptions,
	withColumns,
	withRun,
} from '../../kit/cli/setup.ts';
import { CLAIMS_HEAD, claimRows, tableLines } from '../../kit/cli/text.ts';
import { bySize } from '../../kit/datasets/bySize.ts';
import { NETFLIX, synthesizeNetflix } from '../../kit/datasets/netflix.ts';
import { bytesOf, type Ratings } from '../../kit/datasets/ratings.ts';
import { countsSentence, type Judgment, judge, toVerdict } from '../../kit/report/claim.ts';
import type { Figure } from '../../kit/report/figure.ts';
import { prepareOut } from '../../kit/report/out.ts';
import { type Pool, withPool } from '../../kit/threads/pool.ts';
import { SCOREBOARD_CLAIMS } from './claims.ts';
import { scoreboardFigures, sparsityFigure } from './figures.ts';
import { runScoreboard, type ScoreboardReport } from './run.ts';
import { sparsityOf } from './sparsity.ts';
import { createChoice } from './targets.ts';
import { scoreboardTables, sparsityTable } from './text.ts';

interface ScoreboardOptions
	extends Pick<SetupOptions, 'ratings' | 'seed' | 'threads' | 'json' | 'out' | 'roundRatings'> {
	scale: number;
	targets: number;
	records: number;
	check: number;
	userColumn?: string;
}

const LEAST_SCALE = 0.001;

const part = parserOf(
	Number,
	(value, text) => /^(0?\.\d+|0|1(\.0*)?)$/.test(text) && value >= LEAST_SCALE,
	`It must be a number from ${LEAST_SCALE} to 1.`,
);
const withFlags = (command: Command, records: number): Command =>
	withRun(
		withColumns(command)
			.option('--scale <part>', 'without --ratings: part of the people of the Netflix-like population', part, 1)
			.option('--records <count>', 'records whose nearest neighbor is looked for', count, records),
	).addOption(OUT());

async function setUp(o: ScoreboardOptions): Promise<{ ratings: Ratings; about: string }> {
	const startedAt = performance.now();
	const made = o.ratings === undefined;
	const ratings = made ? makeUp(o) : bySize(await loadPeople(o.ratings!, loadOptions({ ...o, times: true })));
	const size = describeSize(ratings);
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
	console.error(
		`${size}: ${(bytesOf(ratings) / 1e6).toFixed(0)} MB in memory, shared by ${o.threads} threads; ${made ? 'made' : 'read'} in ${seconds} s, ${(process.resourceUsage().maxRSS / 1024 ** 2).toFixed(2)} GB at the peak`,
	);
	return {
		ratings,
		about: `${made ? 'A made-up population with marginals of the Netflix Prize data' : o.ratings}: ${size}`,
	};
}

function makeUp({ scale, seed }: ScoreboardOptions): Ratings {
	try {
		return synthesizeNetflix(scale, seed);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw new InputError(
			`${error.message} Ask for more than ${Math.round(scale * NETFLIX.users)} people with --scale.`,
		);
	}
}

async function carryOut(
	name: string,
	o: ScoreboardOptions,
	run: (ratings: Ratings, pool: Pool) => Promise<{ result: object; text: string[]; figures: Figure[] }>,
): Promise<void> {
	if (o.out !== undefined) await prepareOut(o.out);
	const { ratings, about } = await setUp(o);
	await withPool(ratings, o.threads, async (pool) => {
		const { result, text, figures } = await run(ratings, pool);
		const document = { about, synthetic: o.ratings === undefined, ...result };
		await deliver(name, o, { result: document, lines: [about, '', ...text], figures });
	});
}

function textOf(result: ScoreboardReport, verdicts: readonly Judgment[]): string[] {
	const { timing, users } = result;
	const claims = { title: 'Claims', head: CLAIMS_HEAD, rows: claimRows(verdicts) };
	return [
		...tableLines([...scoreboardTables(result), claims]),
		'',
		...verdicts.flatMap(({ claim, verdict, why }) =>
			verdict === 'holds' ? [] : [`${claim}: ${verdict}. ${why.join(' ')}`],
		),
		'',
		`${countsSentence(verdicts)}.`,
		...(timing === null
			? []
			: [
					`One target with ${timing.auxSize} clues against ${users.toLocaleString('en')} records: one thread works ${timing.meanMs.toFixed(2)} ms (mean of ${timing.attacks}).`,
				]),
	];
}

export const scoreboardCommand = withFlags(
	new Command('scoreboard').description(
		'Who is found by a few ratings and dates, some of them wrong (Narayanan and Shmatikov 2008).',
	),
	100,
)
	.option('--targets <count>', 'people to look for under each condition', count, 200)
	.action((o: ScoreboardOptions) =>
		carryOut('scoreboard', o, async (ratings, pool) => {
			const { targets, records, seed } = o;
			const result = await runScoreboard(ratings, pool, { targets, records, seed }, showProgress('Looking for people'));
			const verdicts = judge(SCOREBOARD_CLAIMS, { ...result, synthetic: o.ratings === undefined });
			return {
				result: { ...result, verdicts: verdicts.map(toVerdict) },
				text: textOf(result, verdicts),
				figures: scoreboardFigures(result),
			};
		}),
	);

export const sparsityCommand = withFlags(
	new Command('sparsity').description(
		'How similar the nearest neighbor of a record is, exactly, and what it takes to find.',
	),
	500,
)
	.option('--check <count>', 'records searched without pruning too, for its time and the same result', count, 50)
	.action((o: ScoreboardOptions) =>
		carryOut('sparsity', o, async (ratings, pool) => {
			const { targets } = createChoice(ratings, o.records, o.seed)(1, 0);
			const variants = await sparsityOf(ratings, pool, targets, o.check, showProgress('Looking for neighbors'));
			const different = variants.reduce((sum, row) => sum + row.different, 0);
			if (different > 0) throw new Error(`Pruning changed the nearest neighbor of ${different} records.`);
			const { users, items, count } = ratings;
			const result = { users, items, ratings: count, seed: o.seed, variants };
			return { result, text: tableLines([sparsityTable(variants)]), figures: [sparsityFigure(variants)] };
		}),
	);
