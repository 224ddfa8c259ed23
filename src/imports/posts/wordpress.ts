/**
 * WordPress's export (WXR): RSS whose items have title, link, content:encoded (HTML), wp:post_date_gmt, wp:status,
 * wp:post_type and wp:post_password. Pictures and menus are items too. Comments are by others and are not read.
 */
import type { Format } from './format.ts';
import { htmlText } from './htmlText.ts';
import { linkOf, paragraphs, siteOfLink, UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';
import { childText, xmlElements } from './xmlStream.ts';

const LEFT_OUT = new Set(['wp:comment', 'wp:postmeta', 'category']);
/** Items that are not the writer's own texts. */
const NO_POSTS = /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_\w+)$/;

export const wordpress: Format = {
	mayBe: (path) => /(?:wordpress|wxr)[^/]*\.xml$/i.test(path),
	is: ({ head }) => /<rss\b/.test(head) && /wordpress\.org\/export\//.test(head),
	async *read(file) {
		for await (const item of xmlElements(file, 'item', LEFT_OUT)) {
			const field = (name: string) => childText(item, name);
			if (field('wp:status') !== 'publish' || field('wp:post_password') !== '') continue;
			if (NO_POSTS.test(field('wp:post_type'))) continue;
			const link = linkOf(field('link'));
			const content = field('content:encoded');
			// The old editor leaves paragraphs to line breaks.
			const html = /<p\b/i.test(content) ? content : content.replace(/\r?\n/g, '<br>');
			const text = paragraphs(htmlText(field('title')), htmlText(html));
			const id = `wordpress ${field('wp:post_id') || link || text.slice(0, 80)}`;
			const date = whenOf(`${field('wp:post_date_gmt')}Z`) ?? whenOf(field('pubDate'));
			if (text !== '') yield { id, date, site: siteOfLink(link) ?? UNKNOWN_SITE, link, text };
		}
	},
};
