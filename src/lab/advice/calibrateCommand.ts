import { Command, Option } from 'commander';
import { ADVERSARIES, type Adversary, RATING_ADVERSARIES } from '../../core/adversaries/weighing.ts';
import type { Reference } from '../../core/population/reference.ts';
import { InputError } from '../../pack/errors.ts';
import { deliver } from '../kit/cli/experiment.ts';
import { showProgress } from '../kit/cli/progress.ts';
import {
	count,
	counts,
	drawing,
	number,
	type SetupOptions,
	setUpRatings,
	withColumns,
	withRun,
} from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { loadRatings } from '../kit/datasets/load.ts';
import { readMentions, targetsOf } from '../kit/datasets/mentions.ts';
import { halvesOf } from '../kit/datasets/part.ts';
import type { NamedRatings, Ratings } from '../kit/datasets/ratings.ts';
import { releasedGroups } from '../kit/datasets/releasedGroups.ts';
import { drawFrom, simulateTargets } from '../kit/datasets/simulate.ts';
import { withPool } from '../kit/threads/pool.ts';
import { type CountedRow, calibrate } from './calibrate.ts';
import { calibrateStances, type StanceRow } from './calibrateStances.ts';
import { calibrateSure, type SureRow } from './calibrateSure.ts';
import { evidenceLines, evidenceRows } from './evidence.ts';

interface CommandOptions extends Omit<SetupOptions, 'mentions' | 'each'> {
	adversary: Adversary | 'all';
	mentions: number[];
	reference?: string;
	sure?: true;
	halves?: true;
	tastes?: true;
	stances?: true;
	evidence?: string | true;
}

const HEAD = ['adversary', 'mentions', 'own ratings', 'within x2', 'within x4', 'bias', 'error', 'correlation'];

const cellsOf = (row: CountedRow) => [
	row.adversary,
	String(row.mentions),
	row.ownRatings,
	...[row.withinX2, row.withinX4, row.biasLog2, row.maeLog2].map(share),
	row.correlation === null ? '–' : share(row.correlation),
];

/** Reads released people, whose items have the same names as in `ratings`. */
async function readReference(file: string, ratings: Ratings | NamedRatings): Promise<Reference> {
	if (!('itemIds' in ratings)) throw new InputError('A release is of real ratings: say which with --ratings.');
	const release = await loadRatings(file, { pairsOnly: true });
	return releasedGroups(release, (item) => ratings.itemIds.find(release.itemIds.name(item)), ratings.items, file);
}

const sureLines = (rows: readonly SureRow[]) => [
	'How sure someone is of the writer who weighs members by likelihood and suspects decoys, half of the writers absent',
	...aligned([
		['said', 'targets', 'mean said', 'mean given'],
		...rows.map(({ from, targets, said, given }) => [share(from), String(targets), share(said), share(given)]),
	]),
];

const stanceLines = (rows: readonly StanceRow[]) => [
	'With what each mention says of its film, read as wrongly as texts are, for someone who compares it with ratings',
	...aligned([
		['mentions', 'targets', 'smaller, said', 'in truth', 'within x2', 'without opinions', 'bias'],
		...rows.map((row) => [
			String(row.mentions),
			String(row.targets),
			...[row.smaller, row.trulySmaller, row.withinX2, row.plainWithinX2, row.biasLog2].map(share),
		]),
	]),
];

/** People whose posts come from their ratings, or real mentions with their days. */
async function targetsFor(
	ratings: Ratings | NamedRatings,
	{ evidence, mentions, targets: people, skew, seed }: CommandOptions,
) {
	const sizes = mentions.flatMap((size) => new Array<number>(people).fill(size));
	if (typeof evidence !== 'string')
		return simulateTargets(ratings, { sizes, skew, seed }).map(({ user, items }) => ({ user, items }));
	if (!('itemIds' in ratings))
		throw new InputError('Mentions of real people need their ratings: say which with --ratings.');
	const read = await readMentions(evidence, undefined, { times: true });
	return drawFrom(targetsOf(read, ratings).targets, sizes, seed);
}

const aboutReference = ({ facts, people, sizes, films }: Reference) =>
	`Counted in ${facts.source}: ${people} people in ${sizes.length} groups of at least ${facts.k}, who have ${films.length} films in all`;

/** Works on simulated mentions of real or made-up people, so it only shares the flags about ratings. */
export const calibrateCommand = withRun(
	withColumns(
		new Command('calibrate').description(
			'How well the estimated crowd foretells the true rank, by number of mentions.',
		),
	)
		.option('--films <file>', 'titles of the items; not needed here')
		.addOption(
			new Option('--adversary <name>', 'whose ranks are foretold')
				.choices([...ADVERSARIES, ...RATING_ADVERSARIES, 'all'])
				.default('scoring'),
		)
		.option('--mentions <counts>', 'numbers of mentions', counts, [2, 4, 8, 16, 32])
		.option('--targets <count>', 'people for each number', count, 500)
		.option('--skew <power>', 'chances of a rated item go by this power of its raters', number, 0)
		.option('--reference <file>', 'a release of the same items: crowds counted in it are compared too')
		.option('--sure', 'compare how sure someone can be, too: said, and given by someone who knows all ratings')
		.option('--stances', 'compare how much smaller crowds are if posts say what was liked, too')
		.option(
			'--evidence [mentions]',
			'how much smaller crowds are before someone who reads opinions and days, by errors of reading; of real mentions with tags:FILE',
		)
		.option('--halves', 'count raters and activity in one half of the people, and judge on the other')
		.option('--tastes', 'divide people by taste too, as packs of other kinds than films do'),
	1,
).action(async (o: CommandOptions) => {
	const byTime = (name: string) => name === 'scoreboardRhDates' || name === 'scoreboardRhBoth';
	const loaded = await setUpRatings({
		...o,
		times: byTime(o.adversary) || o.adversary === 'all' || o.evidence !== undefined,
	});
	const [counted, ratings] = o.halves === true ? halvesOf(loaded, o.seed) : [loaded, loaded];
	if (byTime(o.adversary) && ratings.byUser.times === null)
		throw new InputError(`${o.ratings ?? 'The made-up population'} has no times of ratings, so no one can know them.`);
	await withPool(ratings, o.threads, async (pool) => {
		const { mentions, targets, skew, seed } = o;
		const able = RATING_ADVERSARIES.filter((name) => !byTime(name) || ratings.byUser.times !== null);
		const adversaries = o.adversary === 'all' ? [...ADVERSARIES, ...able] : [o.adversary];
		const reference = o.reference === undefined ? undefined : await readReference(o.reference, loaded);
		const draw = { adversaries, mentions, targets, skew, seed, ...(reference && { reference }) };
		const model = { ...draw, counted, tastes: o.tastes === true };
		const { rows, counted: inRelease } = await drawing(() =>
			calibrate(ratings, pool, model, showProgress('Comparing')),
		);
		if (o.stances === true && ratings.byUser.levels === null)
			throw new InputError('--stances needs ratings that say what was liked.');
		const stances = o.stances === true ? calibrateStances(ratings, draw) : [];
		const evidence =
			o.evidence === undefined ? [] : evidenceRows(ratings, await drawing(() => targetsFor(ratings, o)), seed);
		const sure = o.sure === true ? calibrateSure(ratings, draw) : [];
		const { users, items, count } = ratings;
		const result = {
			users,
			items,
			ratings: count,
			adversary: o.adversary,
			rows,
			...(reference && { counted: inRelease }),
			...(o.sure && { sure }),
			...(o.stances && { stances }),
			...(o.evidence !== undefined && { evidence }),
		};
		const lines = aligned([
			[...HEAD, 'in the interval', 'certain', 'width'],
			...rows.map((row) => [...cellsOf(row), share(row.coverage90), share(row.certain), row.width.toFixed(2)]),
		]);
		if (reference !== undefined)
			lines.push('', aboutReference(reference), ...aligned([HEAD, ...inRelease.map(cellsOf)]));
		if (o.sure) lines.push('', ...sureLines(sure));
		if (o.stances) lines.push('', ...stanceLines(stances));
		if (o.evidence !== undefined) lines.push('', ...evidenceLines(evidence));
		await deliver('calibrate', o, { result, lines });
	});
});
