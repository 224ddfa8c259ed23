/** Types drafts, and counts how often what is shown of them is taken back. */
import { readdirSync, readFileSync } from 'node:fs';
import { createCase } from '../../../src/core/advice/case.ts';
import { isSure } from '../../../src/core/mentions/certainty.ts';
import { findMentions, type Mention } from '../../../src/core/mentions/mentions.ts';
import { type FoundIn, steady } from '../../../src/core/mentions/steady.ts';
import { POSTS, readMadeUp } from '../../../src/lab/finder/madeUp.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const { catalogue, population } = await openBuiltIn();

const FIXTURES = new URL('../../fixtures/drafts/', import.meta.url);
const posts = (await readMadeUp(POSTS)).map(({ text }) => text).filter((text) => text.split(/\s+/).length >= 15);
/** The drafts of the fixtures, and 26 of the posts, evenly drawn. */
export const DRAFTS: readonly string[] = [
	...readdirSync(FIXTURES).map((name) => readFileSync(new URL(name, FIXTURES), 'utf8')),
	...Array.from({ length: 26 }, (_, i) => posts[Math.floor(((i + 0.5) / 26) * posts.length)]!),
];

/** Returns what is shown of a text, typed on from the one before. */
type Showing = (text: string) => readonly Mention[];

const sureIn = (mentions: readonly Mention[]) => mentions.filter((mention) => isSure(mention) && !mention.quoted);

/** Shows all that is found, as if the writer stopped at each word. */
export const asFound = (): Showing => (text) => sureIn(findMentions(catalogue, text));

/** Shows what is steady, with the caret at the end. */
export function steadily(): Showing {
	let before: FoundIn | null = null;
	return (text) => {
		const all = findMentions(catalogue, text);
		const found = steady({ text, found: [{ kind: 'films', all, mentions: all }] }, text.length, before);
		before = { text, found };
		return sureIn(found[0]!.mentions);
	};
}

/** The text at the end of each word. */
export const byWords = (draft: string) =>
	[...draft.matchAll(/\S+/g)].map(({ 0: word, index }) => draft.slice(0, index + word.length));
export const byLetters = (draft: string) => Array.from(draft, (_, i) => draft.slice(0, i + 1));

const crowds = new Map<string, number>();
function crowdOf(films: ReadonlySet<number>): number {
	const key = [...films].sort().join(' ');
	const crowd = crowds.get(key) ?? (films.size === 0 ? population.size : createCase(population, films, {}).crowd);
	crowds.set(key, crowd);
	return crowd;
}

/**
 * Counts the drafts in which the crowd grows as a film is taken back, and the films that are, while they are typed.
 * @param split the texts that are seen of a draft
 */
export function takenBack(drafts: readonly string[], split: (draft: string) => string[], show: () => Showing) {
	let [grew, films] = [0, 0];
	for (const draft of drafts) {
		const showing = show();
		let before: ReadonlySet<number> = new Set();
		let grows = false;
		for (const text of split(draft)) {
			const now = new Set(showing(text).map(({ film }) => film));
			const gone = [...before].filter((film) => !now.has(film)).length;
			films += gone;
			grows ||= gone > 0 && crowdOf(now) > crowdOf(before);
			before = now;
		}
		if (grows) grew++;
	}
	return { grew, films };
}
