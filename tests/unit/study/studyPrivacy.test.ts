import { describe, expect, test } from 'vitest';
import { openStudy } from '../../../src/study/openStudy.ts';
import { StudyFileError } from '../../../src/study/readStudy.ts';
import { changed, problems } from './changedStudy.ts';
import { example, exampleText } from './studies.ts';

describe('an epsilon that barely protects anything is refused', () => {
	const at = (epsilon: number, recorded: string[], questions: unknown[] = []) =>
		changed((study) =>
			Object.assign(study, {
				privacy: { level: 'randomised', epsilon },
				recorded: ['number', 'kind', 'day', 'arm', 'draft', ...recorded],
				questions,
			}),
		);
	const { questions } = example();
	test('if one field of a draft gets more than 3', () => {
		expect(at(3, ['posted'])).toEqual([]);
		expect(at(6, ['posted', 'advised'])).toEqual([]);
		expect(at(6.1, ['posted', 'advised'])[0]).toMatch(
			/^privacy\.epsilon: 6\.1 is shared by 2 fields of a draft and is 3\.05 each/,
		);
		expect(at(10, ['posted'])[0]).toMatch(/^privacy\.epsilon: 10 is shared by 1 field of a draft and is 10 each/);
	});
	test('if an answer does', () => {
		expect(at(3, ['posted', 'advised', 'question', 'answer'], questions)).toEqual([]);
		expect(at(4, ['posted', 'advised', 'question', 'answer'], questions)[0]).toMatch(
			/^privacy\.epsilon: 4 is shared by 2 fields of a draft and is the whole of it for each answer/,
		);
	});
});

test.each(['quarter', 'site'])('%s is never exported at the coarse level and must not be listed', (name) => {
	const study = example('how-advice-is-put');
	expect(problems(JSON.stringify({ ...study, recorded: [...study.recorded, name] }))).toEqual([
		`recorded: "${name}" is never handed over at the coarse level: leave it out.`,
	]);
});

describe('a public key is tested', () => {
	const withKey = (n: string) => JSON.stringify({ ...example(), publicKey: { kty: 'RSA', n, e: 'AQAB' } });
	test('a working key is accepted', async () => {
		const algorithm = {
			name: 'RSA-OAEP',
			hash: 'SHA-256',
			modulusLength: 2048,
			publicExponent: new Uint8Array([1, 0, 1]),
		};
		const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
		const { n } = await crypto.subtle.exportKey('jwk', publicKey);
		expect((await openStudy(withKey(n!))).publicKey!.n).toBe(n);
		expect((await openStudy(exampleText())).publicKey).toBeUndefined();
	});
	test('a truncated key is refused, even if the platform accepts it', async () => {
		await expect(openStudy(withKey('x'.repeat(345)))).rejects.toThrow('publicKey.n: is cut off.');
	});
	test('a key that cannot encrypt is refused', async () => {
		const even = openStudy(withKey('B'.padEnd(342, 'A')));
		await expect(even).rejects.toThrow(/^publicKey: nothing can be encrypted to this key\./);
		await expect(even).rejects.toBeInstanceOf(StudyFileError);
	});
});
