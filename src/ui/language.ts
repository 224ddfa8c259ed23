import { languageOf } from '../storage/settings.ts';
import { readSettings } from '../storage/storedSettings.ts';
import { currentLanguage } from '../strings/languages/language.ts';
import { loadLanguage } from '../strings/languages/load.ts';

interface Extension {
	storage: { local: Parameters<typeof readSettings>[0] };
	i18n: { getUILanguage(): string };
}

/** Says a page of the extension in the user's language; to be awaited before anything is shown. @param title its title then */
export async function sayInLanguage({ storage, i18n }: Extension, title: () => string): Promise<void> {
	const { settings } = await readSettings(storage.local);
	await loadLanguage(languageOf(settings, i18n.getUILanguage()), (path) => path);
	document.documentElement.lang = currentLanguage();
	document.title = title();
}
