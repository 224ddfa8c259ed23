/**
 * Discourse's export of an account: user_archive.csv in an archive, with topic_title, categories, is_pm, post_raw (Markdown),
 * post_cooked, like_count, reply_count, url and created_at; forums of before 2022 have no post_cooked.
 */
import { hasColumns, tableRows } from './csvStream.ts';
import { baseOf, type Format } from './format.ts';
import { withoutQuotes } from './quotes.ts';
import { linkOf, paragraphs, siteOfLink, UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';

/** The category of private messages, and of posts that only moderators see. */
const HIDDEN = '-';

export const discourse: Format = {
	mayBe: (path) => /^user_archive[^/]*\.csv$/i.test(baseOf(path)),
	is: ({ head }) => hasColumns(head, ['topic_title', 'categories', 'url', 'created_at']),
	async *read(file) {
		const raw = hasColumns(file.head, ['post_raw']) ? 'post_raw' : 'post';
		for await (const { cell, row } of tableRows(file)) {
			if (cell('categories') === HIDDEN || /^(?:yes|true)$/i.test(cell('is_pm'))) continue;
			const link = linkOf(cell('url'));
			// Only the person who opens a topic writes its title.
			const title = /\/t\/[^/]*\/\d+\/1$/.test(link ?? '') ? cell('topic_title') : '';
			const text = paragraphs(title, withoutQuotes(cell(raw)));
			const id = link === null ? `row ${row}` : new URL(link).pathname.replace(/^.*\/t\/(?:[^/]*\/)?/, '');
			if (text !== '')
				yield { id, date: whenOf(cell('created_at')), site: siteOfLink(link) ?? UNKNOWN_SITE, link, text };
		}
	},
};
