import { edited } from '../algorithms/edits.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PackKind } from '../catalogue/packKinds.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { isWithin, type Part } from '../mentions/others.ts';
import { ofKind } from '../rewrite/items.ts';
import { type Said, takeOut } from '../rewrite/takeOut.ts';
import type { FirstPlan } from './result.ts';

export interface Drafted {
	/** What the text names, surely or not. */
	all: readonly Mention[];
	/** What these are; films if absent. */
	kind?: PackKind | undefined;
	/** Those that count, which the plan changes. */
	mentions: readonly Mention[];
	/** Parts that are not the writer's. */
	others: readonly Part[];
	/** Films that are called a film in place of their title. */
	plain: ReadonlySet<number>;
	/** Films that no wording leaves out. */
	unworded: ReadonlySet<number>;
}

/** A text as it is after changes. */
export function textThen(text: string, { all, kind, mentions, plain }: Drafted, changes: FirstPlan['changes']) {
	const number = ({ mention }: { mention: number }) => all.indexOf(mentions[mention]!);
	const says = new Map(
		changes.flatMap((change): [number, Said][] => {
			const { to } = change;
			if (to === null) return plain.has(mentions[change.mention]!.film) ? [[number(change), {}]] : [];
			if ('swap' in to) return [[number(change), to.swap.film.title]];
			return [[number(change), 'phrase' in to ? to.says : null]];
		}),
	);
	const out = changes.map(number).filter((one) => !says.has(one));
	const edits = takeOut(text, ofKind(all, kind), out, says)
		.flatMap((change) => change.edits)
		.sort((a, b) => a.start - b.start);
	return { edits, after: edited(text, edits) };
}

/**
 * Films that a text surely names after a plan although the plan does not keep them: the rest of a text decides how its
 * words are read.
 */
export function newlyNamed(catalogue: Catalogue, text: string, drafted: Drafted, { changes }: FirstPlan): number[] {
	const { all, mentions, others } = drafted;
	if (changes.length === 0) return [];
	const { edits, after } = textThen(text, drafted, changes);
	const gone = changes.filter(({ to }) => to === null || !('unscored' in to));
	const changed = new Set(gone.map(({ mention }) => mentions[mention]!.film));
	const kept = new Set(all.filter((m) => isSure(m) && !changed.has(m.film)).map(({ film }) => film));
	const backTo = movedBack(edits);
	return findMentions(catalogue, after)
		.filter((m) => isSure(m) && !m.quoted && !kept.has(m.film))
		.flatMap((m) => {
			const was = backTo(m);
			return was === null || isWithin(was, others) ? [] : m.film;
		});
}

/** Finds where a span was before edits; null if one of them touches it. */
function movedBack(edits: readonly { start: number; end: number; text: string }[]) {
	return ({ start, end }: { start: number; end: number }) => {
		let shift = 0;
		for (const edit of edits) {
			const from = edit.start + shift;
			if (end <= from) break;
			if (start < from + edit.text.length) return null;
			shift += edit.text.length - (edit.end - edit.start);
		}
		return { start: start - shift, end: end - shift };
	};
}
