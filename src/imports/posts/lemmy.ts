/**
 * Lemmy's export of an account, since version 1.0: JSON with notifications (inbox before), which others wrote; content, which
 * are the posts and comments of the account; and addresses of what was read and liked. The type_ of an item of content says what
 * it is, or is { Post } or { Comment } before. A post has name, url and body, a comment content, both in Markdown, with ap_id
 * and published_at (published before). The export of settings, all that versions before 1.0 hand out, has no posts.
 */
import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { baseOf, type Format } from './format.ts';
import { jsonItems } from './jsonStream.ts';
import { withoutQuotes } from './quotes.ts';
import { fieldsOf, linkOf, paragraphs, siteOfLink, textOf, UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';

const ITEMS =
	/^\s*\{\s*"(?:notifications|inbox|content)"\s*:\s*\[\s*(?:\]|\{\s*"(?:type_|Post|Comment|PrivateMessage)"\s*:)/;
const SETTINGS = /^\s*\{\s*"display_name"\s*:/;

export const lemmy: Format = {
	mayBe: (path) => /lemmy[^/]*\.json$/i.test(baseOf(path)),
	is: ({ head }) => ITEMS.test(head) || (SETTINGS.test(head) && /"matrix_id"\s*:/.test(head)),
	async *read(file) {
		if (SETTINGS.test(file.head)) throw new ImportError(faults.lemmySettings(file.name));
		for await (const { value, number } of jsonItems(file, (path) => path.join() === 'content')) {
			const item = fieldsOf(value);
			const said = itemOf(item);
			if (said.deleted === true || said.removed === true) continue;
			const link = linkOf(textOf(said.ap_id));
			const text = paragraphs(
				textOf(said.name),
				withoutQuotes(textOf(said.body) || textOf(said.content)),
				linkOf(textOf(said.url)) ?? '',
				textOf(said.alt_text),
			);
			const date = whenOf(textOf(said.published_at)) ?? whenOf(textOf(said.published));
			if (text !== '')
				yield { id: link ?? `entry ${number}`, date, site: siteOfLink(link) ?? UNKNOWN_SITE, link, text };
		}
	},
};

/** The fields of a post or comment; none if it is neither. */
function itemOf(item: Record<string, unknown>): Record<string, unknown> {
	if ('type_' in item) return /^(?:post|comment)$/i.test(textOf(item.type_)) ? item : {};
	return fieldsOf(item.Post ?? item.Comment);
}
