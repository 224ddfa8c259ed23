/** The page's name for a box, so that its user recognizes it. */
import { LONGEST_BOX_NAME } from '../messages/limits.ts';
import { attributeOf, firstText } from './dom.ts';
import { isField } from './editors/private.ts';

/** Longest text that a name is found in, in UTF-16 units. */
const LONGEST = 2 * LONGEST_BOX_NAME;
const NAMING = ['aria-label', 'placeholder', 'aria-placeholder', 'data-placeholder', 'title'];

/** The name of a box, as one short line; empty if the page gives none. */
export function nameOfBox(box: HTMLElement): string {
	const label = isField(box) ? box.labels?.[0] : undefined;
	const names = [label ? firstText(label, LONGEST) : '', ...NAMING.map((name) => attributeOf(box, name) ?? '')];
	const line = (name: string) => name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_BOX_NAME);
	return names.map(line).find(Boolean) ?? '';
}
