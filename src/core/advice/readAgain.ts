import { edited } from '../algorithms/edits.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { isWithin, type Part } from '../mentions/others.ts';
import type { Stance } from '../mentions/stance/stances.ts';
import type { Pack } from '../population/pack.ts';
import { readOpinions } from './opinions.ts';
import type { FirstPlan } from './result.ts';
import { takeOut } from './takeOut/takeOut.ts';

/** What a text says after a plan that it does not say before. */
export interface ReadAgain {
	/** Films that it surely names then. */
	named: number[];
	/** What it says then of each film. */
	stances: ReadonlyMap<number, Stance>;
}

/**
 * Reads a text as a plan leaves it: what else a text says decides how its words are read. Null if what the plan keeps is read
 * as before, and nothing else.
 * @param all what the text names, surely or not
 * @param mentions those that count, which the plan changes
 * @param others parts that are not the writer's
 * @param stances what the text says of each film now
 */
export function readAgain(
	pack: Pick<Pack, 'catalogue'>,
	text: string,
	{ all, mentions, others }: { all: readonly Mention[]; mentions: readonly Mention[]; others: readonly Part[] },
	{ changes }: FirstPlan,
	stances: ReadonlyMap<number, Stance>,
): ReadAgain | null {
	if (changes.length === 0) return null;
	const number = ({ mention }: { mention: number }) => all.indexOf(mentions[mention]!);
	const phrases = new Map(
		changes.flatMap((change): [number, string][] =>
			change.to !== null && 'phrase' in change.to ? [[number(change), change.to.phrase]] : [],
		),
	);
	// What a swap names is the plan's.
	const out = changes.filter(({ to }) => to === null || 'swap' in to).map(number);
	const edits = takeOut(text, all, out, phrases)
		.flatMap((change) => change.edits)
		.sort((a, b) => a.start - b.start);
	const after = edited(text, edits);
	const changed = new Set(changes.map(({ mention }) => mentions[mention]!.film));
	const kept = new Set(all.filter((m) => isSure(m) && !changed.has(m.film)).map(({ film }) => film));
	const backTo = movedBack(edits);
	const swapped = new Set(changes.flatMap(({ to }) => (to !== null && 'swap' in to ? [to.swap.film.id] : [])));
	const found = findMentions(pack.catalogue, after).filter((m) => {
		const was = backTo(m);
		return !m.quoted && (was === null ? swapped.has(m.film) : !isWithin(was, others));
	});
	const isNew = (m: Mention) => isSure(m) && !kept.has(m.film) && backTo(m) !== null;
	const named = found.filter(isNew).map(({ film }) => film);
	const { stances: then } = readOpinions(pack, after, found, {});
	const isSame = [...kept].every((film) => then.get(film)?.class === stances.get(film)?.class);
	return named.length === 0 && isSame ? null : { named, stances: then };
}

/** Finds where a span was before edits; null if it has to do with one of them. */
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
