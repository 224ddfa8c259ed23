/** What submitting a form does. */
import type { WatchedBox } from '../boxes.ts';
import { attributeOf, get } from '../dom.ts';
import { isSearch } from './scope.ts';

/** Whether submitting a form is a search, leaves the page, or shows the result elsewhere. */
export function whatFormDoes(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
	boxes: readonly WatchedBox[],
): 'search' | 'leave' | 'elsewhere' {
	const setting = (name: string) =>
		(submitter && attributeOf(submitter, `form${name}`)) ?? attributeOf(form, name) ?? '';
	const method = setting('method').toLowerCase();
	if (method === 'dialog') return 'elsewhere';
	// A GET form should change nothing on the server; some old forums post with one, and no one searches with many lines.
	if (method !== 'post' && !boxes.some(isProse)) return 'search';
	return /^(_self|_parent|_top)?$/i.test(setting('target')) ? 'leave' : 'elsewhere';
}

const isProse = ({ element, history }: WatchedBox): boolean =>
	history.written && element !== null && get(element, 'nodeName') !== 'INPUT' && !isSearch(element);
