import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { type Progress, showProgress } from '../progress.ts';
import { readDelimited, type Sink } from './delimited.ts';
import { createIds } from './ids.ts';
import { type ColumnNames, detectLayout, type Layout } from './layout.ts';
import { isParquet, readParquet } from './parquet.ts';
import type { NamedRatings } from './ratings.ts';
import { createScale } from './scale.ts';
import { openSource, type Source } from './source.ts';
import { createTable } from './table.ts';

export interface LoadOptions {
	/** Names of columns that are not the usual ones. */
	columns?: ColumnNames;
	/** Keep the time of each rating. */
	times?: boolean;
	/** End at the first bad row instead of leaving it out. */
	stopAtBad?: boolean;
	/** Entries that stand twice are as good as once: say nothing of them. */
	repeatsAllowed?: boolean;
	/** Hears of each of the first bad rows, and how many there were in all; by default both go to standard error. */
	onBad?: (message: string) => void;
	progress?: Progress;
}

/** Bad rows that are told one by one. */
const MOST_TOLD = 10;

const RATINGS_ENTRY = /(^|\/)(u\.data|[^/]*ratings?[^/]*\.(csv|dat|tsv|txt)|ratings?)$/i;

/**
 * Reads a ratings file into memory: MovieLens (.dat, .csv, u.data), HetRec, MovieTweetings, Netflix Prize (one file or
 * the folder of them), any CSV with a header, or Parquet; the text kinds also as .gz or .zip. When somebody rated an
 * item twice the later row counts.
 * @throws InputError naming file, line and reason
 */
export async function loadRatings(file: string, options: LoadOptions = {}): Promise<NamedRatings> {
	const { columns = {}, times = false, stopAtBad = false, onBad = console.error } = options;
	const progress = options.progress ?? showProgress(`Reading ${file}`);
	const [userIds, itemIds, scale] = [createIds(), createIds(), createScale()];
	let table = createTable(false, false);
	let badRows = 0;

	const sinkFor = (name: string, rated: boolean, timed: boolean): Sink => {
		if (table.length === 0) table = createTable(rated, timed);
		const bad = (line: number, reason: string) => {
			const message = line > 0 ? `${name}, line ${line}: ${reason}` : `${name}: ${reason}`;
			if (stopAtBad) throw new InputError(`${message}.`);
			if (++badRows <= MOST_TOLD) onBad(`${message}; left out.`);
		};
		return { userIds, itemIds, scale, table, bad };
	};
	try {
		if (isParquet(file))
			await readParquet(file, columns, times, (rated, timed) => sinkFor(file, rated, timed), progress.at);
		else
			for (const part of await partsOf(file)) {
				const source = await openSource(part, RATINGS_ENTRY, progress.at);
				const { layout, pieces } = await peekLayout(source, columns, times);
				const { roles } = layout;
				const sink = sinkFor(source.name, roles.includes('rating'), roles.includes('time'));
				await readDelimited({ name: source.name, pieces }, layout, sink);
			}
	} finally {
		progress.end();
	}
	if (badRows > MOST_TOLD) onBad(`${file}: ${badRows} rows were left out in all.`);
	if (table.length === 0) throw new InputError(`${file}: holds no rating that can be used.`);
	const { ratings, repeated } = table.finish(scale.values());
	if (repeated > 0 && !options.repeatsAllowed) onBad(`${file}: ${repeated} ratings stand twice; the later one counts.`);
	return { ...ratings, userIds, itemIds };
}

/** The file itself, or those of a folder of Netflix Prize files. */
async function partsOf(file: string): Promise<string[]> {
	const info = await stat(file).catch(() => null);
	if (!info?.isDirectory()) return [file];
	const names = (await readdir(file)).filter((name) => /^(mv_|combined_data_).*\.txt(\.gz)?$/.test(name)).sort();
	if (names.length === 0) throw new InputError(`${file}: is a folder without mv_*.txt or combined_data_*.txt.`);
	return names.map((name) => join(file, name));
}

/** Tells the layout by a file's first lines, and gives back all of its pieces. */
async function peekLayout(
	{ name, pieces }: Source,
	columns: ColumnNames,
	times: boolean,
): Promise<{ layout: Layout; pieces: AsyncIterable<Uint8Array> }> {
	const rest = pieces[Symbol.asyncIterator]();
	try {
		const first = await rest.next();
		if (first.done) throw new InputError(`${name}: is empty.`);
		const lines = new TextDecoder().decode(first.value).split(/\r?\n/, 2);
		const layout = detectLayout(name, lines, columns);
		const last = layout.roles.findLastIndex((role) => role !== 'other' && (times || role !== 'time'));
		const roles = layout.roles.slice(0, last + 1).map((role) => (role === 'time' && !times ? 'other' : role));
		return { layout: { ...layout, roles }, pieces: chain(first.value, rest) };
	} catch (error) {
		await rest.return?.();
		throw error;
	}
}

async function* chain(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
	try {
		yield first;
		yield* { [Symbol.asyncIterator]: () => rest };
	} finally {
		await rest.return?.();
	}
}
