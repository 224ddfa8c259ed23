/**
 * Reddit's data request: comments.csv (id, permalink, date, ip, subreddit, gildings, link, parent, body, media) and
 * posts.csv (…, gildings, title, url, body), among some forty tables, in an archive. comment_headers.csv and
 * post_headers.csv repeat them without the text. A comment and a post may have the same id: Reddit itself distinguishes
 * them by the prefixes t1_ and t3_.
 */
import { hasColumns, tableRows } from './csvStream.ts';
import { baseOf, type Format } from './format.ts';
import { withoutQuotes } from './quotes.ts';
import { linkOf, linkWithin, paragraphs } from './values.ts';
import { whenOf } from './when.ts';

const SITE = 'www.reddit.com';
/** Placeholders for posts that were taken down. */
const GONE = /^\[(?:deleted|removed)[^\]]*\]$/;

export const reddit: Format = {
	mayBe: (path) => /^(?:comments|posts)\.csv$/i.test(baseOf(path)),
	is: ({ head }) =>
		hasColumns(head, ['id', 'date', 'body']) && (hasColumns(head, ['permalink']) || hasColumns(head, ['subreddit'])),
	async *read(file) {
		const kind = hasColumns(file.head, ['title']) ? 't3_' : '';
		for await (const { cell } of tableRows(file)) {
			const [title, body, url] = [cell('title'), cell('body'), linkOf(cell('url'))];
			const link = linkWithin(['reddit.com'], cell('permalink'), `https://${SITE}`);
			// The address of a post of text is its own.
			const target = url === link ? '' : (url ?? '');
			const text = paragraphs(title, GONE.test(body) ? '' : withoutQuotes(body), target);
			if (text !== '') yield { id: `${kind}${cell('id')}`, date: whenOf(cell('date')), site: SITE, link, text };
		}
	},
};
