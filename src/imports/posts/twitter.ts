/**
 * The archive of X: data/tweets.js, more parts as tweets-part1.js, and community-tweet.js; tweet.js before 2022. Each
 * is a script that assigns an array of { tweet } to window.YTD, in old archives of the tweets themselves. Texts have
 * HTML entities, and short addresses with their targets next to them. Reposts of others begin with "RT @".
 */
import { baseOf, type Format } from './format.ts';
import { jsonItems } from './jsonStream.ts';
import { fieldsOf, itemsOf, textOf } from './values.ts';
import { whenOf } from './when.ts';

const SITE = 'x.com';
const ASSIGNMENT = /^\s*window\.YTD\.(?:tweets?|community_tweets?)\.part\d+\s*=\s*(?=\[)/;
const SHORT = /https?:\/\/t\.co\/\w+/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

export const twitter: Format = {
	mayBe: (path) => /^(?:community-)?tweets?(?:-part\d+)?\.js$/i.test(baseOf(path)),
	is: ({ head }) => ASSIGNMENT.test(head),
	async *read(file) {
		const from = ASSIGNMENT.exec(file.head)![0].length;
		for await (const { value, number } of jsonItems(file, (path) => path.length === 0, from)) {
			const tweet = fieldsOf(fieldsOf(value).tweet ?? value);
			const written = textOf(tweet.full_text) || textOf(tweet.text);
			if (written === '' || /^RT @\w+:/.test(written)) continue;
			const id = textOf(tweet.id_str);
			yield {
				id: id || `${file.path} ${number}`,
				date: whenOf(textOf(tweet.created_at)),
				site: SITE,
				link: /^\d{1,20}$/.test(id) ? `https://${SITE}/i/web/status/${id}` : null,
				text: withTargets(written, tweet).replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!),
			};
		}
	},
};

/** Replaces short addresses by their targets, as they may name a film. */
function withTargets(text: string, tweet: Record<string, unknown>): string {
	const targets = new Map(
		itemsOf(fieldsOf(tweet.entities).urls).map((entry) => {
			const { url, expanded_url: target } = fieldsOf(entry);
			return [textOf(url), textOf(target)];
		}),
	);
	return text.replace(SHORT, (url) => {
		const target = targets.get(url) || url;
		// Each once, so the text grows no longer than the entry.
		targets.delete(url);
		return target;
	});
}
