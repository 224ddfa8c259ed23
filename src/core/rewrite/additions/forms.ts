/** What may be written around one more film, by language. */
import { listed } from '../../catalogue/lists.ts';
import { restored } from '../../catalogue/patterns.ts';
import type { Language } from '../languages/languages.ts';

export interface Forms {
	or: string;
	/** Words to add after a sentence that recommends a film, with `{}` for the title. */
	clause: string;
	recommends: RegExp;
	/** Words right before a film that ask for it: "has anyone seen", "anything like". */
	asks: RegExp;
	/** Words after it that mean only it. */
	leans: RegExp;
	/** Introductions of a list that any film may be in. */
	lists: RegExp;
	/** A paragraph with them is about what was watched. */
	watches: RegExp;
	/** One that looks for films. */
	seeks: RegExp;
	/** Sentences to end a paragraph with: after such words, in a question, after a recommendation. */
	ends: { next: string; about: string; also: string };
}

const forms = listed('additions', (list: unknown) => restored(list) as Record<Language, Forms>);

export const formsOf = (language: Language): Forms => forms()[language];
