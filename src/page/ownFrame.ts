/** Whether a frame belongs to the site that the user is at. */

/**
 * Whether all frames around this one have its origin. A frame that is not part of the page's site, such as an
 * advertisement, must neither get advice based on posts at the site nor speak for it. Browsers let scripts read a
 * window's origin only if it is the same; sandboxed frames have one of their own. So do pages that a site sandboxes
 * because others made them.
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
