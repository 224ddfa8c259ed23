import { ImportError } from '../error.ts';
import { isZip } from '../zip.ts';
import { archiveFiles } from './archive.ts';
import { blogger } from './blogger.ts';
import { blueskyFiles, blueskyRecords } from './bluesky.ts';
import { isRepo, readRepo } from './blueskyRepo.ts';
import { decodeStream } from './decode.ts';
import { discourse } from './discourse.ts';
import { bytesOf, type ExportedPost, readRange, type Source } from './exported.ts';
import { baseOf, type Format, type TextFile } from './format.ts';
import { ghost } from './ghost.ts';
import { letterboxdComments, letterboxdDiary, letterboxdLists, letterboxdReviews } from './letterboxd.ts';
import { mastodon } from './mastodon.ts';
import { isMbox, readMbox } from './mbox.ts';
import { plainText, webPages } from './plain.ts';
import { reddit } from './reddit.ts';
import { twitter } from './twitter.ts';
import { wordpress } from './wordpress.ts';

/** Each file is of the first format that it may be, and files are read in this order. */
const FORMATS: readonly Format[] = [
	letterboxdReviews,
	letterboxdDiary,
	reddit,
	letterboxdComments,
	letterboxdLists,
	discourse,
	mastodon,
	twitter,
	blueskyRecords,
	blueskyFiles,
	ghost,
	wordpress,
	blogger,
];
/** Any text may be in these. In archives they are read only if there is nothing else: others explain themselves with them. */
const PLAIN: readonly Format[] = [webPages, plainText];
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
		const start = await readRange(source, 0, START);
		if (isZip(start)) yield* readArchive(source, seen);
		else if (isRepo(source.name)) yield* readRepo(source);
		else
			yield* readFile(
				{ name: source.name, path: source.name, seen },
				bytesOf(source.stream()),
				String.fromCharCode(...start),
			);
	}
}

/** Bytes by which archives and mail are told. */
const START = 5;

async function* readArchive(source: Source, seen: Set<string>): AsyncGenerator<ExportedPost, void> {
	const files = readableOf(await archiveFiles(source, mayBeRead), ({ path }) => path);
	if (files.length === 0) throw nothingIn(source.name);
	for (const { path, bytes } of inOrder(files, (file) => file.path))
		yield* readFile({ name: `${baseOf(path)} in ${source.name}`, path, seen }, bytes);
}

const nothingIn = (name: string) =>
	new ImportError(
		`${name} holds no file of posts that is known here. If there are archives in it, unpack them and choose those.`,
	);

/** The files of a folder or archive that are read. */
function readableOf<T>(files: readonly T[], pathOf: (file: T) => string, isAlso = (_path: string) => false): T[] {
	const readable = files.filter((file) => mayBeRead(pathOf(file)) || isAlso(pathOf(file)));
	const known = readable.filter((file) => isKnown(pathOf(file)) || isAlso(pathOf(file)));
	return known.length > 0 ? known : readable;
}

const isKnown = (path: string) => isMbox(path) || FORMATS.some((format) => format.mayBe(path));
const mayBeRead = (path: string) => !HIDDEN.test(path) && (isKnown(path) || PLAIN.some((format) => format.mayBe(path)));

/** Sorts files by the first format that each may be of, by its path. */
const inOrder = <T>(files: readonly T[], pathOf: (file: T) => string): T[] =>
	files.toSorted((a, b) => orderOf(pathOf(a)) - orderOf(pathOf(b)));

function orderOf(path: string): number {
	const order = FORMATS.findIndex((format) => format.mayBe(path));
	return order < 0 ? FORMATS.length : order;
}

/** What macOS adds to archives, and what people hide. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

async function* readFile(
	about: Pick<TextFile, 'name' | 'path' | 'seen'>,
	bytes: AsyncIterable<Uint8Array>,
	start?: string,
): AsyncGenerator<ExportedPost, void> {
	const { name } = about;
	if (isMbox(about.path, start)) return yield* readMbox(name, bytes);
	const { head, chunks } = await begun(decodeStream(name, bytes), HEAD);
	if (head.trim() === '') throw new ImportError(`${name} is empty. Nothing was imported. Download it again.`);
	const file: TextFile = { ...about, head, chunks };
	const format = [...FORMATS, ...PLAIN].find((known) => known.is(file));
	if (format === undefined)
		throw new ImportError(
			`${name} is no export of posts that is known here; it begins with "${head.trim().slice(0, 60).replace(/\s+/g, ' ')}". Nothing was imported.`,
		);
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
