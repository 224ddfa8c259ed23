/** Why nothing was changed of what is kept. */
import { words } from './languages/language.ts';

const { t, texts } = words('history');

export const restoring = texts({
	refused: {
		nameTaken: 'Another account has this name. Choose a different one.',
		full: 'That is more than Red Herring keeps. Delete accounts, sites or posts that you no longer need.',
		notStored: 'The browser could not store it. Make room on the disk and try again.',
		private: 'This is a private window: nothing of it is kept. Choose in another window.',
		gone: 'This is no longer there. Reload the page to see what is.',
	},
	importBad: (text: string) =>
		text === ''
			? t`Nothing was changed. This isn’t a Red Herring backup, or it is damaged. Choose another one.`
			: t`Nothing was changed. At “${text}” the file is not as Red Herring saves it. Correct it, or choose another one.`,
	importNewer: 'Nothing was changed. A newer version of Red Herring has saved this file: update, and restore it then.',
	importFailed: (reason: string) => t`Nothing was changed. ${reason}`,
	importNoSettings:
		'Accounts, posts and ratings are restored, but the settings could not be stored. Make room on the disk and restore the same file once more.',
	importInterrupted:
		'Nothing was changed. The browser stopped Red Herring before it had the whole file: choose the file again.',
});
