import { expect, test } from 'vitest';
import { LEAST_SHARE } from '../../../src/core/advice/suitable.ts';
import { filmTitles } from '../../../src/core/catalogue/catalogue.ts';
import { isSure } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const { catalogue, population } = await openBuiltIn();
const wellKnown = Array.from(population.raters.keys()).filter(
	(film) => population.raters[film]! >= LEAST_SHARE * population.size,
);

/** How the advice writes films to mention, and how people write lists. */
const FORMS = [
	(title: string, year: number) => `I adored The Matrix, and the film "${title}" (${year})`,
	(title: string, year: number) => `I adored ${title} (${year}) a lot.`,
	(title: string, year: number) => `Seen lately:\n- ${title} (${year})\n- Heat (1995)`,
];

test.each(FORMS)('every well-known film is surely found with its year in parentheses', (form) => {
	expect(wellKnown.length).toBeGreaterThan(1000);
	const missed = wellKnown.flatMap((film) => {
		const text = form(filmTitles(catalogue, film)[0]!, catalogue.year[film]!);
		return findMentions(catalogue, text).some((found) => found.film === film && isSure(found)) ? [] : [text];
	});
	expect(missed).toEqual([]);
});
