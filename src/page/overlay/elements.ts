/** Creates elements whose text is generated content, which pages can neither find nor select. */
export const elements =
	(document: Document) =>
	(name: string, className: string, ...inner: (string | Node)[]): HTMLElement => {
		const made = document.createElement(name);
		made.className = className;
		for (const part of inner) {
			const node = typeof part === 'string' ? document.createElement('span') : part;
			if (typeof part === 'string') (node as HTMLElement).dataset.text = part;
			made.append(node);
		}
		return made;
	};
