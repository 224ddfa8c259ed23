/** What is seen of the overlay. */

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** The words of an element, which are generated content. */
export const wordsOf = (element: Element | null | undefined) =>
	[...(element?.querySelectorAll('[data-text]') ?? [])].map((each) => (each as HTMLElement).dataset.text).join('');
export const boxOf = (element: Element): Box => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { left, top, width, height };
};

/** What is seen; the rest is drawn in no color. */
export const MARKS = '.mark:not(.unseen)';

/** Returns what of card and notice is cut off, outside of them, or over something else. */
export function misfitsIn(root: ShadowRoot): string[] {
	const SLACK = 1;
	return [...root.querySelectorAll('.card:not(.unseen), .notice:not(.unseen)')].flatMap((outer) => {
		const within = outer.getBoundingClientRect();
		const parts = [...outer.querySelectorAll<HTMLElement>(':is(p, button, b, span, small):not(.none, .none *)')];
		const named = parts.map((part) => ({
			part,
			name: part.ariaLabel ?? part.dataset.text ?? '',
			at: part.getBoundingClientRect(),
		}));
		const buttons = named.filter(({ part }) => part.localName === 'button');
		const over = buttons.filter(({ at: a }, i) =>
			buttons
				.slice(i + 1)
				.some(
					({ at: b }) =>
						a.right > b.left + SLACK &&
						b.right > a.left + SLACK &&
						a.bottom > b.top + SLACK &&
						b.bottom > a.top + SLACK,
				),
		);
		const out = named.filter(
			({ at, part }) =>
				at.left < within.left - SLACK ||
				at.right > within.right + SLACK ||
				at.bottom > within.bottom + SLACK ||
				(part.scrollWidth > part.clientWidth + SLACK && part.clientWidth > 0),
		);
		return [...out, ...over].map(({ name }) => name);
	});
}
