/**
 * The repository that Bluesky hands out, a CAR file. Its blocks are the records; nodes of a tree, which name them
 * (e: entries, each with k: the name behind what it shares with the one before, p: how much that is, v: the record); and the
 * commit, which tells the account (did). They come in any order, so that the file is read twice.
 */
import { faults, why } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { postOfBluesky } from './bluesky.ts';
import { type Block, carBlocks } from './car.ts';
import { decodeCbor, type Link } from './cbor.ts';
import { bytesOf, type ExportedPost, type Source } from './exported.ts';
import { fieldsOf, itemsOf } from './jsonValues.ts';

/** Most bytes of a key that is read: longer ones are no keys of posts, and too many arguments of a call. */
const LONGEST_KEY = 1024;
const POSTS = /^app\.bsky\.feed\.post\/([\w.~:-]+)$/;

export const isRepo = (path: string): boolean => /\.car$/i.test(path);

/** Streams the posts of a repository. @throws ImportError with the number of a block that is damaged */
export async function* readRepo(source: Source): AsyncGenerator<ExportedPost, void> {
	const names = new Map<string, string>();
	let did: string | null = null;
	for await (const block of carBlocks(source.name, bytesOf((source.apart ?? source).stream()))) {
		const fields = fieldsOf(recordOf(source.name, block));
		if (Array.isArray(fields.e)) for (const [address, key] of postsIn(fields.e)) names.set(address, key);
		else if (typeof fields.did === 'string' && 'sig' in fields) did = /^did:[\w:.%-]+$/.exec(fields.did)?.[0] ?? null;
	}
	for await (const block of carBlocks(source.name, bytesOf(source.stream()))) {
		const key = names.get(block.address);
		const post = key === undefined ? null : postOfBluesky(recordOf(source.name, block), did, key);
		if (post !== null) yield post;
	}
}

/** The addresses of the posts that a node of the tree names, with their keys. */
function postsIn(entries: readonly unknown[]): [address: string, key: string][] {
	let name = '';
	return itemsOf(entries).flatMap((entry) => {
		const { p, k, v } = fieldsOf(entry);
		if (typeof p !== 'number' || !(p <= name.length) || !(k instanceof Uint8Array)) return [];
		if (p + k.length > LONGEST_KEY) return [];
		name = name.slice(0, p) + String.fromCharCode(...k);
		const key = POSTS.exec(name)?.[1];
		const { link } = fieldsOf(v) as Partial<Link>;
		return key === undefined || typeof link !== 'string' ? [] : [[link, key]];
	});
}

function recordOf(name: string, { bytes, number, address }: Block): unknown {
	// Pictures may be among the blocks, as they are.
	if (!address.startsWith('0171')) return null;
	try {
		return decodeCbor(bytes);
	} catch {
		throw new ImportError(faults.again(faults.atBlock(name, number, why.damaged)));
	}
}
