/** The messages of each language, as files of the extension and as the browser wants those of the manifest. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/storage/limits.ts';
import type { Messages } from '../../src/strings/languages/language.ts';
import { DESCRIPTION } from './manifest.ts';

export const readMessages = (language: string): Messages =>
	JSON.parse(readFileSync(new URL(`../../src/strings/languages/${language}.json`, import.meta.url), 'utf8'));

/** English is written in the code, and has no messages but those of the manifest. */
export function languageFiles(): { relativeDest: string; contents: string }[] {
	return LANGUAGES.flatMap((language) => {
		const { manifest = {}, ...messages } = language === 'en' ? {} : readMessages(language);
		const description = { message: manifest[DESCRIPTION] ?? DESCRIPTION };
		return [
			{ relativeDest: `_locales/${language}/messages.json`, contents: JSON.stringify({ description }) },
			...(language === 'en'
				? []
				: [{ relativeDest: `languages/${language}.json`, contents: JSON.stringify(messages) }]),
		];
	});
}
