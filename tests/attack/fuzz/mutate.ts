/** Changes valid examples a little, so that what reads them gets past its first check. */

export type Random = () => number;

export const below = (random: Random, most: number) => Math.floor(random() * most);
export const pick = <T>(random: Random, values: readonly T[]): T => values[below(random, values.length)]!;

/** Values at which sizes, counts and offsets go wrong. */
const EDGES = [0, 1, 2, 7, 8, 255, 256, 65_535, 65_536, 0x7fffffff, 0x80000000, 0xfffffff8, 0xffffffff];

/** Flips, cuts, repeats and overwrites bytes. */
export function mutateBytes(random: Random, valid: Uint8Array): Uint8Array<ArrayBuffer> {
	let bytes = valid.slice() as Uint8Array<ArrayBuffer>;
	for (let times = 1 + below(random, 3); times > 0 && bytes.length > 8; times--) {
		const at = below(random, bytes.length - 4);
		const how = below(random, 5);
		if (how === 0) bytes[at]! ^= 1 << below(random, 8);
		else if (how === 1) bytes = bytes.slice(0, at);
		else if (how === 2) new DataView(bytes.buffer).setUint32(at, pick(random, EDGES), true);
		else if (how === 3) bytes = joined(bytes.subarray(0, at), bytes.subarray(below(random, at + 1)));
		else bytes = joined(bytes.subarray(0, at), bytes.subarray(at + 1 + below(random, 16)));
	}
	return bytes;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(a.length + b.length);
	all.set(a);
	all.set(b, a.length);
	return all;
}

/** Repeats a piece of a text some thousand times: what is read in more than one way then takes long. */
export function grow(random: Random, text: string): string {
	const at = below(random, text.length + 1);
	const piece = text.slice(at, at + 1 + below(random, 12));
	return text.slice(0, at) + piece.repeat(1 + below(random, 20_000 / Math.max(1, piece.length))) + text.slice(at);
}

/** Letters that programs often mishandle, in addition to any others. */
const LETTERS = [
	...'\0\n\r\t \u00a0\u200b\u202e\ufeff🎬ßİﬁ"\'“«()[]{}<>*_`#\\/|,;:.…字ا१',
	...['\r\n', '\ud800', '\udc00', '👩‍👩‍👧', 'e\u0301', 'http://', '](', '1999', '(1999)', '0', '-1', '1e999', 'NaN'],
	...['null', '__proto__', 'the '],
];

const anyLetter = (random: Random) =>
	random() < 0.8 ? pick(random, LETTERS) : String.fromCodePoint(below(random, 0x110000));

/** Inserts, removes, repeats and replaces parts of a text. */
export function mutateText(random: Random, valid: string): string {
	let text = valid;
	for (let times = 1 + below(random, 4); times > 0; times--) {
		const at = below(random, text.length + 1);
		const to = at + below(random, 12);
		const how = below(random, 5);
		if (how === 0) text = text.slice(0, at) + anyLetter(random) + text.slice(at);
		else if (how === 1) text = text.slice(0, at) + text.slice(to);
		else if (how === 2) text = text.slice(0, to) + text.slice(at);
		else if (how === 3) text = text.slice(0, at) + anyLetter(random).repeat(1 + below(random, 40)) + text.slice(to);
		else text = text.slice(0, random() < 0.2 ? at : text.length);
	}
	return text;
}

const STRANGE = [
	...[
		null,
		undefined,
		true,
		0,
		-1,
		0.5,
		1e300,
		Number.NaN,
		Number.POSITIVE_INFINITY,
		'',
		' ',
		'\0',
		'x'.repeat(70_000),
	],
	...[[], {}, [[]], { kind: 'view' }, { length: 3 }, Array(600).fill(0), { __proto__: null }],
	Object.create(Array.prototype),
];

/** Replaces, removes, renames and repeats parts of a plain value. */
export function mutateValue(random: Random, value: unknown): unknown {
	if (random() < 0.15 || value === null || typeof value !== 'object') {
		if (typeof value === 'string' && random() < 0.6) return mutateText(random, value);
		if (typeof value === 'number' && random() < 0.6) return value + pick(random, [1, -1, 0.5, 2 ** 53, Number.NaN]);
		return pick(random, STRANGE);
	}
	if (Array.isArray(value)) {
		if (value.length === 0 || random() < 0.3) return [...value, pick(random, STRANGE)];
		const at = below(random, value.length);
		if (random() < 0.2) return Array(1 + below(random, 700)).fill(value[at]);
		return value.map((part, i) => (i === at ? mutateValue(random, part) : part));
	}
	const keys = Object.keys(value);
	if (keys.length === 0) return { added: pick(random, STRANGE) };
	const key = pick(random, keys);
	const { [key]: part, ...others } = value as Record<string, unknown>;
	if (random() < 0.15) return others;
	if (random() < 0.1) return { ...others, [mutateText(random, key)]: part };
	return { ...others, [key]: mutateValue(random, part) };
}
