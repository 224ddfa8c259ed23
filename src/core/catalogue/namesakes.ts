/** Other things that are called as a film is. */
import { lowerBound } from '../algorithms/bisect.ts';
import type { Catalogue } from './catalogue.ts';
import { formWords } from './forms.ts';

/** Kinds of things, whose order is part of the pack format. */
export const NAMESAKE_KINDS = ['series', 'person', 'place', 'band', 'book', 'game', 'character', 'phrase'] as const;
export type NamesakeKind = (typeof NAMESAKE_KINDS)[number];
const LEVEL_BITS = 2;

/** A named thing and how well known it is: 1 if known, 2 if well known, 3 if famous; for a phrase, how common it is. */
export interface Namesake {
	name: string;
	kind: NamesakeKind;
	level: number;
}

/** Returns the position of the level of a kind in packed levels. */
export const shiftOf = (kind: NamesakeKind) => LEVEL_BITS * NAMESAKE_KINDS.indexOf(kind);

/** Returns how well known the thing of this kind is, from packed levels; 0 without one. */
export const levelOf = (levels: number, kind: NamesakeKind): number => (levels >>> shiftOf(kind)) & 3;

/** Returns the packed levels of the things that are called as the title form at a node: two bits a kind, in their order. */
export function namesakesOf({ namesakeNode: nodes, namesakeLevels: levels }: Catalogue, node: number): number {
	if (nodes === undefined || levels === undefined) return 0;
	const at = lowerBound(nodes, node);
	return nodes[at] === node ? levels[at]! : 0;
}

/** Returns packed levels by the words of names, divided by spaces: of two things of one kind the better known counts. */
export function packNamesakes(namesakes: readonly Namesake[]): Map<string, number> {
	const packed = new Map<string, number>();
	for (const { name, kind, level } of namesakes) {
		const key = formWords(name).join(' ');
		const levels = packed.get(key) ?? 0;
		if (key !== '' && level > levelOf(levels, kind))
			packed.set(key, (levels & ~(3 << shiftOf(kind))) | (level << shiftOf(kind)));
	}
	return packed;
}
