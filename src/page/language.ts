import { type Messages, setLanguage } from '../strings/languages/language.ts';
import { globalOf } from './dom.ts';

/** Shows all words in the language that the worker has brought; in English if it brought none. */
export function sayInLanguage(): void {
	const brought = globalOf<{ language: string; messages: Messages }>('redHerringWords');
	if (brought !== undefined) setLanguage(brought.language, brought.messages);
}
