/** The marks of a draft: one for every find, drawn or not, so that the page cannot tell which of them count. */
import { COSTLY } from '../core/advice/limits.ts';
import type { Advice } from '../core/advice/result.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { FoundItems } from '../core/mentions/findItems.ts';
import type { PageMark } from '../messages/advice.ts';
import type { Showing } from '../study/showing.ts';
import { type CardScene, cardOf, doubtOf } from './cards.ts';

/** What the advice says about a mention. */
export type CardFacts = Pick<PageMark, 'id' | 'title' | 'about' | 'cost' | 'maybe' | 'drawn' | 'why' | 'choices'>;

/** The advice on a kind: as shown, and in full. */
export interface ShownKind {
	kind: PackKind;
	advice: Advice;
	full: Advice;
}

/** The other inputs of marks. */
export interface Marking extends Pick<CardScene, 'text' | 'showing'> {
	marks: Showing['marks'];
	unmarked: boolean;
}

/** Whether the crowd would grow considerably without a mention. */
export const costs = (crowdWithout: number, crowd: number): boolean => crowdWithout >= COSTLY * crowd;

/** The facts by the start of a mention. Costly ones and questions are drawn unless the crowd reaches the goal. */
export function factsOf({ kind, advice, full }: ShownKind, marking: Marking): Map<number, CardFacts> {
	const { marks, unmarked } = marking;
	const { crowd, crowdWithMaybes, tolerance, state, verdict, mentions, plans } = full;
	const dropped = marks === 'mixed' ? plans.mixed.drop : [...plans.drop, ...plans.mixed.drop];
	const planned = new Set(dropped.map(({ mention }) => mentions[mention]!.film.id));
	const shows = mentions.map(
		({ published, crowdWithout, film }) =>
			!published && ((marks !== 'mixed' && costs(crowdWithout, crowd)) || planned.has(film.id)),
	);
	// What a question decides is not marked if the number reaches the goal.
	const silent = unmarked || state === 'safe' || (verdict === 'unsure' && crowd >= tolerance);
	const unasked = unmarked || crowdWithMaybes >= tolerance;
	const scene: CardScene = { ...marking, kind, advice };
	return new Map<number, CardFacts>([
		...advice.mentions.map((mention, i): [number, CardFacts] => {
			const drawn = !silent && shows[i]!;
			const { start, film, crowdWithout: cost } = mention;
			const { id, title } = film;
			return [start, { ...UNSEEN, title, ...(drawn && cardOf(scene, mention)), id, cost, drawn }];
		}),
		// Cards have words for questions only about films.
		...(kind === 'films' ? advice.maybes : []).map((maybe): [number, CardFacts] => [
			maybe.start,
			{ ...doubtOf(scene, maybe), id: maybe.film.id, cost: 0, maybe: true, drawn: !unasked },
		]),
	]);
}

/** The facts of mentions that do not count; no one sees them. */
const UNSEEN: CardFacts = {
	...{ id: 0, title: '', about: '', cost: 0 },
	maybe: false,
	drawn: false,
	why: '',
	choices: [],
};

/**
 * If several kinds claim the same words, the mark belongs to the kind that counts, or else to the first.
 * @param facts by kind, and by the start of the mention
 */
export function marksOf(
	found: readonly FoundItems[],
	facts: ReadonlyMap<PackKind, ReadonlyMap<number, CardFacts>>,
): PageMark[] {
	return found.reduce<PageMark[]>((marks, { kind, all }) => {
		const ofKind = facts.get(kind);
		const own = all.map(({ start, end }): PageMark => {
			const mark = { start, end, ...(ofKind?.get(start) ?? UNSEEN) };
			return kind === 'films' ? mark : { ...mark, kind };
		});
		return joined(marks, own, (mark) => ofKind?.has(mark.start) === true);
	}, []);
}

/** Adds marks to those of earlier kinds, in order. Overlapping earlier ones stay, unless only the added one counts. */
function joined(marks: readonly PageMark[], own: PageMark[], counts: (mark: PageMark) => boolean): PageMark[] {
	if (marks.length === 0) return own;
	const all: PageMark[] = [];
	let next = 0;
	for (const mark of own) {
		while (next < marks.length && marks[next]!.end <= mark.start) all.push(marks[next++]!);
		let behind = next;
		while (behind < marks.length && marks[behind]!.start < mark.end) behind++;
		const overlapped = marks.slice(next, behind);
		if (overlapped.length > 0 && (!counts(mark) || overlapped.some(({ title }) => title !== ''))) continue;
		all.push(mark);
		next = behind;
	}
	return [...all, ...marks.slice(next)];
}
