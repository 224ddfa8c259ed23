import type { Catalogue } from '../catalogue/catalogue.ts';
import { levelOf } from '../catalogue/namesakes.ts';

/** Other things that a title may name, as bits. */
export const NAMESAKE = { series: 1, place: 2 } as const;

/** Levels from which a namesake counts. */
const LEAST = { series: 3, place: 2 } as const;
const cache = new WeakMap<Catalogue, Uint8Array>();

/** Returns the bits of every trie node; cached by catalogue. */
export function namesakes(c: Catalogue): Uint8Array {
	let bits = cache.get(c);
	if (bits === undefined) {
		bits = new Uint8Array(c.nodeWord.length);
		for (const [i, node] of c.namesakeNode?.entries() ?? [])
			for (const kind of ['series', 'place'] as const)
				if (levelOf(c.namesakeLevels![i]!, kind) >= LEAST[kind]) bits[node]! |= NAMESAKE[kind];
		cache.set(c, bits);
	}
	return bits;
}
