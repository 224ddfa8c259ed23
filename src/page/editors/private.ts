/** Boxes that are never read, detected without styles, since a page sees when these are read. */

import { attributeOf, call, firstText, get, matches, windowOf } from '../dom.ts';
import { handover } from '../handover.ts';
import { isPrivateFill, isPrivateLabel, isPrivateName } from './privateWords.ts';

const PROSE_INPUTS = new Set(['', 'text']);
const NOT_PROSE_MODES = /^(numeric|decimal|tel|email|url|search)$/i;
const SEARCH = '[role=search], search, [role=searchbox], [type=search], [enterkeyhint=search]';

export const isField = (element: Element): element is HTMLTextAreaElement | HTMLInputElement =>
	/^(textarea|input)$/.test(get(element, 'localName'));

const TEXT_TYPES = ['text', 'password', 'email', 'tel', 'url', 'search', 'number'].map((type) => `[type=${type} i]`);

export const takesText = (element: HTMLElement): boolean =>
	matches(element, `textarea, input:is(:not([type]), ${TEXT_TYPES.join()})`) || get(element, 'isContentEditable');

/** Longest name or label that is read: a page may give a field one of megabytes. */
const LONGEST = 1000;

const saidBy = (element: Element, name: string): string => (attributeOf(element, name) ?? '').slice(0, LONGEST);

/** Whether a box holds private data, judging by its markup. */
export function isPrivate(box: HTMLElement): boolean {
	const value = (name: string) => saidBy(box, name).toLowerCase();
	if (get(box, 'localName') === 'input' && value('type') === 'password') handover()?.passwords.add(box);
	return (
		handover()?.passwords.has(box) ||
		isPrivateFill(value('autocomplete'), get(box, 'localName') === 'input') ||
		NOT_PROSE_MODES.test(value('inputmode')) ||
		call(box, 'closest', SEARCH) !== null ||
		(isField(box) && isPrivateField(box))
	);
}

/** Whether a box says that the user cannot write in it. */
export const isLocked = (box: HTMLElement): boolean =>
	saidBy(box, 'aria-readonly').toLowerCase() === 'true' ||
	saidBy(box, 'aria-disabled').toLowerCase() === 'true' ||
	(isField(box) && (box.readOnly || matches(box, ':disabled')));

function isPrivateField(field: HTMLTextAreaElement | HTMLInputElement): boolean {
	const isProse = field.localName === 'textarea' || PROSE_INPUTS.has(saidBy(field, 'type').toLowerCase());
	return (
		!isProse ||
		[saidBy(field, 'name'), saidBy(field, 'id')].some(isPrivateName) ||
		(field.localName === 'input' && labelsOf(field).some(isPrivateLabel))
	);
}

const MOST_LABELS = 8;

const labelsOf = (field: HTMLTextAreaElement | HTMLInputElement): string[] => [
	saidBy(field, 'aria-label'),
	saidBy(field, 'placeholder'),
	...Array.from({ length: Math.min(MOST_LABELS, field.labels?.length ?? 0) }, (_, i) =>
		firstText(field.labels![i]!, LONGEST),
	),
];

/** Whether a style shows dots instead of letters. */
export function isMasked(box: HTMLElement): boolean {
	const style = windowOf(box)?.getComputedStyle(box);
	return !/^(none)?$/.test(style?.getPropertyValue('-webkit-text-security') ?? '');
}
