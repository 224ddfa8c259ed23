import type { Browser } from 'webextension-polyfill';
import { languageOf, type Settings } from '../storage/settings.ts';
import { currentLanguage, messagesOf } from '../strings/languages/language.ts';
import { loadLanguage } from '../strings/languages/load.ts';

/** Says everything in the user's language. */
export const sayInLanguage = ({ i18n, runtime }: Browser, language: Settings['language']): Promise<void> =>
	loadLanguage(languageOf({ language }, i18n.getUILanguage()), (path) => runtime.getURL(path));

/** Brings a frame the words that are shown there, into the world of scripts that the page cannot see; English is there. */
export async function bringWords({ scripting }: Browser, target: { tabId: number; frameIds: number[] }): Promise<void> {
	if (currentLanguage() === 'en') return;
	const words = { language: currentLanguage(), messages: messagesOf(['page']) };
	await scripting.executeScript({ target, func: keepWords, args: [words] });
}

/** Runs in the frame, so it uses nothing from here; `src/page/language.ts` reads what it keeps. */
function keepWords(value: unknown): void {
	Object.defineProperty(globalThis, 'redHerringWords', { value, configurable: true });
}
