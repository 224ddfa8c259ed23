/**
 * Texts that the user has sent and that are in boxes of the next page: a preview, a form that the site refused. They
 * count as the user's once they do something with them, though they have not typed it here.
 */
import { LONGEST_DRAFT, MOST_TEXTS } from '../../messages/limits.ts';
import { readWritten, type Written } from '../../messages/written.ts';
import { call, get } from '../dom.ts';
import { boxAt } from '../editors/find.ts';
import { isField } from '../editors/private.ts';
import { eventPath } from '../eventPath.ts';
import type { PageHost } from '../host.ts';
import { pressedOn } from '../posting/buttons.ts';
import { createStanding } from '../posting/standing.ts';

interface ReturnedHost extends Pick<PageHost, 'send'> {
	/** The worker has recognized sent texts in boxes: the site is on. */
	found(): void;
	/** Takes a box for written by its user. */
	take(element: HTMLElement, written: Written): void;
}

const FIELDS = 'textarea, input:not([type]), input[type=text i]';
const ACTS = /^(pointerdown|click|keydown|beforeinput|paste|submit)$/;

export function createReturned(document: Document, { send, found, take }: ReturnedHost) {
	let boxes: { field: WeakRef<HTMLElement>; written: Written }[] = [];
	return {
		/** Asks the worker which boxes have sent texts. No style, layout, or selection is read, as pages could see that. */
		async look() {
			// The browser restores the boxes of a page that its user goes back to or reloads.
			if (navigationEntry()?.type !== 'navigate') return;
			const fields = fieldsIn(document);
			const texts = fields.map(({ text }) => text);
			const page = { began: began(), refused: mayRefuse(document, texts[0]), failed: hasFailed() };
			const answer = await send({ kind: 'carried', texts, ...page });
			const known = Array.isArray(answer) ? answer : [];
			boxes = fields.flatMap(({ element, text }, at) => {
				const written = readWritten({ text, others: known[at] });
				return written === null ? [] : [{ field: new WeakRef(element), written }];
			});
			if (boxes.length > 0) found();
		},
		/** Sees an event of the user, before all that judges it. */
		see(event: Event) {
			if (boxes.length === 0 || !event.isTrusted || !ACTS.test(event.type)) return;
			const path = eventPath(event);
			const isIn = (element: HTMLElement | undefined) => element !== undefined && path.includes(element);
			if (!boxes.some(({ field }) => isIn(field.deref())) && pressedOn(path) === null && event.type !== 'submit')
				return;
			const all = boxes.map(({ field, written }) => ({ element: field.deref(), written }));
			boxes = [];
			// That which the user is in comes last.
			all.sort((a, b) => Number(isIn(a.element)) - Number(isIn(b.element)));
			for (const { element, written } of all)
				if (element !== undefined && textOf(element) === written.text) take(element, written);
		},
	};
}

const textOf = (field: HTMLElement): string => String(get(field as HTMLTextAreaElement, 'value') ?? '');

/** Most fields to read: a page may have thousands. */
const MOST_FIELDS = 1000;

function fieldsIn(document: Document): { element: HTMLElement; text: string }[] {
	const all = [...call(document, 'querySelectorAll', FIELDS)].slice(0, MOST_FIELDS) as HTMLElement[];
	const found = all
		.filter((element) => isField(element) && boxAt(element) !== null)
		.map((element) => ({ element, text: textOf(element) }))
		.filter(({ text }) => text.trim() !== '' && text.length <= LONGEST_DRAFT);
	// A body is in the longest.
	return found.sort((a, b) => b.text.length - a.text.length).slice(0, MOST_TEXTS);
}

const ERRORS = '[role=alert], [aria-invalid=true], [class~=error i], [class~=errorbox i], [class~=alert-danger i]';

/** When the navigation to this page began. The page's own clock stops while the computer sleeps. */
const began = (): number => Date.now() - performance.now();

/** Whether the server answered with an error, like a page that says why it refuses. */
const hasFailed = (): boolean => (navigationEntry()?.responseStatus ?? 0) >= 400;

const navigationEntry = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/**
 * Whether a page with a sent text in a box may refuse it: not one reached by a link unless it says so, nor one that
 * also shows the text outside boxes as posted.
 */
function mayRefuse(document: Document, sent = ''): boolean {
	if (call(document, 'querySelector', ERRORS) !== null) return true;
	return (navigationEntry()?.redirectCount ?? 0) === 0 && createStanding(document, [])(sent) === 0;
}
