/**
 * Blogger's export: an Atom feed, as feed.atom in Google Takeout, whose entries have blogger:type and blogger:status,
 * or as older blog-….xml, whose entries have a category for what they are, and drafts in app:control. Content is HTML
 * in entities. Comments are by others and are not read.
 */
import { baseOf, type Format } from './format.ts';
import { htmlText } from './htmlText.ts';
import { linkOf, paragraphs, siteOfLink, UNKNOWN_SITE } from './values.ts';
import { whenOf } from './when.ts';
import { childText, type XmlElement, xmlElements } from './xmlStream.ts';

const KIND = /^http:\/\/schemas\.google\.com\/blogger\/2008\/kind#(\w+)$/;

export const blogger: Format = {
	mayBe: (path) => /^(?:feed\.atom|blog-[^/]*\.xml)$/i.test(baseOf(path)),
	is: ({ head }) => /<feed\b/.test(head) && /schemas\.google\.com\/blogger\/|tag:blogger\.com/.test(head),
	async *read(file) {
		for await (const entry of xmlElements(file, 'entry', new Set(['author', 'media:thumbnail']))) {
			if (!isPost(entry)) continue;
			const alternate = entry.children.find(
				({ name, attributes }) => name === 'link' && attributes.rel === 'alternate',
			);
			const link = linkOf(alternate?.attributes.href ?? '');
			const text = paragraphs(htmlText(childText(entry, 'title')), htmlText(childText(entry, 'content')));
			const id = childText(entry, 'id') || link || text.slice(0, 80);
			const date = whenOf(childText(entry, 'published'));
			if (text !== '') yield { id, date, site: siteOfLink(link) ?? UNKNOWN_SITE, link, text };
		}
	},
};

function isPost(entry: XmlElement): boolean {
	const control = entry.children.find(({ name }) => name === 'app:control');
	const kinds = entry.children.flatMap(({ attributes }) => KIND.exec(attributes.term ?? '')?.[1] ?? []);
	const type = (childText(entry, 'blogger:type') || (kinds[0] ?? '')).toLowerCase();
	const status = childText(entry, 'blogger:status') || 'LIVE';
	const isDraft = control !== undefined && childText(control, 'app:draft') === 'yes';
	return (type === 'post' || type === 'page') && status === 'LIVE' && !isDraft;
}
