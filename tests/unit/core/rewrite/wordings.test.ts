import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PhraseFacts } from '../../../../src/core/rewrite/facts.ts';
import { isFluent } from '../../../../src/core/rewrite/fluency/fluency.ts';
import { sceneOf } from '../../../../src/core/rewrite/scene.ts';
import { wordingsFor } from '../../../../src/core/rewrite/wordings.ts';
import { marked } from './marked.ts';

/** The wordings of the film in braces, without the cut of its sentence. */
function wordings(draft: string, says: readonly PhraseFacts[]): string[] {
	const { text, named, out } = marked(draft);
	const scene = sceneOf(text, named);
	const film = scene.items.filter((item) => out.includes(item.mention));
	return wordingsFor(
		scene,
		film,
		says.map((one, telling) => ({ telling, says: one })),
	).flatMap(({ how, after }) => (how === 'cut' ? [] : [after]));
}

const cases = (name: string): [draft: string, first: string | null, says?: PhraseFacts][] =>
	JSON.parse(readFileSync(`tests/fixtures/wordings/${name}.json`, 'utf8'));

const HUNGARIAN: PhraseFacts = { origin: 'Hungarian' };

test.each(['unfit', 'english', 'languages'].flatMap(cases))(
	'the first wording of %j is %j',
	(draft, first, says = HUNGARIAN) => {
		expect(wordings(draft, [says])[0] ?? null).toBe(first);
	},
);

test('the judge of fluency refuses pairs that a language does not say, and only those that were not there', () => {
	expect(isFluent('en', 'I saw it.', 'I saw a certain film.')).toBe(true);
	expect(isFluent('en', 'The cat sat.', 'The the cat sat.')).toBe(false);
	expect(isFluent('en', 'The the cat sat.', 'The the dog sat.')).toBe(true);
});
