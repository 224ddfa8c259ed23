/** The faces of a card: the item that the words name, the question whether they name one, the others they may mean. */
import type { PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import type { Span } from '../editors/editor.ts';
import type { CardAction, Outcome } from './acts.ts';
import type { elements } from './elements.ts';
import { icon } from './icons.ts';
import { itemOf } from './marks.ts';

/** What a button does: an action outside the card, turning the card, or closing it. */
export type ButtonAction = CardAction | { kind: 'close' } | { kind: 'turn'; to: 'front' | 'menu' | 'others' };

/** Creates the elements of a face. The first button is the current one, unless it starts at another. */
interface FaceMaker {
	make: ReturnType<typeof elements>;
	button: (label: string, does: ButtonAction, className?: string, ...inner: Node[]) => HTMLButtonElement;
	startAt: (button: HTMLButtonElement) => void;
}

type Words = ReturnType<typeof strings.cost>;
/** @param cost the sentence about the film's cost, or what it would cost, in parts */
export type Face = (mark: PageMark, cost: Words, maker: FaceMaker) => Node[];

/** The name of what is marked, with its kind if it is not a film. */
export const nameOf = ({ film, kind }: PageMark) => (kind ? { ...film, kind } : film);

const spanOf = ({ start, end }: PageMark): Span => ({ start, end });

const NUMBERS = 2;

/** As many elements whatever the words. */
function sentence(words: Words['parts'], { make }: FaceMaker): HTMLElement {
	const parts = words.map((part) => (typeof part === 'string' ? part : make('b', part.tone, part.text)));
	const numbers = parts.filter((part) => typeof part !== 'string').length;
	return make('p', 'cost', ...parts, ...Array.from({ length: NUMBERS - numbers }, () => make('b', '')));
}

/** The card of a film or of a question, which look the same to a page by the work of drawing them. */
export const front: Face = (mark, cost, maker) => {
	const { make, button } = maker;
	const { film, kind, maybe, alternatives } = mark;
	const span = spanOf(mark);
	const item = itemOf(mark);
	const of = item.kind;
	const { before, after } = maybe ? strings.isThis() : { before: '', after: '' };
	const main = maybe
		? [
				button(strings.isFilm, { kind: 'isFilm', of, span }, 'first'),
				button(strings.notThisFilm, { kind: 'notFilm', of, span }),
			]
		: cost.mayGo
			? [
					button(strings.takeOut, { kind: 'takeOut', span }, 'first'),
					button(strings.neverRated, { kind: 'neverRated', item }),
				]
			: [button(strings.select, { kind: 'select', span }, 'first')];
	const foot = [
		button(strings.see, { kind: 'plans' }),
		button(strings.keep, { kind: 'keep', item }),
		button(
			strings.more(!!kind, alternatives.length > 0, maybe),
			{ kind: 'turn', to: 'menu' },
			'icon',
			icon(make, 'dots'),
		),
	];
	return [
		make(
			'p',
			'film',
			before,
			make('b', '', film.title),
			` ${kind ? strings.yearAndKind(nameOf(mark)) : film.year}${after}`,
		),
		sentence(cost.parts, maker),
		make('div', 'row', ...main),
		make('div', 'row foot', ...foot),
		button(strings.close, { kind: 'close' }, 'icon x', icon(make, 'x')),
	];
};

/** What else the words may be, or what else may be done with an item that is asked about. */
export const menu: Face = (mark, cost, maker) => {
	const { make, button, startAt } = maker;
	const above = front(mark, cost, maker);
	const of = itemOf(mark).kind;
	const items: HTMLButtonElement[] = [];
	if (mark.alternatives.length > 0)
		items.push(button(strings.another[of], { kind: 'turn', to: 'others' }, '', icon(make, 'film')));
	items.push(
		mark.maybe
			? button(strings.takeOut, { kind: 'takeOut', span: spanOf(mark) }, '', icon(make, 'x'))
			: button(strings.not[of], { kind: 'notFilm', of, span: spanOf(mark) }, '', icon(make, 'ban')),
	);
	startAt(items[0]!);
	return [...above, make('div', 'row list menu', ...items)];
};

export const others: Face = (mark, _cost, maker) => {
	const { make, button } = maker;
	const { form, alternatives, maybe } = mark;
	const unsettled = maybe ? spanOf(mark) : null;
	const items = alternatives.map((film) =>
		button(strings.film(film), { kind: 'choose', form, item: { ...itemOf(mark), id: film.id }, unsettled }),
	);
	return [
		make('p', 'film', make('b', '', strings.which)),
		make('div', 'row list', ...items),
		make('div', 'row foot', button(strings.back, { kind: 'turn', to: 'front' })),
	];
};

/** What came of an action, with what takes it back. @param crowd as it is now; null before that is known */
export function done({ sentence: report, undo }: Outcome, crowd: number | null, maker: FaceMaker): Node[] {
	const { make, button } = maker;
	const words: Words['parts'] = crowd === null ? [report] : [report, ...strings.now(crowd)];
	const sign = undo?.kind === 'unsay' ? 'star' : 'check';
	return [
		...(undo === null ? [] : [icon(make, sign)]),
		sentence(words, maker),
		...(undo === null ? [] : [button(strings.undo, undo)]),
	];
}
