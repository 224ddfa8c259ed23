import { InputError } from '../../../pack/errors.ts';
import { type Progress, showProgress } from '../cli/progress.ts';
import { readDelimited } from './delimited.ts';
import { RATINGS_ENTRIES } from './entries.ts';
import { createIds } from './ids.ts';
import { type ColumnNames, detectLayout, missedColumns, type Role } from './layout.ts';
import { openSources } from './openSource.ts';
import { isParquet, readParquet } from './parquet.ts';
import type { NamedRatings } from './ratings.ts';
import { createScale } from './scale.ts';
import { readStart } from './start.ts';
import { createTable, type Sink } from './table.ts';

export interface LoadOptions {
	columns?: ColumnNames;
	times?: boolean;
	/** Whether to ignore ratings and read who rated what, with times if they are asked for. */
	pairsOnly?: boolean;
	roundTo?: number;
	/** Which entry of an archive to read, best pattern first; the ratings by default. */
	entries?: readonly RegExp[];
	repeatsAllowed?: boolean;
	/** Called for each of the first bad rows, and once with their total; by default both are printed to standard error. */
	onBad?: (message: string) => void;
	progress?: Progress;
}

const MOST_REPORTED = 10;

/** Share of bad rows above which the file is assumed to be of another format. */
const MOST_BAD = 0.01;

/**
 * Reads a ratings file into memory: MovieLens (.dat, .csv, u.data), HetRec, MovieTweetings, Netflix Prize (one file or
 * the folder of them), any CSV with a header, or Parquet; text formats also as .gz or .zip. If a user rated an
 * item twice, the later row counts.
 * @throws InputError naming file, line and reason
 */
export async function loadRatings(file: string, options: LoadOptions = {}): Promise<NamedRatings> {
	const { columns = {}, onBad = console.error } = options;
	const wanted = [...(options.pairsOnly ? [] : ['rating' as const]), ...(options.times ? ['time' as const] : [])];
	const progress = options.progress ?? showProgress(`Reading ${file}`);
	const [userIds, itemIds, scale] = [createIds(), createIds(), createScale(options.roundTo)];
	let table = createTable(false, false);
	let [badRows, reported, firstBad] = [0, 0, ''];

	const sinkFor = (name: string, rated: boolean, timed: boolean): Sink => {
		if (table.length === 0) table = createTable(rated, timed);
		const bad = (line: number, reason: string, rows = 1) => {
			const message = line > 0 ? `${name}, line ${line}: ${reason}` : `${name}: ${reason}`;
			badRows += rows;
			firstBad ||= message;
			if (++reported <= MOST_REPORTED) onBad(`${message}; left out.`);
		};
		return { userIds, itemIds, scale, table, bad };
	};
	try {
		if (isParquet(file)) await readParquet(file, options, (rated, timed) => sinkFor(file, rated, timed), progress.at);
		else
			for (const source of await openSources(file, options.entries ?? RATINGS_ENTRIES, progress.at)) {
				const { lines, pieces } = await readStart(source);
				try {
					const detected = detectLayout(source.name, lines, columns);
					const missed = detected.header && missedColumns(detected.roles, detected.cells, wanted);
					if (missed) onBad(`${source.name}: ${missed}.`);
					const layout = { ...detected, roles: neededOf(detected.roles, wanted) };
					const { roles } = layout;
					const sink = sinkFor(source.name, roles.includes('rating'), roles.includes('time'));
					await readDelimited({ name: source.name, pieces }, layout, sink);
				} finally {
					await pieces.return();
				}
			}
	} finally {
		progress.end();
	}
	if (badRows > MOST_REPORTED && badRows > MOST_BAD * (badRows + table.length))
		throw new InputError(
			`${file}: ${badRows} of ${badRows + table.length} rows cannot be used. The first: ${firstBad}.`,
		);
	if (reported > MOST_REPORTED) onBad(`${file}: ${badRows} rows were left out in all.`);
	if (table.length === 0) throw new InputError(`${file}: holds no rating that can be used.`);
	const { ratings, repeated } = table.finish(scale.values());
	if (repeated > 0 && !options.repeatsAllowed) onBad(`${file}: ${repeated} ratings stand twice; the later one counts.`);
	return { ...ratings, userIds, itemIds };
}

/** The roles up to the last column that is read: ratings and times are if they are wanted. */
function neededOf(all: readonly Role[], wanted: readonly Role[]): Role[] {
	const roles = all.map((role) => ((role === 'rating' || role === 'time') && !wanted.includes(role) ? 'other' : role));
	return roles.slice(0, 1 + roles.findLastIndex((role) => role !== 'other'));
}
