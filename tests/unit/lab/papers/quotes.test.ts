/** What claims rest on is short, has a place, and is plain text. */
import { expect, test } from 'vitest';
import type { basis } from '../../../../src/lab/kit/report/claim.ts';
import * as anonymization from '../../../../src/lab/papers/anonymization/quotes.ts';
import * as drift from '../../../../src/lab/papers/drift/quotes.ts';
import * as identify from '../../../../src/lab/papers/identify/quotes.ts';
import * as scoreboard from '../../../../src/lab/papers/scoreboard/quotes.ts';

const ALL = [anonymization, drift, identify, scoreboard].flatMap((own) =>
	Object.values(own).flatMap((some): ReturnType<typeof basis>[] => Object.values(some)),
);

test.each(ALL.map(({ place, quote }) => [place, quote]))('%s: “%s”', (place, quote) => {
	expect(place).toMatch(/section|appendix/i);
	// Extracted texts have characters that stand for lost ones.
	expect(quote).toMatch(/^[A-Za-z0-9][ -~’…—]{18,299}$/);
	expect(quote).not.toMatch(/ {2}| X |<|\\/);
});
