import { expect, test } from 'vitest';
import { page } from '../../../../src/strings/page.ts';

const said = (parts: { before: string; crowd: string; after: string }) => parts.before + parts.crowd + parts.after;

test('what a mention costs is said in people', () => {
	expect(said(page.cost({ crowd: 6, crowdWithout: 132 }))).toBe(
		'About 6 people fit what you say. Without this film: about 130.',
	);
	expect(said(page.cost({ crowd: 1.2, crowdWithout: 9 }))).toBe(
		'About 1 person fits what you say. Without this film: about 9.',
	);
	expect(said(page.cost({ crowd: 100, crowdWithout: 110 }))).toBe(
		'About 100 people fit what you say. Leaving this film out changes little by itself.',
	);
});

test('films that are underlined are counted', () => {
	expect(page.advice(6, 1)).toBe('About 6 people fit what you say. 1 film is underlined: Alt+Shift+R tells more.');
	expect(page.advice(1, 3)).toMatch(/^About 1 person fits .* 3 films are underlined/);
});
