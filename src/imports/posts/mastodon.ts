/**
 * The archive of Mastodon, and of servers like it: outbox.json, an ActivityPub collection whose orderedItems are
 * activities. Create has a Note or Question with content (HTML), published, url, to and cc; Announce repeats others'
 * posts.
 */
import { baseOf, type Format } from './format.ts';
import { htmlText } from './htmlText.ts';
import { jsonItems } from './jsonStream.ts';
import { fieldsOf, itemsOf, linkOf, paragraphs, siteOfLink, textOf, UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';

/** Next to outbox.json are likes.json and bookmarks.json, which name posts of others. */
const OTHERS = /"id"\s*:\s*"(?:likes|bookmarks)\.json"/;

export const mastodon: Format = {
	mayBe: (path) => /^outbox\.json$/i.test(baseOf(path)),
	is: ({ head }) => /^\s*\{/.test(head) && /"OrderedCollection(?:Page)?"/.test(head) && !OTHERS.test(head),
	async *read(file) {
		for await (const { value, number } of jsonItems(file, (path) => path.join() === 'orderedItems')) {
			const activity = fieldsOf(value);
			const note = fieldsOf(activity.object);
			if (activity.type !== 'Create' || !isToMany(note)) continue;
			const link = linkOf(textOf(note.url)) ?? linkOf(textOf(note.id));
			const named = [...itemsOf(note.oneOf), ...itemsOf(note.anyOf), ...itemsOf(note.attachment)];
			const text = paragraphs(
				htmlText(textOf(note.summary)),
				htmlText(textOf(note.content)),
				...named.map((each) => textOf(fieldsOf(each).name)),
			);
			const date = whenOf(textOf(note.published)) ?? whenOf(textOf(activity.published));
			const id = textOf(note.id) || link || `entry ${number}`;
			if (text !== '') yield { id, date, site: siteOfLink(link) ?? UNKNOWN_SITE, link, text };
		}
	},
};

/** Whether a post is addressed to everyone or to followers: not only to people by name. */
const isToMany = ({ to, cc }: Record<string, unknown>): boolean =>
	[to, cc].flat().some((whom) => /(?:#Public|^as:Public|^Public|\/followers)$/.test(textOf(whom)));
