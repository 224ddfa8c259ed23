/** What the manifest says that a store's listing must agree with. */

/** Mozilla's add-on id: it can never change, or no one would get updates. */
export const FIREFOX_ID = '{b3a9d3c6-5f0e-4f6b-9c55-7f2a4b1de0a8}';

export const DESCRIPTION =
	'The films you mention can give you away. Warns you before you post, suggests safer words, and sends nothing.';

/**
 * No host is asked for at installation: the user allows sites, and `src/worker/sites.ts` registers the page's script there.
 * `activeTab` shows the popup the site of the tab. Nothing can be fetched from hosts: see the policy of pages.
 */
export const PERMISSIONS = ['activeTab', 'scripting', 'storage', 'unlimitedStorage'];
export const OPTIONAL_HOSTS = ['<all_urls>'];

/** What pages of the extension may load and where they may send forms: only its own files, and nowhere. No page may frame them. */
export const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self'",
	"connect-src 'self'",
	"object-src 'none'",
	"form-action 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');
