/** What the button in the toolbar says, and what a newer version has written. */
import { round } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('strings');

export const button = texts({
	titles: {
		idle: 'Red Herring',
		/** A verdict and what there is to say about it, each on a line of its own. */
		says: (lines: string) => t`Red Herring: ${lines}`,
		question: 'Red Herring: one question about this post',
		failed: 'Red Herring cannot read its list of films. Reload the extension to repair it.',
		cut: 'Red Herring: only a part of this post was read',
		language: 'Red Herring: this post is at least partly in a language whose titles we don’t have',
	},
	noFilms: { title: 'No films in this post', text: 'Films you mention will show up here.' },
	/** At most four characters, for the toolbar badge. */
	number: (n: number) => {
		if (n < 999.5) return String(Math.max(1, round(n)));
		if (n < 9950) return `${(n / 1000).toFixed(1).replace(/\.0$/, '')}k`;
		return n < 999_500 ? `${Math.round(n / 1000)}k` : `${round(n / 1e6)}M`;
	},
	recordsNewer:
		'What is kept here was written by a newer version of Red Herring, and is left as it is. Until you update, your old posts, ratings and studies are not read, and no post is added to them.',
	settingsNewer:
		'Your settings were written by a newer version of Red Herring. They are left as they are; until you update, the usual settings apply and cannot be changed.',
});
