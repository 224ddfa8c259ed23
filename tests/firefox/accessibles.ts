/** What Firefox reports to assistive technology about a page. */

/** One node of the accessibility tree. */
export interface Accessible {
	role: string;
	name: string;
	description: string;
	/** Names of the named nodes that it is in, each after its role and a colon. */
	within: string[];
}

/** An expression for Firefox itself: all nodes of the page that a tab shows; none while the tree is being made. */
export const accessiblesOf = (url: string): string => `(() => {
	const key = Symbol.for('accessibility service');
	globalThis[key] ??= Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
	const service = globalThis[key];
	const window = Services.wm.getMostRecentWindow('navigator:browser');
	const browser = window.gBrowser.browsers.find((each) => each.currentURI.spec === ${JSON.stringify(url)});
	const root = browser && service.getAccessibleFor(browser);
	const found = [];
	const walk = (node, within) => {
		const role = service.getStringRole(node.role);
		const name = node.name ?? '';
		found.push({ role, name, description: node.description ?? '', within });
		const inner = name === '' ? within : [...within, role + ': ' + name];
		for (let child = node.firstChild; child; child = child.nextSibling) walk(child, inner);
	};
	if (root?.firstChild) walk(root.firstChild, []);
	return found;
})()`;
