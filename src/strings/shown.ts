/** Words for what a study's arms show instead of the usual advice. */
import { type FilmName, film } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('shown');

export const shown = texts({
	silent: {
		title: 'No advice is shown here.',
		text: 'You take part in a study, in a group that writes without advice here. What you write stays on this computer.',
	},
	button: {
		title: 'No advice is shown here.',
		text: 'You take part in a study, in a group that sees the number on the toolbar button and nothing else. What you write stays on this computer.',
	},
	later: {
		title: 'Advice comes a little later.',
		text: 'You take part in a study in which advice is held back for a while. It will be shown here.',
	},
	year: {
		intro: 'Write the year behind each title, so that readers know which film is meant:',
		copy: (title: string) => t`Copy ${title} with its year`,
		film: (one: FilmName) => film(one),
	},
});
