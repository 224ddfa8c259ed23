/** What a press does, by the kind of element and its label. */
import { LONGEST_NAME, saidBy, saysClear, saysStep } from './words.ts';

/** `opens`: shows or hides something; `submits` a form; `leaves` for another page. */
export type Kind = 'opens' | 'submits' | 'leaves' | 'plain';

/**
 * `send` may post a draft, `save` too if what follows shows it, `open` shows or hides something, `discard` deletes or
 * previews a draft, `leave` goes to another page. `other` is everything else, in any language: the outcome decides.
 */
export type Does = 'send' | 'save' | 'open' | 'discard' | 'leave' | 'other';

/** What a press does. A submit button sends unless its label says otherwise. */
export function doesBy(kind: Kind, label: string): Does {
	const said = saidBy(label);
	if (said === 'discard') return said;
	if (kind === 'opens') return 'open';
	if (said === 'other') return said;
	if (kind === 'submits') return 'send';
	if (kind === 'leaves') return 'leave';
	// A press that first asks for more posts nothing by itself.
	return said === 'send' && saysStep(label) ? 'save' : (said ?? 'other');
}

/** Whether a form submitted with a button of this label posts its text. */
export const isSubmitted = (label: string): boolean => !/^(discard|other)$/.test(saidBy(label) ?? '');

/** Whether a press posts nothing, whatever follows. @param labels possible names of what was pressed */
export const rulesOut = (does: Does, labels: readonly string[]): boolean =>
	/^(open|discard|leave)$/.test(does) ||
	labels.some((label) => saysClear(label) || (label.length <= LONGEST_NAME && saidBy(label) === 'discard'));
