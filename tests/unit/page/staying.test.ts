import { expect, test } from 'vitest';
import type { Part } from '../../../src/messages/written.ts';
import { othersStay, ownStays } from '../../../src/page/posting/staying.ts';

/** A text in which what stands in brackets is the user's; without any, it is all theirs. */
function written(marked: string) {
	const others: Part[] = [];
	let text = '';
	for (const [i, part] of marked.split(/[[\]]/).entries()) {
		if (i % 2 === 0 && part !== '' && marked.includes('[')) others.push([text.length, text.length + part.length]);
		text += part;
	}
	return { text, others };
}

const TEMPLATE =
	'Film 1 of my list of slow films: [I saw "Stalker" today]\nSeen in a cinema: no\nWould I see it again: yes';
const QUOTE = 'On Monday Ann wrote:\n> I adored "Heat" and all that is in it\n\n[I saw "Stalker" today]';
const PAD = 'Ann: I saw "Heat" today\nBob: I saw "Alien" today\n[I saw "Stalker" today]';

test.each([
	['a template with another number', TEMPLATE, TEMPLATE.replace(/\[.*\]/, '').replace('1', '2')],
	['a quotation of another day', QUOTE, QUOTE.replace(/\[.*\]/, '').replace('Monday', 'Tuesday')],
	['the lines of others', PAD, PAD.replace(/\[.*\]/, '')],
	['the lines of others, and one more', PAD, PAD.replace(/\[.*\]/, 'Cy: I saw "Up" today')],
	['the words of the user around what is theirs to fill in', 'I saw "Stalker" today', 'I saw "" today'],
	['other words', 'I adored Stalker and Heat', 'I adored it all the same.'],
	['nothing', 'Stalker', ''],
	['a template where one word was filled in', 'Film: [Stalker] Stars: [5]', 'Film: Stars: 5 Seen: 5'],
])('what the user wrote is gone where the box has %s', (_, marked, now) => {
	expect(ownStays(written(marked), now)).toBe(false);
});

test.each([
	['the same with other signs', 'I adored "Stalker" (1979)', 'I adored *Stalker* \u2013 1979'],
	['the same among more', 'I adored Stalker', 'Sending: I adored Stalker. Please wait.'],
	['one word', 'Stalker', 'Stalker'],
	['what was filled in, in a template with another number', TEMPLATE, TEMPLATE.replace(/[[\]]/g, '').replace('1', '2')],
	['the lines of others, and theirs', PAD, PAD.replace(/[[\]]/g, '').replace('Ann', 'Anna')],
	['a word of which they have corrected one letter', 'a style w[h]ich has long takes', 'a style which has long  takes'],
])('what the user wrote stays where the box has %s', (_, marked, now) => {
	expect(ownStays(written(marked), now)).toBe(true);
});

test('if nothing is the user’s, as after only deleting, the whole text counts', () => {
	const text = 'Film 1 of my list';
	expect(ownStays({ text, others: [[0, text.length]] }, 'Film 2 of my list')).toBe(true);
	expect(ownStays({ text, others: [[0, text.length]] }, 'Thank you')).toBe(false);
});

test('a template that returns is recognized by most of its words', () => {
	expect(othersStay(written(TEMPLATE), TEMPLATE.replace(/\[.*\]/, '').replace('1', '2'))).toBe(true);
	expect(othersStay(written(TEMPLATE), 'Another draft of another talk')).toBe(false);
	expect(othersStay(written('I saw Heat'), 'I saw Heat')).toBe(false);
	expect(othersStay(written('I saw Heat'), '')).toBe(false);
});
