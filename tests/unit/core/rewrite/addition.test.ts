import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { additionsTo } from '../../../../src/core/rewrite/additions/additions.ts';
import { sceneOf } from '../../../../src/core/rewrite/scene.ts';
import { marked } from './marked.ts';

const PAST_LIVES = { title: 'Past Lives', year: 2023 };

function added(draft: string, turn = 0): string[] {
	const { text, named } = marked(draft);
	return additionsTo(sceneOf(text, named), PAST_LIVES, turn).map(({ edits }) => edited(text, edits));
}

const cases: [draft: string, first: string | null][] = JSON.parse(
	readFileSync('tests/fixtures/wordings/additions.json', 'utf8'),
);

test.each(cases)('one film more in %j is %j', (draft, first) => {
	expect(added(draft)[0] ?? null).toBe(first);
});

test('of sentences that are as good each has its turn, and none is offered twice', () => {
	const draft = 'Finally saw ⟨Sátántangó⟩, and the ending wrecked me.';
	const firsts = [0, 1, 2, 3].map((turn) => added(draft, turn)[0]);
	expect(new Set(firsts).size).toBe(3);
	expect(firsts[3]).toBe(firsts[0]);
	expect(new Set(added(draft)).size).toBe(added(draft).length);
});

test('what is shown of an addition is its sentences before and after', () => {
	const { text, named } = marked('I like films. You should see ⟨Sátántangó⟩ if you like cows.\n\nBye.');
	const [first] = additionsTo(sceneOf(text, named), PAST_LIVES, 0);
	expect(text.slice(first!.from, first!.to)).toBe('You should see Sátántangó if you like cows.');
	expect(first!.after).toBe('You should see Sátántangó if you like cows. Maybe also Past Lives.');
});

test('a draft that names no film, or says something of one, has no addition', () => {
	expect(added('The ending of ⟨Sátántangó⟩ wrecked me.')).toEqual([]);
	expect(added('Nothing here.')).toEqual([]);
	expect(added('')).toEqual([]);
});

test('in a long paragraph the film joins behind the sentence of another, unless the next one is about that', () => {
	const talk = ' I went out for bread afterwards, and it rained all the way.'.repeat(4);
	expect(added(`Everyone should see ⟨Sátántangó⟩, my favorite of all.${talk}`)[0]).toBe(
		`Everyone should see Sátántangó, my favorite of all. Honorable mention: Past Lives.${talk}`,
	);
	expect(added(`Everyone should see ⟨Sátántangó⟩, my favorite of all. It is long.${talk}`)[0]).toMatch(/way\. Hono/);
});
