import { expect, test } from 'vitest';
import { siteLabel } from '../../../src/study/secret.ts';
import { SECRET } from './studies.ts';

test('a site label cannot be computed without the secret', async () => {
	const own = await siteLabel(SECRET, 'forum.example');
	expect(own).toBe(await siteLabel(SECRET, 'forum.example'));
	expect(own).not.toBe(await siteLabel(SECRET, 'other.example'));
	expect(own).not.toBe(await siteLabel('b2'.repeat(32), 'forum.example'));
	expect(own).not.toBe(await siteLabel('00'.repeat(32), 'forum.example'));
	expect(own).toMatch(/^[0-9a-z]{8,}$/);
});
