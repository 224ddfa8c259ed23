import { expect, test } from 'vitest';
import { isSound } from '../../../../src/core/rewrite/sound.ts';

test.each([
	['I saw X.', 'I saw the a film.'],
	['I saw X.', 'I saw saw a film.'],
	['I saw X.', 'I saw.'],
	['I saw X.', 'I saw an Hungarian film.'],
	['I saw X.', 'I saw a American film.'],
	['X is long.', 'a film is long.'],
	['I saw **X**.', 'I saw **a film.'],
	['I saw X (again).', 'I saw a film again).'],
	['I saw X, and Y.', 'I saw , and Y.'],
	['I saw X and Y.', 'I saw X and.'],
	['Fine. X 4/5.', 'Fine. 4/5.'],
	['I saw X and Y.', 'I saw another film and another film here.'],
	['I saw X.', 'I saw a film..'],
	['I saw Who? and X.', 'I saw Who?.'],
	['I gave a certain film to X.', 'I gave a certain film to a certain film.'],
	['I cannot help but laugh at X.', 'I cannot help.'],
	['I saw X!', 'I saw a film'],
])('%j must not become %j', (before, after) => {
	expect(isSound(before, after, true)).toBe(false);
	expect(isSound(after, after, true)).toBe(true);
});

test.each([
	['I saw X.', 'I saw a Ukrainian film.'],
	['I saw X.', 'I saw an hour of it.'],
	['I saw X.', 'I saw an Éric Rohmer film.'],
	['Try X.', 'Try X; if you like that, also Heat.'],
	['x is long.', 'a film is long.'],
	['I hear that X is long.', 'I hear that a Hungarian film is long.'],
])('%j may become %j', (before, after) => {
	expect(isSound(before, after, true)).toBe(true);
});
