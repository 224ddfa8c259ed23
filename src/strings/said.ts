/** Words about the user's answer on a film: that they rated it, or never did. */
import { day, type FilmName, film } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('said');

export const said = texts({
	word: { rated: 'you say that you rated it', never: 'you say that you never rated it' },
	title: { never: 'Films you never rated', rated: 'Films you say you rated' },
	help: {
		never:
			'Naming them hides you, as long as you haven’t rated or logged them on any public account, old ones included.',
		rated: 'They count as rated where you name them.',
	},
	none: 'None yet. When you say “I never rated it” about a film, it is remembered here.',
	when: (date: string, account: string) => t`Said on ${day(date)} for ${account}`,
	imported: (service: string) =>
		service === ''
			? t`Your imported file has it, so it counts as rated.`
			: t`Your ${service} file has it, so it counts as rated.`,
	takeBack: 'Undo',
	takeBackFilm: (one: FilmName) => t`Undo: ${film(one)}`,
	takenBack: (one: FilmName) => t`${film(one)} counts as before.`,
	failed: 'What you said of films cannot be read. Reload this page; if that does not help, restart the browser.',
	notKept:
		'That couldn’t be saved. It counts for this post only. Make room on the disk, or undo what you said of other films in the settings.',
});
