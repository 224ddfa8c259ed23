/** Where posts were posted, and how many words there are at each place. */
import type { ExportedPost } from './exported.ts';

/** Parts of an address that name a forum, as in "/r/movies", not a post. */
const MOST_PARTS = 2;

/** The site of a post, with the forum there that its address names, if any. */
export function placeOf({ site, link }: Pick<ExportedPost, 'site' | 'link'>): string {
	if (link === null || !URL.canParse(link)) return site;
	const parts = new URL(link).pathname.split('/').filter((part) => part !== '');
	const post = parts.findIndex((part) => /\d/.test(part));
	// The last part belongs to the post.
	const end = Math.min(MOST_PARTS, post < 0 ? parts.length - 1 : post);
	return [site, ...parts.slice(0, Math.max(0, end))].join('/');
}

/** Places whose words are counted separately: an account rarely has more, and addresses may be made up. */
const MOST_PLACES = 10_000;

/** Counts the words of posts by place. */
export function wordCount() {
	const total = new Map<string, number>();
	let file = new Map<string, number>();
	const finish = () => {
		for (const [place, words] of file) add(total, place, words);
		file = new Map();
	};
	return {
		add: (place: string, text: string): void => add(file, place, text.match(/\S+/g)?.length ?? 0),
		/** Starts a file. Returns a function that forgets its words. */
		begin: (): (() => void) => {
			finish();
			return () => {
				file = new Map();
			};
		},
		counts: (): Map<string, number> => {
			finish();
			return total;
		},
	};
}

function add(counts: Map<string, number>, place: string, words: number): void {
	const at = counts.has(place) || counts.size < MOST_PLACES ? place : '';
	counts.set(at, (counts.get(at) ?? 0) + words);
}
