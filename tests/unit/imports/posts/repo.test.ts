import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCbor } from '../../../../src/imports/posts/cbor.ts';
import { posts } from './files.ts';

/** A link in what is encoded. */
class Address {
	readonly bytes: number[];
	constructor(bytes: number[]) {
		this.bytes = bytes;
	}
}

/** Encodes a value as DAG-CBOR (RFC 8949). */
function encode(value: unknown): number[] {
	if (value === null) return [0xf6];
	if (typeof value === 'boolean') return [value ? 0xf5 : 0xf4];
	if (typeof value === 'number' && Number.isSafeInteger(value)) return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === 'number') return [0xfb, ...new Uint8Array(new Float64Array([value]).buffer).reverse()];
	if (typeof value === 'string') {
		const bytes = [...new TextEncoder().encode(value)];
		return [...head(3, bytes.length), ...bytes];
	}
	if (value instanceof Uint8Array) return [...head(2, value.length), ...value];
	if (value instanceof Address) return [...head(6, 42), ...head(2, value.bytes.length + 1), 0, ...value.bytes];
	if (Array.isArray(value)) return [...head(4, value.length), ...value.flatMap(encode)];
	const entries = Object.entries(value as object);
	return [...head(5, entries.length), ...entries.flatMap(([key, each]) => [...encode(key), ...encode(each)])];
}

function head(kind: number, number: number): number[] {
	if (number < 24) return [(kind << 5) | number];
	const size = number < 2 ** 8 ? 1 : number < 2 ** 16 ? 2 : number < 2 ** 32 ? 4 : 8;
	const bytes = Array.from({ length: size }, (_, i) => Math.floor(number / 2 ** (8 * (size - 1 - i))) % 256);
	return [(kind << 5) | (24 + Math.log2(size)), ...bytes];
}

const addressOf = (bytes: number[]) =>
	new Address([1, 0x71, 0x12, 0x20, ...createHash('sha256').update(Uint8Array.from(bytes)).digest()]);

const varint = (number: number): number[] =>
	number < 128 ? [number] : [(number % 128) + 128, ...varint(Math.floor(number / 128))];

/** An archive of these blocks. */
const car = (root: Address, blocks: number[][]): Uint8Array => {
	const header = encode({ roots: [root], version: 1 });
	const sections = blocks.map((bytes) => [...addressOf(bytes).bytes, ...bytes]);
	return Uint8Array.from([header, ...sections].flatMap((section) => [...varint(section.length), ...section]));
};

const record = (text: string, more: object = {}) =>
	encode({ $type: 'app.bsky.feed.post', text, createdAt: '2024-05-06T07:08:09.123Z', ...more });
const like = encode({ $type: 'app.bsky.feed.like', createdAt: '2024-05-06T07:08:09.123Z' });
const [heat, ran, gone] = [record('Heat '.repeat(50)), record('Ran', { langs: ['en'], x: -1.5 }), record('Alien')];
const node = encode({
	l: null,
	e: [
		{ p: 0, k: new TextEncoder().encode('app.bsky.feed.like/3ka'), v: addressOf(like), t: null },
		{ p: 14, k: new TextEncoder().encode('post/3kabc'), v: addressOf(heat), t: null },
		{ p: 21, k: new TextEncoder().encode('xy'), v: addressOf(ran), t: null },
	],
});
const commit = encode({
	...{ did: 'did:plc:abc123', version: 3, data: addressOf(node), rev: '3k', prev: null },
	sig: new Uint8Array(64),
});

test('Bluesky: a key as long as a block does not name a post', async () => {
	const entry = { p: 0, k: new Uint8Array(500_000).fill(97), v: addressOf(heat), t: null };
	const tree = encode({ l: null, e: [entry] });
	expect(await posts('repo.car', car(addressOf(commit), [commit, tree, node, heat]))).toHaveLength(1);
});

test('Bluesky: the posts named by the tree are read, in any order of blocks', async () => {
	const blocks = [heat, like, commit, gone, node, ran];
	const found = await posts('repo.car', car(addressOf(commit), blocks));
	expect(found).toEqual([
		{
			id: '3kabc',
			date: '2024-05-06T07:08:09Z',
			site: 'bsky.app',
			link: 'https://bsky.app/profile/did:plc:abc123/post/3kabc',
			text: 'Heat '.repeat(50).trim(),
		},
		{
			id: '3kxy',
			date: '2024-05-06T07:08:09Z',
			site: 'bsky.app',
			link: 'https://bsky.app/profile/did:plc:abc123/post/3kxy',
			text: 'Ran',
		},
	]);
	expect(await posts('repo.car', car(addressOf(commit), blocks.toReversed()))).toHaveLength(2);
});

test('a repository that was cut off or is damaged is refused with its block', async () => {
	const whole = car(addressOf(commit), [commit, node, heat]);
	await expect(posts('repo.car', whole.slice(0, -1))).rejects.toThrow(/^repo.car, block 3: the file breaks off here/);
	await expect(posts('repo.car', car(addressOf(commit), [commit, [0xa1]]))).rejects.toThrow(
		/^repo.car, block 2: it is damaged/,
	);
	await expect(posts('repo.car', new Uint8Array(100).fill(0xff))).rejects.toThrow(/^repo.car, block 0: it is no block/);
	await expect(posts('repo.car', '')).rejects.toThrow(/^repo.car, block 0: the file breaks off here/);
});

test('values are decoded as they were encoded, and other bytes are refused', () => {
	const value = fc.letrec((tie) => ({
		value: fc.oneof(
			{ depthSize: 'small' },
			fc.constantFrom(null, true, false),
			fc.maxSafeInteger(),
			fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Number.isInteger(n)),
			fc.string({ unit: 'grapheme' }),
			fc.array(tie('value')),
			fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
		),
	})).value;
	fc.assert(
		fc.property(value, (original) => {
			expect(decodeCbor(Uint8Array.from(encode(original)))).toEqual(original);
			expect(() => decodeCbor(Uint8Array.from([...encode(original), 0]))).toThrow(RangeError);
		}),
	);
	expect(() => decodeCbor(new Uint8Array(1000).fill(0x81))).toThrow(RangeError);
	expect(() => decodeCbor(Uint8Array.from([0x9b, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]))).toThrow(RangeError);
});

test('names in a tree that grow endlessly, or share a missing part, are skipped', async () => {
	const name = (p: number, k: string) => ({ p, k: new TextEncoder().encode(k), v: addressOf(heat), t: null });
	const growing = Array.from({ length: 400 }, (_, i) => name(2 ** 32 - 1, `app.bsky.feed.post/${i}`));
	const endless = encode({ l: null, e: [name(0, 'app.bsky.feed.post/a'), ...growing] });
	const found = await posts('repo.car', car(addressOf(endless), [heat, endless]));
	expect(found.map(({ id }) => id)).toEqual([expect.stringMatching(/a$/)]);
	const long = encode({ l: null, e: [name(0, 'app.bsky.feed.post/'), name(19, 'b'.repeat(1020)), name(19, 'c')] });
	expect((await posts('repo.car', car(addressOf(long), [heat, long]))).map(({ id }) => id)).toEqual([
		expect.stringMatching(/c$/),
	]);
});

test('a block with more values than any record is refused, and a key that is too long is not kept', async () => {
	const many = encode({ e: Array(100_001).fill(0) });
	await expect(posts('repo.car', car(addressOf(many), [many]))).rejects.toThrow(/^repo.car, block 1: it is damaged/);
	const name = new TextEncoder().encode(`app.bsky.feed.post/${'a'.repeat(200)}`);
	const tree = encode({ l: null, e: [{ p: 0, k: name, v: addressOf(heat), t: null }] });
	expect(await posts('repo.car', car(addressOf(commit), [commit, tree, heat]))).toMatchObject([
		{ id: 'block 3', link: null },
	]);
});
