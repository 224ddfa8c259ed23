import { expect, test } from 'vitest';
import { postEdit } from '../../../../src/core/advice/postEdit.ts';
import { findMentions } from '../../../../src/core/mentions/mentions.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();

/** The first edit of a post without any of its films. */
function firstEdit(text: string): string | null {
	const films = new Set(findMentions(pack.catalogue, text).map(({ film }) => film));
	return postEdit(pack, text, films, { tolerance: 100 }).afters[0]?.text ?? null;
}

test.each([
	[
		'My top 5, no order:\n\n1. Animal Kingdom\n2. The Proposition\n3. Snowtown\n4. Mystery Road\n5. The Rover\n\nI wrote this on the train home from Leeds.',
		null,
	],
	[
		'Two nights off. We watched The Wailing on Friday with my brother, and then I slept for eleven hours.',
		'Two nights off. We watched a South Korean film on Friday with my brother, and then I slept for eleven hours.',
	],
])('%j without its films is %j', (text, after) => {
	expect(firstEdit(text)).toBe(after);
});
