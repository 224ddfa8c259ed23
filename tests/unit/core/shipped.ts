import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { namesIn } from '../films.ts';

/** The films that the extension ships. */
export const { catalogue } = await openBuiltIn();

/** What is found in a text by the best guess: the words, and the film that they name. */
export const found = (text: string): string[] => namesIn(catalogue, text);
