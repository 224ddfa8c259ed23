/** The card of a mark: why, sentences to choose from, ways to refuse; and what was done. */
import type { CardChoice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import type { CardAction, Outcome } from './acts.ts';
import type { elements } from './elements.ts';
import { icon } from './icons.ts';
import { itemOf } from './marks.ts';

/** What a button does: an action outside the card, or closing it. A hidden one does nothing. */
export type ButtonAction = CardAction | { kind: 'close' } | null;

/** Creates elements. The first button that does something is the current one, unless it starts at another. */
export interface FaceMaker {
	make: ReturnType<typeof elements>;
	button: (label: string, does: ButtonAction, className?: string, ...inner: Node[]) => HTMLButtonElement;
	startAt: (button: HTMLButtonElement) => void;
}

const NOTHING: CardChoice = { key: '', before: '', added: '', after: '', struck: false, note: '' };
const MOST_CHOICES = 3;

/** The name of the marked words: with the year, or what they are. */
export const nameOf = ({ title, about, maybe }: PageMark) =>
	maybe ? strings.ask : about === '' ? title : `${title} (${about})`;

/** All cards have the same number of elements, so that a page cannot tell them apart by the work of drawing them. */
export function front(mark: PageMark, { make, button, startAt }: FaceMaker): Node[] {
	const { start, end, title, about, maybe, why, choices } = mark;
	const span = { start, end };
	const item = itemOf(mark);
	const of = item.kind;
	// Where no sentence is known, words can only be taken out.
	const [out] = choices.length === 1 && sentence(choices[0]!) === '' ? choices : [];
	const sentences = out === undefined ? choices : [];
	const keep = { kind: 'keep', item } as const;
	const not = { kind: 'notFilm', of, span } as const;
	const close = button(strings.close, { kind: 'close' }, 'icon x', icon(make, 'x'));
	const rewritten = Array.from({ length: MOST_CHOICES }, (_, i) => {
		const { key, before, added, after, struck, note } = sentences[i] ?? NOTHING;
		const does: ButtonAction = i < sentences.length ? { kind: 'change', span, key } : null;
		const said = make('span', struck ? 'said struck' : 'said', before, make('b', '', added), after);
		const label = [before + added + after, note].filter((part) => part !== '').join(' ');
		return button(label, does, 'write', said, make('small', '', note));
	});
	const first = maybe ? button(strings.not[of], not) : button(strings.keep, out === undefined ? null : keep);
	const second = maybe
		? button(strings.isFilm, { kind: 'isFilm', of, span })
		: button(out?.note ?? '', out === undefined ? null : { kind: 'change', span, key: out.key });
	const links = [
		button(strings.keep, maybe || out !== undefined ? null : keep),
		button(strings.neverRated, maybe ? null : { kind: 'neverRated', item }),
		button(strings.not[of], maybe ? null : not),
	];
	startAt(sentences.length > 0 ? rewritten[0]! : maybe || out !== undefined ? first : links[0]!);
	return [
		close,
		make('p', 'film', make('b', '', maybe ? strings.ask : title), maybe || about === '' ? '' : ` ${about}`),
		make('p', 'why', why),
		make('p', 'pick', sentences.length > 0 ? strings.pick : ''),
		...rewritten,
		make('div', 'row', first, second),
		make('div', 'row links', ...links),
	];
}

const sentence = ({ before, added, after }: CardChoice) => before + added + after;

/** The result of an action, with undo. */
export function done({ sentence: report, undo }: Outcome, { make, button }: FaceMaker): Node[] {
	return [
		...(undo === null ? [] : [icon(make, 'check')]),
		make('p', 'done', report),
		...(undo === null ? [] : [button(strings.undo, undo)]),
	];
}
