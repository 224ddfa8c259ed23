/**
 * Whether a text is a post that its site reopened for editing, or other text in a box: a post just sent may still be
 * there, or be restored by the browser. An edit replaces the kept post, so without a sign of one both are kept.
 */
import { pathOf } from '../composed.ts';
import type { Handover } from '../handover.ts';
import { windowsAround } from './around.ts';
import { opensEdit } from './buttons.ts';

/** How a text got into a box. */
export interface Standing {
	/** Whether the user's last press outside boxes says that it edits. */
	pressedEdit: boolean;
	/** The path and query of the page's address. */
	address: string;
	/** How the browser came to the page: only after a plain navigation does it restore nothing typed before. */
	came: string;
	/** Whether it is what the site left in the box of a post sent from there. */
	left: boolean;
}

/** A part of an address that means so: `/posts/7/edit`, `?action=edit`, `posting.php?mode=edit`, `editpost.php`. */
const EDITS = /[/?&=](?:ve)?edit(?:[-_]?(?:post|comment|reply|message|topic|review))?(?![\p{L}\p{N}_-])/iu;

export const isReopened = ({ pressedEdit, address, came, left }: Standing): boolean =>
	(pressedEdit && !left) || (came === 'navigate' && EDITS.test(address));

/** How the text of a box is there, given whether it was left. */
export function standingIn(window: Window, { pressed }: Pick<Handover, 'pressed'>, left: boolean): Standing {
	const page = windowsAround(window).at(-1)!;
	const { pathname, search } = page.location;
	const [entry] = page.performance.getEntriesByType('navigation');
	const target = pressed?.deref();
	return {
		pressedEdit: target !== undefined && opensEdit(pathOf(target)),
		address: pathname + search,
		came: (entry as PerformanceNavigationTiming | undefined)?.type ?? '',
		left,
	};
}
