/** What the marks of one kind tell: of the mentions that count, and of those that are asked about. */
import { COSTLY } from '../core/advice/limits.ts';
import type { Advice } from '../core/advice/result.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { PageMark } from '../messages/advice.ts';
import type { Showing } from '../study/showing.ts';

/** What cards are given of a mention, without its place. */
export type Told = Pick<PageMark, 'film' | 'crowdWithout' | 'crowdWith' | 'alternatives' | 'maybe' | 'drawn'>;

/** The advice on a kind: as it is shown, and all of it. */
export interface ShownKind {
	kind: PackKind;
	advice: Advice;
	full: Advice;
}

/**
 * Returns what is told of mentions, by where they begin: those that cost are drawn, unless the crowd reaches the goal, and
 * those that are asked about, unless it does with all of them.
 */
export function toldOf(
	{ kind, advice, full }: ShownKind,
	marks: Showing['marks'],
	unmarked: boolean,
): Map<number, Told> {
	const { crowd, crowdWithMaybes, tolerance, state, verdict, mentions, plans } = full;
	const dropped = marks === 'mixed' ? plans.mixed.drop : [...plans.drop, ...plans.mixed.drop];
	const planned = new Set(dropped.map(({ mention }) => mentions[mention]!.film.id));
	const shows = mentions.map(
		({ published, crowdWithout, film }) =>
			!published && ((marks !== 'mixed' && crowdWithout >= COSTLY * crowd) || planned.has(film.id)),
	);
	// What a question decides is not marked as long as the estimate reaches the goal.
	const silent = unmarked || state === 'safe' || (verdict === 'unsure' && crowd >= tolerance);
	const unasked = unmarked || crowdWithMaybes >= tolerance;
	return new Map<number, Told>([
		...advice.mentions.map(({ start, film, crowdWithout, alternatives }, i): [number, Told] => [
			start,
			{ film, crowdWithout, crowdWith: crowd, alternatives, maybe: false, drawn: !silent && shows[i]! },
		]),
		// Cards have words to ask about films alone.
		...(kind === 'films' ? advice.maybes : []).map(({ start, film, crowdWith, alternatives }): [number, Told] => [
			start,
			{ film, crowdWithout: crowd, crowdWith, alternatives, maybe: true, drawn: !unasked },
		]),
	]);
}
