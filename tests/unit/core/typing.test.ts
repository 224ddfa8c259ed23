/** What is taken back of drafts while they are typed. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCase } from '../../../src/core/advice/case.ts';
import { isSure } from '../../../src/core/mentions/certainty.ts';
import { findMentions, type Mention } from '../../../src/core/mentions/mentions.ts';
import { POSTS, readMadeUp } from '../../../src/lab/finder/madeUp.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const { catalogue, population } = await openBuiltIn();

const FIXTURES = new URL('../../fixtures/drafts/', import.meta.url);
const posts = (await readMadeUp(POSTS)).map(({ text }) => text).filter((text) => text.split(/\s+/).length >= 15);
/** The drafts of the fixtures, and 26 of the posts, evenly drawn. */
const DRAFTS: readonly string[] = [
	...readdirSync(FIXTURES).map((name) => readFileSync(new URL(name, FIXTURES), 'utf8')),
	...Array.from({ length: 26 }, (_, i) => posts[Math.floor(((i + 0.5) / 26) * posts.length)]!),
];

const sureIn = (mentions: readonly Mention[]) => mentions.filter((mention) => isSure(mention) && !mention.quoted);

const shown = (text: string) => sureIn(findMentions(catalogue, text));

/** What is checked if each word is, and what is checked where sentences are. */
const byWords = (draft: string) =>
	[...draft.matchAll(/\S+/g)].map(({ 0: word, index }) => draft.slice(0, index + word.length));
const bySentences = (draft: string) => [
	...[...draft.matchAll(/[.!?…\n](?=\s|$)/g)].map(({ index }) => draft.slice(0, index + 1)),
	draft,
];

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
function takenBack(drafts: readonly string[], split: (draft: string) => string[]) {
	let [grew, films] = [0, 0];
	for (const draft of drafts) {
		let before: ReadonlySet<number> = new Set();
		let grows = false;
		for (const text of split(draft)) {
			const now = new Set(shown(text).map(({ film }) => film));
			const gone = [...before].filter((film) => !now.has(film)).length;
			films += gone;
			grows ||= gone > 0 && crowdOf(now) > crowdOf(before);
			before = now;
		}
		if (grows) grew++;
	}
	return { grew, films };
}

test('checking a text at the ends of sentences takes little back', { timeout: 60_000 }, () => {
	expect(DRAFTS).toHaveLength(36);
	const taken = takenBack(DRAFTS, bySentences);
	expect(taken.grew).toBeLessThanOrEqual(3);
	// At most one in twenty of 174 sentences takes a film back.
	expect(taken.films).toBeLessThanOrEqual(8);
	expect(takenBack(DRAFTS.slice(0, 12), byWords).films).toBeGreaterThan(taken.films);
});
