/** Titles that are ordinary phrases, with the pack that the extension ships, and with one that knows no phrases. */
import { expect, test } from 'vitest';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { catalogue } from './shipped.ts';

/** Without the two bits of phrases. */
const unaware = { ...catalogue, namesakeLevels: catalogue.namesakeLevels!.map((levels) => levels & 0x3fff) };

/** The log odds of the likeliest film of a text, by each pack. */
function odds(text: string): number[] {
	return [catalogue, unaware].map((c) => {
		const p = Math.max(...findMentions(c, text).map(({ confidence }) => confidence));
		return Math.log(p / (1 - p));
	});
}

test.each([
	['stuck in rush hour again', 2],
	['the other guys on my shift went home', 2],
	['put your name on the list by noon', 3],
])('the words of %j are less likely a film by how common they are', (text, level) => {
	const [aware, before] = odds(text);
	expect(before! - aware!).toBeCloseTo(level / 2, 5);
});

test.each([
	// A word about films, another film, a capital, and a mark.
	'stuck at home with rush hour, the film of my youth',
	'rush hour and interstellar on one evening',
	'We were stuck with Rush Hour again.',
	'we were stuck with "rush hour" again',
	// No ordinary phrase.
	'koyaanisqatsi was on again',
])('the words of %j are as likely a film as without counts of phrases', (text) => {
	const [aware, before] = odds(text);
	expect(Number.isFinite(before)).toBe(true);
	expect(aware).toBe(before);
});
