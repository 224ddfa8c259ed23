/** Which formats there are, and which files are of one. */
import { blogger } from './blogger.ts';
import { blueskyFiles, blueskyRecords } from './bluesky.ts';
import { discourse } from './discourse.ts';
import { type Format, isHidden, type TextFile } from './format.ts';
import { ghost } from './ghost.ts';
import { lemmy } from './lemmy.ts';
import { letterboxdComments, letterboxdDiary, letterboxdLists, letterboxdReviews } from './letterboxd.ts';
import { mastodon } from './mastodon.ts';
import { isMbox } from './mbox.ts';
import { phpbb } from './phpbb.ts';
import { plainText, webPages } from './plain.ts';
import { reddit } from './reddit.ts';
import { tumblr } from './tumblr.ts';
import { twitter } from './twitter.ts';
import { wordpress } from './wordpress.ts';

/** Each file has the first format that may apply, and files are read in this order. */
const FORMATS: readonly Format[] = [
	letterboxdReviews,
	letterboxdDiary,
	reddit,
	letterboxdComments,
	letterboxdLists,
	discourse,
	phpbb,
	mastodon,
	lemmy,
	twitter,
	blueskyRecords,
	blueskyFiles,
	ghost,
	wordpress,
	blogger,
	tumblr,
];
/**
 * Any text may be in these. In archives they are read only if there is nothing else, as other files explain themselves
 * with them.
 */
const PLAIN: readonly Format[] = [webPages, plainText];

/** The format of a text file, by its beginning and its name. */
export const formatOf = (file: Pick<TextFile, 'path' | 'head'>): Format | undefined =>
	[...FORMATS, ...PLAIN].find((format) => format.is(file));

const isKnown = (path: string) => isMbox(path) || FORMATS.some((format) => format.mayBe(path));

/** Whether a file of a folder or archive may have posts, by its path. */
export const mayBeRead = (path: string): boolean =>
	!isHidden(path) && (isKnown(path) || PLAIN.some((format) => format.mayBe(path)));

/** The readable files of a folder or archive: those of services, or texts, which are read only if there is nothing else. */
export function readableOf<T>(
	files: readonly T[],
	pathOf: (file: T) => string,
	isAlso = (_path: string) => false,
): [known: T[], texts: T[]] {
	const isOfService = (path: string) => isKnown(path) || isAlso(path);
	const readable = files.filter((file) => mayBeRead(pathOf(file)) || isAlso(pathOf(file)));
	const { known = [], texts = [] } = Object.groupBy(readable, (file) =>
		isOfService(pathOf(file)) ? 'known' : 'texts',
	);
	return [inOrder(known, pathOf), inOrder(texts, pathOf)];
}

/** Sorts files by the first format that may apply, by path. */
export const inOrder = <T>(files: readonly T[], pathOf: (file: T) => string): T[] =>
	files
		.map((file) => ({ file, order: orderOf(pathOf(file)) }))
		.sort((a, b) => a.order - b.order)
		.map(({ file }) => file);

/** The rank of the first format that a file may have. */
export function orderOf(path: string): number {
	const order = FORMATS.findIndex((format) => format.mayBe(path));
	return order < 0 ? FORMATS.length : order;
}
