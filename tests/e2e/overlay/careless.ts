/** The way up from an element as careless code goes it: to see that hostile pages break it. */
export function pathOf(element: Element): Element[] {
	const path: Element[] = [];
	const outOf = (inner: Element) => inner.assignedSlot ?? inner.parentElement;
	for (let each: Element | null = element; each !== null; each = outOf(each)) path.push(each);
	return path;
}
