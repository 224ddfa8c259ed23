/**
 * Posts from Bluesky as JSON: the answer of com.atproto.repo.listRecords, whose records have uri and value, or one file
 * per record in a folder app.bsky.feed.post, as tools unpack a repository. A value has text, createdAt, the targets of
 * its links in facets, and what it shows in embed.
 */
import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import type { ExportedPost } from './exported.ts';
import { type Format, type TextFile, wholeText } from './format.ts';
import { jsonItems } from './jsonStream.ts';
import { fieldsOf, itemsOf, paragraphs, textOf } from './values.ts';
import { whenOf } from './when.ts';

const SITE = 'bsky.app';
const POST = 'app.bsky.feed.post';
const FILE = /(?:^|\/)app\.bsky\.feed\.post\/([\w.~:-]+)\.json$/;
const URI = /^at:\/\/(did:[\w:.%-]+|[\w.-]+)\/app\.bsky\.feed\.post\/([\w.~:-]+)$/;

export const blueskyRecords: Format = {
	mayBe: (path) => /(?:^|\/)(?:posts|app\.bsky\.feed\.post|listrecords)\.json$/i.test(path),
	is: ({ head }) => /^\s*\{/.test(head) && /"records"\s*:\s*\[/.test(head) && head.includes(POST),
	async *read(file) {
		for await (const { value, number } of jsonItems(file, (path) => path.join() === 'records')) {
			const record = fieldsOf(value);
			const [, did, key] = URI.exec(textOf(record.uri)) ?? [];
			const post = postOfBluesky(record.value, did ?? null, key ?? `${file.path} ${number}`);
			if (post !== null) yield post;
		}
	},
};

export const blueskyFiles: Format = {
	mayBe: (path) => FILE.test(path),
	is: ({ path, head }) => FILE.test(path) && /^\s*\{/.test(head),
	async *read(file: TextFile) {
		const json = await wholeText(file);
		let value: unknown;
		try {
			value = JSON.parse(json);
		} catch {
			throw new ImportError(faults.damagedJson(file.name));
		}
		const did = /(?:^|\/)(did:[\w:.%-]+)\//.exec(file.path)?.[1] ?? null;
		const post = postOfBluesky(value, did, FILE.exec(file.path)![1]!);
		if (post !== null) yield post;
	},
};

/** Makes a post of a record; null if it is another kind of record, or says nothing. */
export function postOfBluesky(value: unknown, did: string | null, key: string): ExportedPost | null {
	const record = fieldsOf(value);
	if (record.$type !== POST) return null;
	const embed = fieldsOf(record.embed);
	const media = { ...embed, ...fieldsOf(embed.media) };
	const targets = itemsOf(record.facets).flatMap((facet) =>
		itemsOf(fieldsOf(facet).features).map((feature) => textOf(fieldsOf(feature).uri)),
	);
	const pictures = itemsOf(fieldsOf(media).images).map((image) => textOf(fieldsOf(image).alt));
	const shown = textOf(fieldsOf(fieldsOf(media).external).uri);
	const text = paragraphs(textOf(record.text), ...new Set([...targets, shown, ...pictures]));
	const link = did === null ? null : `https://${SITE}/profile/${did}/post/${key}`;
	return text === '' ? null : { id: key, date: whenOf(textOf(record.createdAt)), site: SITE, link, text };
}
