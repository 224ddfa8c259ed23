/** Which boxes are posted together, such as a title and a body, judged before anything is pressed. */
import { call, matches } from '../dom.ts';
import { PRESSABLE, pressedOn } from './buttons.ts';
import { boxesOf, DIALOG, FARTHEST, formOf, holds, isSearch, outOf } from './scope.ts';

/** Most buttons to read in one place: pages have thousands. */
const MOST_BUTTONS = 200;

/** Those of `others` that are posted with a box: of the same form or dialog, or sent by one button. */
export const postedWith = <B extends { element: HTMLElement | null }>(box: HTMLElement, others: readonly B[]): B[] => {
	const theirs = others.filter(({ element }) => element !== null && element !== box && !isSearch(element));
	return theirs.length === 0 || isSearch(box) ? [] : theirs.filter(({ element }) => areTogether(box, element!));
};

function areTogether(one: HTMLElement, other: HTMLElement): boolean {
	const [form, otherForm] = [formAround(one), formAround(other)];
	if (form !== null || otherForm !== null) return form === otherForm;
	for (let scope: Element | null = one, level = 0; scope !== null && level < 2 * FARTHEST; level++) {
		if (holds(scope, other) && (matches(scope, DIALOG) || isSentIn(scope, [one, other]))) return true;
		scope = outOf(scope);
	}
	return false;
}

const formAround = (element: HTMLElement): Element | null => formOf(element) ?? call(element, 'closest', 'form');

function isSentIn(scope: Element, boxes: readonly HTMLElement[]): boolean {
	const buttons = [...call(scope, 'querySelectorAll', PRESSABLE)].slice(0, MOST_BUTTONS) as HTMLElement[];
	const all = boxes.map((element) => ({ element }));
	const sends = (button: HTMLElement) => /^(send|save)$/.test(pressedOn([button])!.does);
	return buttons.some((button) => sends(button) && boxesOf(button, all).length === all.length);
}
