/** Titles that an English text says are films, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { raiseAsFilms } from '../../../src/core/mentions/asFilms.ts';
import { raisedBy } from './shipped.ts';

/** What becomes of a probability of `p` for the candidate `words`. */
const raised = (text: string, words: string, p: number) =>
	raisedBy(raiseAsFilms, text, words, (own) => (own === words ? p : 0));

test.each([
	['They were showing Tabu that night, with subtitles.', 'Tabu'],
	['I lay on the sofa and put on Chopper for my head.', 'Chopper'],
	['On the plane I watched half of something called BlackBerry and slept.', 'BlackBerry'],
	['The film my whole family agrees on is The Castle. We are five.', 'The Castle'],
	['We agree. My favorite movie was The Castle for years.', 'The Castle'],
	['She lent me her copy of Whisky, the Uruguayan film, in June.', 'Whisky'],
])('%j: %j is a film', (text, words) => {
	expect(raised(text, words, 0.05)).toBe(0.7);
	expect(raised(text, words, 0.04)).toBe(0.04);
});

test.each<[why: string, text: string, words: string]>([
	['a lender', 'She lent me her copy of Whisky in June.', 'Whisky'],
	['a restaurant', 'I ate half of something called Ratatouille and slept.', 'Ratatouille'],
	['another subject', 'After the film my father is Hitchcock for a night.', 'Hitchcock'],
	['another language', 'Ihr Motto war put on Chopper, und das war nicht gut für mich.', 'Chopper'],
	['a series', 'They were showing Fargo, the second season.', 'Fargo'],
	['a longer name', 'They were showing Tabu Recordings that night.', 'Tabu'],
	['small letters among capitals', 'In Lisbon they were showing tabu that night.', 'tabu'],
])('not with %s: %j', (_, text, words) => {
	expect(raised(text, words, 0.3)).toBe(0.3);
});
