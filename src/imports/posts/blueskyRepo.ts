/**
 * The repository that Bluesky hands out, a CAR file. Its blocks are the records; nodes of a tree, which name them
 * (e: entries, each with k: the name behind what it shares with the one before, p: how much that is, v: the record); and the
 * commit, which names the account (did). They come in any order, so that the file is read twice.
 */
import { faults, why } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { postOfBluesky } from './bluesky.ts';
import { type Block, carBlocks, charactersOf } from './car.ts';
import { decodeCbor, type Link } from './cbor.ts';
import { bytesOf, type ExportedPost, type Source } from './exported.ts';
import { fieldsOf, itemsOf } from './values.ts';

/** Most bytes of a name that is read: longer ones do not name posts, and are too many arguments of a call. */
const LONGEST_NAME = 1024;
/** Characters of a key to keep; those of posts have 13. */
const LONGEST_KEY = 100;
/** Bytes of an address. */
const LONGEST_ADDRESS = 36;
/** No account has more posts. Their names are kept, at some hundred bytes each. */
const MOST_POSTS = 1_000_000;
const POSTS = /^app\.bsky\.feed\.post\/([\w.~:-]+)$/;

export const isRepo = (path: string): boolean => /\.car$/i.test(path);

/** Streams the posts of a repository. @throws ImportError with the number of a block that is damaged */
export async function* readRepo(source: Source): AsyncGenerator<ExportedPost, void> {
	const names = new Map<string, string>();
	let did: string | null = null;
	for await (const block of carBlocks(source.name, bytesOf((source.apart ?? source).stream()))) {
		const fields = fieldsOf(recordOf(source.name, block));
		if (Array.isArray(fields.e)) for (const [address, key] of postsIn(fields.e)) names.set(address, key);
		else if (typeof fields.did === 'string' && 'sig' in fields) did = didIn(fields.did);
		if (names.size > MOST_POSTS)
			throw new ImportError(faults.again(faults.atBlock(source.name, block.number, why.manyPosts(MOST_POSTS))));
	}
	for await (const block of carBlocks(source.name, bytesOf(source.stream()))) {
		const key = names.get(block.address);
		if (key === undefined) continue;
		const record = recordOf(source.name, block);
		const post = key === '' ? postOfBluesky(record, null, `block ${block.number}`) : postOfBluesky(record, did, key);
		if (post !== null) yield post;
	}
}

const didIn = (text: string): string | null => (/^did:[\w:.%-]{1,250}$/.test(text) ? text : null);

/** The addresses of the posts named by a node of the tree, with their keys; keys that are too long are empty. */
function postsIn(entries: readonly unknown[]): [address: string, key: string][] {
	let name = '';
	return itemsOf(entries).flatMap((entry) => {
		const { p, k, v } = fieldsOf(entry);
		if (typeof p !== 'number' || !(p <= name.length) || !(k instanceof Uint8Array)) return [];
		if (p + k.length > LONGEST_NAME) return [];
		name = name.slice(0, p) + charactersOf(k);
		const key = POSTS.exec(name)?.[1];
		const { link } = fieldsOf(v) as Partial<Link>;
		if (key === undefined || !(link instanceof Uint8Array) || link.length > LONGEST_ADDRESS) return [];
		// A string that is cut from another keeps it in memory.
		return [[charactersOf(link), key.length > LONGEST_KEY ? '' : structuredClone(key)]];
	});
}

function recordOf(name: string, { bytes, number, isRecord }: Block): unknown {
	if (!isRecord) return null;
	try {
		return decodeCbor(bytes);
	} catch {
		throw new ImportError(faults.again(faults.atBlock(name, number, why.damaged)));
	}
}
