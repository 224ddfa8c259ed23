/** A page or frame of either browser. */
interface Place {
	evaluate: <A, R>(fn: (argument: A) => R, argument: A) => Promise<R>;
}

export interface Rect {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/**
 * Where the page draws the letters of a field's words, found by asking at points which letter is there: from the middle
 * of the first letter to the middle of the last along the line, and the middle of the line across.
 */
export const lettersInField = (place: Place, around: Rect, start: number, end: number, vertical = false) =>
	place.evaluate(
		([around, start, end, vertical]) => {
			const find = (root: Document | ShadowRoot): HTMLElement =>
				root.activeElement?.shadowRoot ? find(root.activeElement.shadowRoot) : (root.activeElement as HTMLElement);
			const field = find(document);
			const root = field.getRootNode();
			const shadowRoots = root instanceof ShadowRoot ? [root] : [];
			const at = (x: number, y: number) => {
				const position = document.caretPositionFromPoint(x, y, { shadowRoots });
				return position?.offsetNode === field || field.contains(position?.offsetNode ?? null) ? position!.offset : -1;
			};
			const isIn = (offset: number) => offset > start && offset < end;
			const middle = { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2 };
			const along = (from: number, to: number, step: number, look: (at: number) => boolean) => {
				const seen: number[] = [];
				for (let at = from; at <= to; at += step) if (look(at)) seen.push(at);
				return [Math.min(...seen), Math.max(...seen)] as const;
			};
			const box = field.getBoundingClientRect();
			const [first, last] = vertical
				? along(box.top, box.bottom, 0.25, (y) => isIn(at(middle.x, y)))
				: along(box.left, box.right, 0.25, (x) => isIn(at(x, middle.y)));
			const [near, far] = vertical
				? along(box.left, box.right, 0.25, (x) => isIn(at(x, middle.y)))
				: along(box.top, box.bottom, 0.25, (y) => isIn(at(middle.x, y)));
			const style = getComputedStyle(field);
			const canvas = document.createElement('canvas').getContext('2d')!;
			canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
			const scale = box.width / field.offsetWidth;
			const value = (field as HTMLTextAreaElement).value;
			const shown = style.textTransform === 'uppercase' ? value.toUpperCase() : value;
			const width = (letter: string) => canvas.measureText(letter).width * scale;
			return {
				first,
				last,
				near,
				far,
				widths: [width(shown[start]!), width(shown[end - 1]!)] as const,
				/** Of the whole word, were it all to be seen. */
				length: width(shown.slice(start, end)),
			};
		},
		[around, start, end, vertical] as const,
	);

/** Where a page that looks for a word in its own text finds it: a rectangle per line. */
export const wordLines = (place: Place, word: string): Promise<Rect[]> =>
	place.evaluate((word) => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const at = (node as Text).data.indexOf(word);
			if (at < 0 || node.parentElement!.closest('script, style, textarea') !== null) continue;
			const range = document.createRange();
			range.setStart(node, at);
			range.setEnd(node, at + word.length);
			return [...range.getClientRects()].map((rect) => rect.toJSON());
		}
		return [];
	}, word);

/** The rectangle around all of its lines; null where it is not there. */
export const wordInPage = async (place: Place, word: string): Promise<Rect | null> => {
	const lines = await wordLines(place, word);
	if (lines.length === 0) return null;
	const [left, top] = (['left', 'top'] as const).map((edge) => Math.min(...lines.map((line) => line[edge])));
	const [right, bottom] = (['right', 'bottom'] as const).map((edge) => Math.max(...lines.map((line) => line[edge])));
	return { left: left!, top: top!, right: right!, bottom: bottom! };
};
