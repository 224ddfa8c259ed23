/** What a press does, by what was pressed: its role, its place, and its words last. */
import { attributeOf, call, firstText, get, isElement, matches } from '../dom.ts';
import { type Does, doesBy, isSubmitted, type Kind, rulesOut } from './does.ts';
import { saidBy, saysEdit } from './words.ts';

const CHOICES = '[role^=menuitem], [role=tab], [role=option], [role=switch], [role=checkbox], [role=radio], summary';
/** Shows or hides something. */
const OPENS = `[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded], [aria-pressed], ${CHOICES}`;
export const PRESSABLE = `button, input[type=submit], input[type=image], input[type=button], a[href], [role=button], ${CHOICES}`;

export interface Pressed {
	element: HTMLElement;
	does: Does;
	/** Whether another step, such as a dialog, may come before a draft is posted. */
	asks: boolean;
}

/** The button or link on an event's path, or null. */
export function pressedOn(path: readonly EventTarget[]): Pressed | null {
	for (const target of path) {
		if (!isElement(target) || !matches(target, PRESSABLE)) continue;
		const label = labelOf(target);
		return { element: target, does: doesBy(kindOf(target), label), asks: /^(send|save)$/.test(saidBy(label) ?? '') };
	}
	return null;
}

/** Whether the button or link on a path says that it opens a text for editing. */
export function opensEdit(path: readonly EventTarget[]): boolean {
	const control = path.find((target) => isElement(target) && matches(target, PRESSABLE)) as HTMLElement | undefined;
	return control !== undefined && saysEdit(labelOf(control));
}

/** Whether what submits a form posts its text. */
export const submitsPost = (submitter: HTMLElement): boolean => isSubmitted(labelOf(submitter));

function kindOf(element: HTMLElement): Kind {
	if (matches(element, OPENS)) return 'opens';
	if (submitsForm(element as HTMLInputElement)) return 'submits';
	return goesElsewhere(element) ? 'leaves' : 'plain';
}

const submitsForm = (button: HTMLInputElement): boolean =>
	Boolean(get(button, 'form')) && /^(submit|image)$/.test(get(button, 'type'));

/** Whether it is a link to another page, which posts nothing even if it is called "Reply". */
function goesElsewhere(element: HTMLElement): boolean {
	const href = attributeOf(element, 'href');
	return href !== null && attributeOf(element, 'role') !== 'button' && !/^(#|javascript:|$)/i.test(href.trim());
}

/** Leads to another place in the page, such as another conversation with its own box. */
const PLACES = 'nav, [role=navigation], [role=tab], [role=treeitem], [role=listitem], [role=row]';

/** The place that was pressed: text written elsewhere is not sent from there. Null: the page. */
export const placeOf = (path: readonly EventTarget[]): HTMLElement | null =>
	path.filter(isElement).find((element) => matches(element, PLACES)) ?? null;

/** Elements from the innermost outward that may name what was pressed: icons have no name of their own. */
const NAMED = 4;

/** Whether a press may have posted a draft without saying so: some sites post by pictures, or by any element. */
export function maySend(path: readonly EventTarget[], pressed: Pressed | null): boolean {
	if (pressed !== null) return !rulesOut(pressed.does, [labelOf(pressed.element)]);
	const elements = path.filter(isElement);
	const around = elements.findIndex((element) => call(element, 'querySelector', `${PRESSABLE}, textarea`) !== null);
	const named = elements.slice(0, around < 0 ? NAMED : Math.min(around, NAMED));
	return !rulesOut('other', named.map(labelOf));
}

/** Longest text that is read of an element: a link may wrap a page. */
const LONGEST_TEXT = 1000;
/** Most elements that make up a name: a page may name thousands. */
const MOST_LABELS = 8;

const labelOf = (element: HTMLElement): string => nameOf(element).trim().replace(/\s+/g, ' ');

function nameOf(element: HTMLElement): string {
	const root = call(element, 'getRootNode') as Document | ShadowRoot;
	const labels = (attributeOf(element, 'aria-labelledby') ?? '')
		.slice(0, LONGEST_TEXT)
		.split(/\s+/)
		.filter(Boolean)
		.slice(0, MOST_LABELS);
	const labeling = labels.map((id) => call(root, 'querySelector', `#${CSS.escape(id)}`));
	const labeled = labeling.map((label) => label && firstText(label, LONGEST_TEXT)).join(' ');
	const [text, value] = [firstText(element, LONGEST_TEXT), get(element as HTMLInputElement, 'value')];
	const names = [labeled, attributeOf(element, 'aria-label'), text, value, get(element, 'title')];
	return names.find((name) => typeof name === 'string' && name.trim() !== '') ?? '';
}
