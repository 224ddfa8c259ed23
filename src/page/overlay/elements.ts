/** Creates elements whose text is generated content, which pages can neither find nor select. */
import { call } from '../dom.ts';

/** Names of the elements that we make. */
type Name = 'div' | 'p' | 'b' | 'span' | 'button';
type Made<N extends Name> = HTMLElementTagNameMap[N];

export const elements = (document: Document) => {
	const create = <N extends Name>(name: N) => call(document, 'createElement', name) as Made<N>;
	function worded(text: string): HTMLSpanElement {
		const span = create('span');
		span.dataset.text = text;
		return span;
	}
	return <N extends Name>(name: N, className: string, ...inner: (string | Node)[]): Made<N> => {
		const made = create(name);
		made.className = className;
		made.append(...inner.map((part) => (typeof part === 'string' ? worded(part) : part)));
		return made;
	};
};
