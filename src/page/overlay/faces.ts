/** The faces of a card: the film that the words name, the question whether they name one, and the other films they may mean. */
import type { PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import type { Span } from '../editors/editor.ts';
import type { elements } from './elements.ts';

/** What the user can ask for on a card. */
export type CardAction =
	| { kind: 'select' | 'takeOut' | 'isFilm' | 'notFilm'; span: Span }
	/** `unsettled`: the words, if they only may be a film. */
	| { kind: 'choose'; form: number; film: number; unsettled: Span | null }
	| { kind: 'plans' };

/** What a button does: an action outside the card, or turning the card. */
export type ButtonAction = CardAction | { kind: 'another' } | { kind: 'back' };

/** Creates the elements of a face. */
interface FaceMaker {
	make: ReturnType<typeof elements>;
	button: (label: string, does: ButtonAction, className?: string) => HTMLButtonElement;
}

/** @param cost the sentence about the film's cost, or what it would cost, in parts */
export type Face = (mark: PageMark, cost: ReturnType<typeof strings.cost>, maker: FaceMaker) => Node[];

export const front: Face = (mark, cost, maker) => (mark.maybe ? question : statement)(mark, cost, maker);

const statement: Face = ({ start, end, film, alternatives }, cost, { make, button }) => {
	const span = { start, end };
	const main = [button(strings.select, { kind: 'select', span }, 'first')];
	if (cost.mayGo) main.push(button(strings.takeOut, { kind: 'takeOut', span }));
	const more = [button(strings.notFilm, { kind: 'notFilm', span })];
	if (alternatives.length > 0) more.push(button(strings.another, { kind: 'another' }));
	more.push(button(strings.plans, { kind: 'plans' }));
	return [
		make('p', 'film', make('b', '', film.title), ` ${film.year}`),
		make('p', 'cost', cost.before, make('b', '', cost.crowd), cost.after),
		make('div', 'row', ...main),
		make('div', 'row more', ...more),
	];
};

const question: Face = ({ start, end, film, alternatives }, cost, { make, button }) => {
	const span = { start, end };
	const { before, after } = strings.isThis;
	const main = [
		button(strings.isFilm, { kind: 'isFilm', span }, 'first'),
		button(strings.notThisFilm, { kind: 'notFilm', span }),
	];
	const more = [button(strings.takeOut, { kind: 'takeOut', span })];
	if (alternatives.length > 0) more.push(button(strings.another, { kind: 'another' }));
	more.push(button(strings.plans, { kind: 'plans' }));
	return [
		make('p', 'film', before, make('b', '', film.title), ` ${film.year}${after}`),
		make('p', 'cost', cost.before, make('b', '', cost.crowd), cost.after),
		make('div', 'row', ...main),
		make('div', 'row more', ...more),
	];
};

export const others: Face = ({ start, end, form, alternatives, maybe }, _cost, { make, button }) => {
	const unsettled = maybe ? { start, end } : null;
	const films = alternatives.map((film) =>
		button(strings.film(film), { kind: 'choose', form, film: film.id, unsettled }),
	);
	return [
		make('p', 'film', make('b', '', strings.which)),
		make('div', 'row list', ...films),
		make('div', 'row more', button(strings.back, { kind: 'back' })),
	];
};
