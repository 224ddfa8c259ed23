import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { isZip } from '../zip.ts';
import { archiveFiles, gunzipped } from './archive.ts';
import { isRepo, readRepo } from './blueskyRepo.ts';
import { decodeStream } from './decode.ts';
import { bytesOf, type ExportedPost, readRange, type Source } from './exported.ts';
import { baseOf, type TextFile } from './format.ts';
import { formatOf, inOrder, mayBeRead, orderOf, readableOf } from './formats.ts';
import { isMbox, readMbox } from './mbox.ts';
import { tarFiles } from './tar.ts';
import { isTar, TAR_BLOCK } from './tarHeader.ts';

/** Characters by which a format is told. */
const HEAD = 1 << 13;

/**
 * Streams the posts of an export: its files, its folder, or the archive as it came. Formats are told by content and name. Of a
 * folder, as of an archive, only files that may have posts are read; each file that is not in one has to be known.
 * @throws ImportError with file, row and reason if a file is damaged or unknown. What came before is to be thrown away.
 */
export async function* readPosts(sources: readonly Source[]): AsyncGenerator<ExportedPost, void> {
	const seen = new Set<string>();
	const inFolders = sources.filter(({ name }) => name.includes('/'));
	const chosen = [
		...sources.filter(({ name }) => !name.includes('/')),
		...readableOf(inFolders, ({ name }) => name, isRepo),
	];
	const [folder] = inFolders;
	if (folder !== undefined && chosen.length === 0) throw nothingIn(folder.name.split('/')[0]!);
	for (const source of inOrder(chosen, ({ name }) => name)) {
		const start = await readRange(source.apart ?? source, 0, TAR_BLOCK);
		if (isZip(start)) yield* readArchive(source, seen);
		else if (isGzip(start) || isTar(start)) yield* readPacked(source, seen, isGzip(start) ? gunzipped : whole);
		else if (isRepo(source.name)) yield* readRepo(source);
		else
			yield* readFile(
				{ name: source.name, path: source.name, seen },
				bytesOf(source.stream()),
				String.fromCharCode(...start),
			);
	}
}

const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;
const whole = (source: Source) => bytesOf(source.stream());

async function* readArchive(source: Source, seen: Set<string>): AsyncGenerator<ExportedPost, void> {
	const files = readableOf(await archiveFiles(source, mayBeRead), ({ path }) => path);
	if (files.length === 0) throw nothingIn(source.name);
	for (const { path, bytes } of inOrder(files, (file) => file.path))
		yield* readFile({ name: faults.within(baseOf(path), source.name), path, seen }, bytes);
}

/** Reads a tar archive, or a gzip file, which has one or is a single file. */
async function* readPacked(
	source: Source,
	seen: Set<string>,
	unpacked: (source: Source) => AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<ExportedPost, void> {
	const { name, apart = source } = source;
	if (!(await beginsAsTar(unpacked(apart))))
		return yield* readFile({ name, path: name.replace(/\.gz$/i, ''), seen }, unpacked(source));
	const paths: string[] = [];
	for await (const { path } of tarFiles(name, unpacked(apart), mayBeRead)) paths.push(path);
	if (paths.length === 0) throw nothingIn(name);
	// What is in it comes in any order: each format takes going through it.
	for (const sameFormat of Map.groupBy(inOrder(readableOf(paths, String), String), orderOf).values()) {
		const wanted = new Set(sameFormat);
		for await (const { path, bytes } of tarFiles(name, unpacked(source), (each) => wanted.has(each)))
			yield* readFile({ name: faults.within(baseOf(path), name), path, seen }, bytes);
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
	bytes: AsyncIterable<Uint8Array>,
	start?: string,
): AsyncGenerator<ExportedPost, void> {
	const { name } = about;
	if (isMbox(about.path, start)) return yield* readMbox(name, bytes);
	const { head, chunks } = await begun(decodeStream(name, bytes), HEAD);
	if (head.trim() === '') throw new ImportError(faults.empty(name));
	const file: TextFile = { ...about, head, chunks };
	const format = formatOf(file);
	if (format === undefined)
		throw new ImportError(faults.unknownPosts(name, head.trim().slice(0, 60).replace(/\s+/g, ' ')));
	yield* format.read(file);
}

/** Reads the beginning of a stream, `length` or more, and returns it and the whole. */
async function begun(chunks: AsyncGenerator<string, void>, length: number) {
	let head = '';
	while (head.length < length) {
		const next = await chunks.next();
		if (next.done) break;
		head += next.value;
	}
	return { head, chunks: withHead(head, chunks) };
}

async function* withHead(head: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
	yield head;
	yield* rest;
}
