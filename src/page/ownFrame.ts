/** Whether a frame belongs to the site that the user is at. */

/**
 * Whether all frames around this one have its origin. One that is not part of the page's site, such as an advertisement,
 * must neither be advised by what was posted at the site nor speak for it. Browsers let scripts read the origin of a
 * window only where it is the same; sandboxed frames have none, which they share with no one. Nor do pages that a site
 * sandboxes, because others have made them.
 */
export function isOwnFrame(window: Window & typeof globalThis): boolean {
	try {
		// Files have none either, but do not belong to others.
		if (window.origin === 'null' && window.location.protocol !== 'file:') return false;
		for (let inner: Window = window; inner.parent !== inner; inner = inner.parent)
			if (window.origin === 'null' || inner.parent.origin !== window.origin) return false;
		return true;
	} catch {
		return false;
	}
}
