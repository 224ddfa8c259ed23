import { expect, test } from 'vitest';
import { cacheUntilLost } from '../../../src/storage/cacheUntilLost.ts';
import { seal, unseal } from '../../../src/storage/sealed.ts';

const KEY = { text: 'I saw Heat', secret: 'of this page' };

test('a sealed text is opened only with the same text and secret', async () => {
	const value = { parts: [[0, 4]], site: 'forum.example', long: 'x'.repeat(5000) };
	const sealed = await seal(value, KEY);
	expect(await unseal(sealed, KEY)).toEqual(value);
	expect(await unseal(sealed, { ...KEY, text: 'I saw heat' })).toBeUndefined();
	expect(await unseal(sealed, { ...KEY, secret: 'of that page' })).toBeUndefined();
	const damaged = `${sealed.sealed.startsWith('00') ? '11' : '00'}${sealed.sealed.slice(2)}`;
	expect(await unseal({ ...sealed, sealed: damaged }, KEY)).toBeUndefined();
	expect(await unseal({ iv: '', sealed: '' }, KEY)).toBeUndefined();
	expect(await unseal(await seal(null, KEY), KEY)).toBeNull();
});

test('sealing twice gives different results that reveal nothing', async () => {
	const [one, other] = await Promise.all([seal('Heat', KEY), seal('Heat', KEY)]);
	expect(one.iv).not.toBe(other.iv);
	expect(one.sealed).not.toBe(other.sealed);
	for (const { iv, sealed } of [one, other]) {
		expect(iv).toMatch(/^[0-9a-f]{24}$/);
		// As long as its text with its quotes, and a tag of 16 bytes.
		expect(sealed).toMatch(/^[0-9a-f]{44}$/);
	}
});

test('a cached value is made again if it failed, is lost, or is to be forgotten', async () => {
	const losing: (() => void)[] = [];
	const results = [Promise.reject(new Error('first')), ...['a', 'b', 'c'].map((name) => Promise.resolve(name))];
	const get = cacheUntilLost((lost) => {
		losing.push(lost);
		return results.shift()!;
	});
	await expect(get()).rejects.toThrow('first');
	expect(await Promise.all([get(), get()])).toEqual(['a', 'a']);
	// An earlier failure, or a loss that is reported late, does not concern what exists now.
	losing[0]!();
	expect(await get()).toBe('a');
	losing[1]!();
	expect(await get()).toBe('b');
	losing[1]!();
	expect(await get()).toBe('b');
	get.forget();
	expect(await get()).toBe('c');
	expect(losing).toHaveLength(4);
});
