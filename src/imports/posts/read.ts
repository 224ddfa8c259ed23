import { faults } from '../../strings/faults.ts';
import { archiveFiles, gunzipped, isGzip, type UnpackedFile } from '../archive.ts';
import { isZip, LARGEST_DIRECTORY } from '../directory.ts';
import { ImportError } from '../error.ts';
import { isRepo, readRepo } from './blueskyRepo.ts';
import { decodeStream } from './decode.ts';
import { bytesOf, type ExportedPost, readRange, type Source } from './exported.ts';
import { baseOf, type TextFile } from './format.ts';
import { formatOf, inOrder, mayBeRead, orderOf, readableOf } from './formats.ts';
import { beginsAsMail, isMbox, readMbox } from './mbox.ts';
import { tarFiles } from './tar.ts';
import { isTar, TAR_BLOCK } from './tarHeader.ts';

/** Characters by which a format is detected. */
const HEAD = 1 << 13;

/** Receives the files whose posts are read. */
export interface FileLog {
	/** A file begins. Returns a function that removes its posts. */
	begin(): () => void;
	/** A file of a folder or archive was left out as unreadable. */
	leaveOut(name: string): void;
}

/** Shared by the files of one import. */
interface Import {
	seen: Set<string>;
	log: FileLog;
	/** Files that were read. */
	whole: number;
	/** Why the first file that was left out was. */
	first: ImportError | null;
}

const DEAF: FileLog = { begin: () => () => undefined, leaveOut: () => undefined };

/**
 * Streams the posts of an export: its files, its folder, or the archive as downloaded. Formats are detected by content
 * and name. In a folder or archive, only files that may have posts are read, and unreadable ones are left out; any
 * other file must be known.
 * @throws ImportError with file, row, and reason if a file is damaged or unknown, or a whole folder or archive is.
 * Posts so far must then be discarded.
 */
export async function* readPosts(sources: readonly Source[], log = DEAF): AsyncGenerator<ExportedPost, void> {
	const all: Import = { seen: new Set(), log, whole: 0, first: null };
	const inFolders = sources.filter(({ name }) => name.includes('/'));
	const alone = sources.filter(({ name }) => !name.includes('/'));
	const readable = readableOf(inFolders, ({ name }) => name, isRepo);
	const [folder] = inFolders;
	if (folder !== undefined && alone.length === 0 && readable.flat().length === 0)
		throw nothingIn(folder.name.split('/')[0]!);
	for (const source of inOrder(alone, ({ name }) => name)) yield* readSource(all, source);
	for (const files of untilRead(all, readable))
		for (const source of files) yield* unlessDamaged(all, source.name, readSource(all, source));
	if (all.whole === 0 && all.first !== null) throw all.first;
}

async function* readSource(all: Import, source: Source): AsyncGenerator<ExportedPost, void> {
	const { name } = source;
	const start = await readRange(source.apart ?? source, 0, TAR_BLOCK);
	if (isZip(start)) return yield* readArchive(all, source);
	if (isGzip(start) || isTar(start)) return yield* readPacked(all, source, isGzip(start) ? gunzipped : whole);
	if (!isRepo(name)) return yield* readWhole(all, { name, path: name }, bytesOf(source.stream()));
	yield* readRepo(source);
	all.whole++;
}

/** Goes on to texts if no file of a service could be read. */
function* untilRead<T>(all: Import, groups: readonly T[]): Generator<T> {
	const { whole } = all;
	for (const group of groups) if (all.whole === whole) yield group;
}

/** Leaves a file out if it cannot be read, with its posts before the damaged place. */
async function* unlessDamaged(
	all: Import,
	name: string,
	posts: AsyncGenerator<ExportedPost, void>,
): AsyncGenerator<ExportedPost, void> {
	const takeBack = all.log.begin();
	const { size } = all.seen;
	try {
		yield* posts;
	} catch (error) {
		if (!(error instanceof ImportError)) throw error;
		takeBack();
		for (const each of [...all.seen].slice(size)) all.seen.delete(each);
		all.first ??= error;
		all.log.leaveOut(name);
	}
}

const readPart = (all: Import, archive: string, { path, bytes }: UnpackedFile): AsyncGenerator<ExportedPost, void> =>
	unlessDamaged(
		all,
		faults.within(path, archive),
		readWhole(all, { name: faults.within(baseOf(path), archive), path }, bytes),
	);

async function* readWhole(
	all: Import,
	{ name, path }: Pick<TextFile, 'name' | 'path'>,
	bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ExportedPost, void> {
	yield* readFile({ name, path, seen: all.seen }, bytes);
	all.whole++;
}

const whole = (source: Source) => bytesOf(source.stream());

async function* readArchive(all: Import, source: Source): AsyncGenerator<ExportedPost, void> {
	const readable = readableOf(await archiveFiles(source, mayBeRead), ({ path }) => path);
	if (readable.flat().length === 0) throw nothingIn(source.name);
	for (const files of untilRead(all, readable)) for (const file of files) yield* readPart(all, source.name, file);
}

/** Reads a tar archive, or a gzip file, which has one or is a single file. */
async function* readPacked(
	all: Import,
	source: Source,
	unpacked: (source: Source) => AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<ExportedPost, void> {
	const { name, apart = source } = source;
	if (!(await beginsAsTar(unpacked(apart))))
		return yield* readWhole(all, { name, path: name.replace(/\.gz$/i, '') }, unpacked(source));
	const paths: string[] = [];
	let listed = 0;
	for await (const { path } of tarFiles(name, unpacked(apart), mayBeRead)) {
		listed += path.length;
		if (listed > LARGEST_DIRECTORY) throw new ImportError(faults.noDirectory(name));
		paths.push(path);
	}
	if (paths.length === 0) throw nothingIn(name);
	// Its files come in any order: each format takes another pass.
	for (const chosen of untilRead(all, readableOf(paths, String)))
		for (const sameFormat of Map.groupBy(chosen, orderOf).values()) {
			const wanted = new Set(sameFormat);
			for await (const file of tarFiles(name, unpacked(source), (each) => wanted.has(each)))
				yield* readPart(all, name, file);
		}
}

async function beginsAsTar(bytes: AsyncGenerator<Uint8Array, void>): Promise<boolean> {
	const start: number[] = [];
	for await (const chunk of bytes) {
		start.push(...chunk.subarray(0, TAR_BLOCK - start.length));
		if (start.length === TAR_BLOCK) break;
	}
	return isTar(Uint8Array.from(start));
}

const nothingIn = (name: string) => new ImportError(faults.noPostsIn(name));

async function* readFile(
	about: Pick<TextFile, 'name' | 'path' | 'seen'>,
	stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<ExportedPost, void> {
	const { name } = about;
	const { start, bytes } = await startOf(stream);
	if (isMbox(about.path) || beginsAsMail(start)) return yield* readMbox(name, bytes);
	const { head, chunks } = await begun(decodeStream(name, bytes), HEAD);
	if (head.trim() === '') throw new ImportError(faults.empty(name));
	const file: TextFile = { ...about, head, chunks };
	const format = formatOf(file);
	if (format === undefined)
		throw new ImportError(faults.unknownPosts(name, head.trim().slice(0, 60).replace(/\s+/g, ' ')));
	yield* format.read(file);
}

/** The first bytes of a stream as characters, and the whole. */
async function startOf(stream: AsyncIterable<Uint8Array>) {
	const chunks = stream[Symbol.asyncIterator]();
	const first: Uint8Array[] = [];
	let start = '';
	while (start.length < TAR_BLOCK) {
		const next = await chunks.next();
		if (next.done) break;
		first.push(next.value);
		start += String.fromCharCode(...next.value.subarray(0, TAR_BLOCK - start.length));
	}
	return { start, bytes: withFirst(first, { [Symbol.asyncIterator]: () => chunks }) };
}

/** Reads the beginning of a stream, `length` or more, and returns it and the whole. */
async function begun(chunks: AsyncGenerator<string, void>, length: number) {
	let head = '';
	while (head.length < length) {
		const next = await chunks.next();
		if (next.done) break;
		head += next.value;
	}
	return { head, chunks: withFirst([head], chunks) };
}

async function* withFirst<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T, void> {
	yield* first;
	yield* rest;
}
