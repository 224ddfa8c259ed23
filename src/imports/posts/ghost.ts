/**
 * Ghost's export: one JSON file with the tables of its database, { db: [{ meta, data }] }, or without db around it.
 * data.posts has title, html, status and published_at; it does not tell the address of the site.
 */
import type { Format } from './format.ts';
import { htmlText } from './htmlText.ts';
import { jsonItems } from './jsonStream.ts';
import { fieldsOf, paragraphs, textOf, UNKNOWN_SITE } from './values.ts';
import { whenAt, whenOf } from './when.ts';

const POSTS = new Set(['db,,data,posts', 'data,posts']);

export const ghost: Format = {
	mayBe: (path) => /(?:^|[./-])ghost\b[^/]*\.json$/i.test(path),
	is: ({ head }) => /^\s*\{\s*"(?:db|meta|data)"/.test(head) && /"exported_on"\s*:/.test(head),
	async *read(file) {
		for await (const { value, number } of jsonItems(file, (path) => POSTS.has(path.join()))) {
			const post = fieldsOf(value);
			if (post.status !== 'published' && post.status !== 'sent') continue;
			const published = post.published_at ?? post.created_at;
			const text = paragraphs(textOf(post.title), htmlText(textOf(post.html)) || textOf(post.plaintext));
			const id = `ghost ${textOf(post.uuid) || textOf(post.slug) || number}`;
			const date = typeof published === 'number' ? whenAt(published) : whenOf(textOf(published));
			if (text !== '') yield { id, date, site: UNKNOWN_SITE, link: null, text };
		}
	},
};
