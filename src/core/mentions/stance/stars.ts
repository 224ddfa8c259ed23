/** Which film a written rating is of. */
import { findStars, type Stars, type StarsWritten } from './starsWritten.ts';

interface Named {
	start: number;
	end: number;
	/** Its film, by which other places have the same rating; without it, the words. */
	film?: number;
}

/** A rating with at most this many other characters on its line stands alone. */
const ALONE = 25;
/** A rating is compared with this many characters before it. */
const FAR = 300;
const TO_NEXT =
	/^\s*(?:(?:stars?|sterne|étoiles|estrellas|stelle|estrelas)\s)?(?:to|for|für|à|pour|para|per|a|al)\s+(?:the\s)?["“*_«]?$/iu;

/** Returns the rating of each mention, if the writer gives one. */
export function starsOf(text: string, mentions: readonly Named[]): (Stars | null)[] {
	const found = (mentions.length === 0 ? [] : findStars(text)).filter(
		(stars) => !mentions.some(({ start, end }) => start < stars.end && stars.start < end),
	);
	const own = new Map<number, Stars>();
	found.forEach((stars, i) => {
		const at = mentionOf(text, mentions, stars, found[i - 1]);
		if (at >= 0 && !own.has(at)) own.set(at, { value: stars.value, scale: stars.scale });
	});
	if (own.size === 0) return mentions.map(() => null);
	const keyOf = ({ film, start, end }: Named) => film ?? text.slice(start, end).toLowerCase();
	const byFilm = new Map<number | string, Stars>();
	for (const [at, stars] of own) if (!byFilm.has(keyOf(mentions[at]!))) byFilm.set(keyOf(mentions[at]!), stars);
	return mentions.map((mention, i) => own.get(i) ?? byFilm.get(keyOf(mention)) ?? null);
}

/** The mention that a rating is of, or -1. */
function mentionOf(
	text: string,
	mentions: readonly Named[],
	stars: StarsWritten,
	before: StarsWritten | undefined,
): number {
	const next = mentions.findIndex(({ start }) => start >= stars.end);
	const last = next < 0 ? mentions.length - 1 : next - 1;
	const lineStart = text.lastIndexOf('\n', stars.start - 1) + 1;
	const found = text.indexOf('\n', stars.end);
	const lineEnd = found < 0 ? text.length : found;
	const lastHere = last >= 0 && mentions[last]!.start >= lineStart;
	const nextHere = next >= 0 && mentions[next]!.start < lineEnd;
	if (nextHere && (!lastHere || TO_NEXT.test(text.slice(stars.end, mentions[next]!.start)))) return next;
	// A line that begins with a rating has each before its film.
	const firstHere = mentions.findIndex(({ start }) => start >= lineStart);
	if (nextHere && before !== undefined && before.start >= lineStart && before.end <= mentions[firstHere]!.start)
		return next;
	if (lastHere) {
		const between = text.slice(Math.max(mentions[last]!.end, stars.start - FAR), stars.start);
		const isApart = /[.!?…]\s[\s\S]*$/.test(between) && !(before !== undefined && before.start >= lineStart);
		return isApart ? firstHere : last;
	}
	const isAlone = lineEnd - lineStart - (stars.end - stars.start) <= ALONE;
	if (last < 0) return next;
	const lineBefore = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(0, lineStart - 1)).trim();
	const isTitle = mentions[last]!.end > lineStart - 2 - lineBefore.length && lineBefore.length < 80;
	return isAlone && !isTitle && before === undefined ? 0 : last;
}
