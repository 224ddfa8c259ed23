/** The flat tree: ancestors across slots and shadow roots. */

export function outOf(element: Element): Element | null {
	return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** An element and its ancestors in the flat tree, innermost first. */
export function pathOf(element: Element): Element[] {
	const path: Element[] = [];
	for (let each: Element | null = element; each !== null; each = outOf(each)) path.push(each);
	return path;
}

/** The document and the shadow roots around an element: non-composed events can be heard only there. */
export const rootsOf = (element: Element): Node[] => [...new Set(pathOf(element).map((each) => each.getRootNode()))];
