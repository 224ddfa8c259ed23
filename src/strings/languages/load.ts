import { currentLanguage, type Messages, setLanguage } from './language.ts';

/**
 * Switches to a language. Its messages are a file of the extension; if it cannot be read, texts stay as before.
 * @param urlOf the address of a file of the extension
 */
export async function loadLanguage(language: string, urlOf: (path: string) => string): Promise<void> {
	if (language === currentLanguage()) return;
	if (language === 'en') return setLanguage('en', {});
	try {
		const file = await fetch(urlOf(`/languages/${language}.json`));
		setLanguage(language, (await file.json()) as Messages);
	} catch (error) {
		console.error(error);
	}
}
