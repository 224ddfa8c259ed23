import { languageOf } from '../storage/settings.ts';
import { readSettings } from '../storage/storedSettings.ts';
import { currentLanguage } from '../strings/languages/language.ts';
import { loadLanguage } from '../strings/languages/load.ts';

interface Extension {
	storage: { local: Parameters<typeof readSettings>[0] };
	i18n: { getUILanguage(): string };
}

/** Sets the language of an extension page. Await it before rendering. @param title the page's title in that language */
export async function sayInLanguage({ storage, i18n }: Extension, title: () => string): Promise<void> {
	const { settings } = await readSettings(storage.local);
	await loadLanguage(languageOf(settings, i18n.getUILanguage()), (path) => path);
	document.documentElement.lang = currentLanguage();
	document.title = title();
}
