/** Creates elements whose text is generated content, which pages can neither find nor select. */
import { call } from '../dom.ts';

type Names = Pick<HTMLElementTagNameMap, 'div' | 'p' | 'b' | 'small' | 'span' | 'button'> &
	Pick<SVGElementTagNameMap, 'svg' | 'path'>;
const DRAWN: readonly string[] = ['svg', 'path'];

export const elements = (document: Document) => {
	const create = <N extends keyof Names>(name: N) =>
		(DRAWN.includes(name)
			? call(document, 'createElementNS', 'http://www.w3.org/2000/svg', name)
			: call(document, 'createElement', name)) as Names[N];
	function worded(text: string): HTMLSpanElement {
		const span = create('span');
		span.dataset.text = text;
		return span;
	}
	return <N extends keyof Names>(name: N, className: string, ...inner: (string | Node)[]): Names[N] => {
		const made = create(name);
		if (className !== '') made.setAttribute('class', className);
		made.append(...inner.map((part) => (typeof part === 'string' ? worded(part) : part)));
		return made;
	};
};
