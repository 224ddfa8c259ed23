import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmAt, postingFilm } from '../../../src/core/catalogue/catalogue.ts';
import { titleForms } from '../../../src/core/catalogue/forms.ts';
import { words } from '../../../src/core/catalogue/words.ts';
import { findCandidates } from '../../../src/core/mentions/candidates.ts';
import { tokenize } from '../../../src/core/mentions/tokens.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { film, POPULATION } from '../films.ts';

const word = fc.constantFrom('the', 'of', 'rings', 'two', 'II', 'night', 'día', '&', 'x', 'Heat', 'a');
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));

test('the trie finds the same titles as a Map at every word', () => {
	const filler = Array.from({ length: 30 }, (_, i) => film(`filler${i}`, 1990, 100));
	fc.assert(
		fc.property(
			fc.uniqueArray(phrase, { minLength: 1, maxLength: 12 }),
			fc.array(word, { maxLength: 25 }),
			(titles, list) => {
				const films = [...titles.map((title) => film(title, 2000, 50)), ...filler];
				const { catalogue } = openPack(
					buildPack(films, { ...POPULATION, activity: [{ share: 1, ratings: 3 }] }, () => 0),
				);
				const text = list.join(' ');

				const oracle = new Map<string, Set<string>>();
				for (const one of films)
					for (const form of titleForms(one, 100)) {
						const key = form.words.join(' ');
						oracle.set(key, (oracle.get(key) ?? new Set()).add(one.title));
					}
				const tokens = words(text);
				const expected: string[] = [];
				for (let first = 0; first < tokens.length; first++)
					for (let last = tokens.length; last > first; last--) {
						const named = oracle.get(tokens.slice(first, last).join(' '));
						if (named !== undefined) expected.push(`${first}-${last}: ${[...named].sort().join('|')}`);
					}

				const found = findCandidates(catalogue, tokenize(catalogue, text)).map(({ first, last, node }) => {
					const ids = catalogue.posting.subarray(catalogue.nodePosting[node], catalogue.nodePosting[node + 1]);
					const named = [...ids].map((p) => filmAt(catalogue, postingFilm(p)).title);
					return `${first}-${last}: ${named.sort().join('|')}`;
				});
				expect(found).toEqual(expected);
			},
		),
		{ numRuns: 150 },
	);
});
