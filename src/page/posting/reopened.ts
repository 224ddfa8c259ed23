/**
 * Whether a text is a post that its site has opened again for its user to edit, or other text in a box: what they have
 * just sent may still be there, or be brought back by the browser. An edit takes the place of what was kept before, so
 * that without a sign of one both are kept.
 */
import { pathOf } from '../composed.ts';
import type { Handover } from '../handover.ts';
import { windowsAround } from './around.ts';
import { opensEdit } from './buttons.ts';

/** How a text came to stand in a box. */
export interface Standing {
	/** Whether what the user pressed last, outside of boxes, says that it edits. */
	pressedEdit: boolean;
	/** The path and query of the page's address. */
	address: string;
	/** How the browser came to the page: only where it was led there, it brings back nothing that was typed before. */
	came: string;
	/** Whether it is what the site has left in the box of a post that was sent from there. */
	left: boolean;
}

/** A part of an address that means so: `/posts/7/edit`, `?action=edit`, `posting.php?mode=edit`, `editpost.php`. */
const EDITS = /[/?&=](?:ve)?edit(?:[-_]?(?:post|comment|reply|message|topic|review))?(?![\p{L}\p{N}_-])/iu;

export const isReopened = ({ pressedEdit, address, came, left }: Standing): boolean =>
	(pressedEdit && !left) || (came === 'navigate' && EDITS.test(address));

/** How the text of a box of a page stands there, of which it is known whether it was left. */
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
