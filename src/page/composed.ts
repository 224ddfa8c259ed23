/** The tree as it is drawn: out of slots and shadow roots. */

export function outOf(element: Element): Element | null {
	return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** An element and all around it, outwards. */
export function pathOf(element: Element): Element[] {
	const path: Element[] = [];
	for (let each: Element | null = element; each !== null; each = outOf(each)) path.push(each);
	return path;
}

/** The document and the shadow roots that an element is in: events that do not leave a root are heard there only. */
export const rootsOf = (element: Element): Node[] => [...new Set(pathOf(element).map((each) => each.getRootNode()))];
