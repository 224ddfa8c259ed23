import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportError } from '../../../../src/imports/error.ts';
import { EXAMPLES } from './examples.ts';
import { posts } from './files.ts';

/** Whether a file was read; what is thrown must say which file, and why. */
async function isRead(name: string, bytes: Uint8Array): Promise<boolean> {
	try {
		await posts(name, bytes);
		return true;
	} catch (error) {
		expect(error, String((error as Error).stack)).toBeInstanceOf(ImportError);
		expect((error as Error).message).toContain(name.split('/')[0]);
		return false;
	}
}

test.each(Object.keys(EXAMPLES))(
	'%s is read, and refused with a sentence where it is damaged in any way',
	async (name) => {
		const whole = EXAMPLES[name]!;
		expect(await isRead(name, whole)).toBe(true);
		const change = fc.record({ at: fc.nat(whole.length - 1), out: fc.nat(8), bytes: fc.uint8Array({ maxLength: 8 }) });
		await fc.assert(
			fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(whole.length), async (changes, cut) => {
				let bytes = [...whole];
				for (const { at, out, bytes: put } of changes) bytes.splice(at, out, ...put);
				if (cut < whole.length / 4) bytes = bytes.slice(0, bytes.length - cut);
				await isRead(name, Uint8Array.from(bytes));
			}),
			{ numRuns: 300 },
		);
	},
);

test('any bytes under any name are read or refused with a sentence', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...Object.keys(EXAMPLES), 'x'),
			fc.uint8Array({ maxLength: 200 }),
			async (name, bytes) => {
				await isRead(name, bytes);
			},
		),
		{ numRuns: 300 },
	);
});

test('a mail whose parts never end is refused as too long', async () => {
	const head = 'From a@b Sat Mar 14 09:00:00 2020\nContent-Type: multipart/mixed; boundary="b"\n\n';
	await expect(posts('a.mbox', `${head}${'--b\n\n'.repeat(600_000)}`)).rejects.toThrow(ImportError);
});
