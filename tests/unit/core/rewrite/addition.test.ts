import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { additionsTo } from '../../../../src/core/rewrite/additions/additions.ts';
import { sceneOf } from '../../../../src/core/rewrite/scene.ts';
import { marked } from './marked.ts';

const PAST_LIVES = { title: 'Past Lives', year: 2023 };

function added(draft: string, isRelated = true): string[] {
	const { text, named } = marked(draft);
	return additionsTo(sceneOf(text, named), PAST_LIVES, isRelated).map(({ edits }) => edited(text, edits));
}

const cases: [draft: string, first: string | null][] = JSON.parse(
	readFileSync('tests/fixtures/wordings/additions.json', 'utf8'),
);

test.each(cases)('one more film in %j is %j', (draft, first) => {
	expect(added(draft)[0] ?? null).toBe(first);
});

test('an addition shows its sentences before and after', () => {
	const { text, named } = marked('I like films. You should see ⟨Sátántangó⟩.\n\nBye.');
	const [first] = additionsTo(sceneOf(text, named), PAST_LIVES, true);
	expect(text.slice(first!.from, first!.to)).toBe('You should see Sátántangó.');
	expect(first!.after).toBe('You should see Sátántangó; if you like that, also Past Lives.');
});

test('only lists take a film that has little in common with the draft', () => {
	expect(added('You should see ⟨Sátántangó⟩.', false)).toEqual([]);
	expect(added('Anything like ⟨Sátántangó⟩ on here?', false)).toEqual([]);
	expect(added('Watchlist: ⟨Sátántangó⟩, ⟨Mirror⟩', false)).toEqual(['Watchlist: Sátántangó, Mirror, Past Lives']);
});

test('a draft that names no film, or describes one, has no addition', () => {
	expect(added('The ending of ⟨Sátántangó⟩ wrecked me.')).toEqual([]);
	expect(added('Nothing here.')).toEqual([]);
	expect(added('')).toEqual([]);
});
