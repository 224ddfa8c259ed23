/** Whether a phrase, or another title, reads well where a draft names a film. */
import { type Item, itemsOf, type Named } from './items.ts';
import { takeOut } from './takeOut.ts';

/** Stands for any phrase. */
const [PHRASE, NOUN] = ['a qzx', 'qzx'];

/** Words before a title that belong to it alone: "Tarr's", "this", "another". */
const BELONGS =
	/(?:['’]s|s['’]|(?<!\p{L})(?:this|that|these|those|another|both|no|some|any|every|each|which|very))\s+$/iu;
/** Its director: "by Béla Tarr". */
const BY = /^[\s,]*(?:by|from)\s+\p{Lu}/u;

/**
 * Whether something else is better said in place of a mention than nothing: its sentence needs a film, and what is around
 * it is of no other. In a list the film is left out, as a writer would: asked which they would follow, readers chose that.
 */
export function maySay(text: string, named: readonly Named[], mention: number): boolean {
	const item = itemsOf(text, named, new Set()).find((other) => other.mention === mention);
	return item !== undefined && !belongs(text, item) && isNeeded(text, named, mention) && isSaid(text, named, mention);
}

const belongs = (text: string, { start, end }: Item) =>
	BELONGS.test(text.slice(Math.max(0, start - 40), start)) || BY.test(text.slice(end, end + 40));

/** Whether "another film" would stand for it. */
const isNeeded = (text: string, named: readonly Named[], mention: number) =>
	takeOut(text, named, [mention]).some(({ edits }) => edits.some((edit) => /film|other/i.test(edit.text)));

/** Whether the phrase is in the sentence then: in brackets, and before some nouns, another way of saying it is found. */
const isSaid = (text: string, named: readonly Named[], mention: number) =>
	takeOut(text, named, [], new Map([[mention, PHRASE]])).some(({ edits }) =>
		edits.some((edit) => edit.text.toLowerCase().includes(NOUN)),
	);
