/** What is decided of names that items of several kinds have, where packs of several kinds are used together. */
import { isPackKind, type PackKind } from '../../core/catalogue/packKinds.ts';
import type { FoundOfKind } from '../../core/mentions/acrossKinds.ts';
import { isSure } from '../../core/mentions/certainty.ts';
import type { GoldMention } from './gold.ts';

interface Span {
	start: number;
	end: number;
}

type Found = FoundOfKind<Span & { confidence: number }>;

/**
 * What becomes of a labeled name: the kind meant is taken without a question, it is among those asked about, another kind is taken,
 * or nothing is. Of a name that may be of either kind, one is taken.
 */
export type Outcome = 'right' | 'asked' | 'wrong' | 'lost' | 'one taken';
export const OUTCOMES: readonly Outcome[] = ['right', 'asked', 'wrong', 'lost', 'one taken'];

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Whether packs of several kinds find a name in these words. */
export const isShared = (span: Span, found: readonly Found[]): boolean =>
	found.filter(({ mentions }) => mentions.some((mention) => overlap(mention, span))).length > 1;

/** The kind that a label says is meant; null for either. */
export const kindMeant = ({ kind }: GoldMention): PackKind | null => (isPackKind(kind) ? kind : null);

/** @param meant the kind that a name is of, null for either */
export function outcomeOf(span: Span, meant: PackKind | null, kept: readonly Found[]): Outcome {
	const here = kept.flatMap(({ kind, mentions }) =>
		mentions.filter((mention) => overlap(mention, span)).map((mention) => ({ kind, isSure: isSure(mention) })),
	);
	const isTaken = here.length === 1 && here[0]!.isSure;
	if (here.length === 0) return 'lost';
	if (meant === null) return isTaken ? 'one taken' : 'asked';
	if (!here.some(({ kind }) => kind === meant)) return here.some((one) => one.isSure) ? 'wrong' : 'lost';
	return isTaken ? 'right' : 'asked';
}

/** How many questions a text asks, and how many of them are between kinds: mentions that overlap are one. */
export function questionsOf(kept: readonly Found[]): { all: number; betweenKinds: number } {
	const mentions = kept
		.flatMap(({ kind, mentions }) => mentions.map((mention) => ({ ...mention, kind })))
		.sort((a, b) => a.start - b.start);
	const groups: (typeof mentions)[] = [];
	let end = 0;
	for (const mention of mentions) {
		if (mention.start < end) groups.at(-1)!.push(mention);
		else groups.push([mention]);
		end = Math.max(end, mention.end);
	}
	const asked = groups.filter((group) => group.some((mention) => !isSure(mention)));
	return {
		all: asked.length,
		betweenKinds: asked.filter((group) => new Set(group.map((m) => m.kind)).size > 1).length,
	};
}
