import { dirname, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { InputError } from '../../../pack/errors.ts';
import { writeAtomically } from '../../../pack/files.ts';
import { showProgress } from '../../kit/cli/progress.ts';
import {
	count,
	largeCounts,
	number,
	parserOf,
	setUpRatings,
	threads,
	whole,
	withColumnNames,
} from '../../kit/cli/setup.ts';
import { aligned } from '../../kit/cli/text.ts';
import { paperOf, synthesize } from '../../kit/datasets/synthetic.ts';
import { documentOf, prepareOut } from '../../kit/report/out.ts';
import { defaultThreads } from '../../kit/threads/pool.ts';
import { type AnonymizeCommandOptions, type AnonymizeRow, anonymizeAll } from './anonymizeAll.ts';
import { scaleTable } from './anonymizeScale.ts';
import { KINDS } from './release/release.ts';
import { withSvd } from './svd/command.ts';

const part = parserOf(number, (value) => value > 0 && value <= 1, 'It must be above 0 and at most 1.');

export const anonymizeCommand = withSvd(
	withColumnNames(
		new Command('anonymize')
			.description('Release ratings so that everyone has k - 1 others with the same ones; accuracy and attacks.')
			.requiredOption('--k <counts>', 'least size of a group; several, as 2,5,10, are compared', largeCounts)
			.option('--in <file>', 'ratings, of the kinds that --ratings of the others takes; without it made-up people')
			.option('--people <count>', 'without --in: how many people (default: 140132)', count)
			.option('--out <file>', 'where to write the release, Parquet: user_id, item_id, rating; a report next to it'),
	),
)
	.addOption(
		new Option('--release <kind>', 'padded: every item for everyone; pure: what someone in the group rated')
			.choices([...KINDS])
			.default('pure'),
	)
	.option('--sample <part>', 'part of the users of whom bins are made', part, 0.1)
	.option('--known <count>', 'items that the adversary knows of a user', count, 8)
	.option('--targets <count>', 'users who are attacked', count, 1000)
	.option('--no-accuracy', 'leave out the comparison of recommenders, which takes most of the time')
	.option('--scale <people>', 'instead: time and memory for so many made-up people, as 10000,140132', (text: string) =>
		text.split(',').map(count),
	)
	.option('--seed <number>', 'of everything that is drawn but the numbers that users get', whole, 1)
	.addOption(
		new Option(
			'--numbers-seed <number>',
			'draw the numbers that users get from a seed, to repeat a release; keep it secret',
		).argParser(whole),
	)
	.option('--threads <count>', 'threads to work with, up to 64', threads, defaultThreads())
	.option('--json', 'print one JSON document')
	.action(async (o: AnonymizeCommandOptions) => {
		check(o);
		if (o.out !== undefined) await prepareOut(dirname(o.out));
		if (o.scale !== undefined) {
			const rows = await scaleTable(o, o.scale, showProgress('Anonymizing'));
			const cells = rows.map((row) => [
				row.users.toLocaleString('en'),
				row.ratings.toLocaleString('en'),
				row.seconds.toFixed(1),
				row.cpuSeconds.toFixed(1),
				row.peakMB.toFixed(0),
			]);
			const lines = aligned([['people', 'ratings', 'seconds', 'of CPU', 'MB at most'], ...cells]);
			console.log(o.json ? await documentOf({ k: o.k[0], rows }) : lines.join('\n'));
			return;
		}
		const ratings = o.in === undefined ? synthesizeOf(o) : await setUpRatings({ ...o, ratings: o.in });
		const rows = await anonymizeAll(ratings, o);
		const result = rows.length === 1 ? rows[0]! : { rows };
		if (o.out !== undefined) await writeAtomically(`${o.out}.json`, `${await documentOf(result)}\n`);
		console.log(o.json ? await documentOf(result) : linesOf(rows, o).join('\n'));
	});

function check({ k, in: file, out, people, scale }: AnonymizeCommandOptions): void {
	if (k.some((each) => each < 2)) throw new InputError('Groups of 1 hide no one: --k must be at least 2.');
	if ((out !== undefined || scale !== undefined) && k.length > 1)
		throw new InputError('One release has one --k: compare several without --out and --scale.');
	if (scale !== undefined && (out !== undefined || people !== undefined))
		throw new InputError('--scale only measures, people by people: leave out --out and --people.');
	if (file !== undefined && (people !== undefined || scale !== undefined))
		throw new InputError('--people and --scale are of made-up people: leave out --in.');
	if (out !== undefined && file !== undefined && resolve(out) === resolve(file))
		throw new InputError(`${out}: is what is read; give the release another name.`);
	if (out !== undefined && !/\.(parquet|pq)$/i.test(out)) throw new InputError(`${out}: let its name end in .parquet.`);
}

function synthesizeOf({ people, seed }: AnonymizeCommandOptions) {
	try {
		return synthesize(paperOf(people ?? 140_132), seed);
	} catch (error) {
		if (error instanceof RangeError) throw new InputError(`${people} made-up people are too few: ask for more.`);
		throw error;
	}
}

function linesOf(rows: readonly AnonymizeRow[], o: AnonymizeCommandOptions): string[] {
	const four = (value: number) => value.toFixed(4);
	const { users, ratings, attack, rmse, seconds, cpuSeconds, peakMB } = rows.at(-1)!;
	return [
		...(o.out === undefined ? [] : [`${o.out}: ${rows[0]!.released.toLocaleString('en')} ratings of ${users} users`]),
		...(rmse === null
			? []
			: [`RMSE on ratings taken out before: original ${four(rmse.original)}, item means ${four(rmse.itemMeans)}`]),
		`Success of attacks on the original: structure ${four(attack.before.structure)}, label ${four(attack.before.label)}`,
		...aligned([
			['k', 'groups', 'smallest', 'RMSE padded', 'pure', 'structure', 'label', 'nearest', 'most'],
			...rows.map((row) => [
				String(row.k),
				String(row.groups),
				String(row.smallestGroup),
				row.rmse === null ? '–' : four(row.rmse.padded),
				row.rmse === null ? '–' : four(row.rmse.pure),
				four(row.attack.structure),
				four(row.attack.label),
				four(row.attack.nearest),
				four(Math.max(...Object.values(row.attack.most))),
			]),
		]),
		`${ratings.toLocaleString('en')} ratings; ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of CPU), ${peakMB.toFixed(0)} MB at most`,
	];
}
