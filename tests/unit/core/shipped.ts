import { readFileSync } from 'node:fs';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { namesIn } from '../films.ts';

/** The films that the extension ships. */
export const { catalogue } = await openBuiltIn();

/** What is found in a text by the best guess: the words, and the film that they name. */
export const found = (text: string): string[] => namesIn(catalogue, text);

/** Texts of a group, each with all that is found in it. */
export const examples = (group: string): [text: string, found: string[]][] =>
	JSON.parse(readFileSync('tests/fixtures/found.json', 'utf8'))[group];
