import { expect, test } from 'vitest';
import { ImportError } from '../../../../src/imports/error.ts';
import { EXAMPLES } from './examples.ts';
import { posts } from './files.ts';

// What becomes of damaged ones is tried in `tests/unit/fuzz.test.ts`.
test.each(Object.keys(EXAMPLES))('%s is read', async (name) => {
	await expect(posts(name, EXAMPLES[name]!)).resolves.toEqual(expect.any(Array));
});

test('a mail with endless parts is refused as too long', async () => {
	const head = 'From a@b Sat Mar 14 09:00:00 2020\nContent-Type: multipart/mixed; boundary="b"\n\n';
	await expect(posts('a.mbox', `${head}${'--b\n\n'.repeat(600_000)}`)).rejects.toThrow(ImportError);
});
