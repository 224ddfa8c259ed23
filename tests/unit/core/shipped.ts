import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { isLikely } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

/** The films that the extension ships. */
export const { catalogue } = await openBuiltIn();

/** What is found in a text by the best guess: the words, and the film that they name. */
export const found = (text: string): string[] =>
	findMentions(catalogue, text)
		.filter(isLikely)
		.map(({ start, end, film }) => {
			const { title, year } = filmAt(catalogue, film);
			return `${text.slice(start, end)} = ${title} ${year}`;
		});
