/** Words of what a study's arms show instead of, or in other words than, the usual advice. */
import { about, type FilmName, film, people, round } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('shown');

interface Then {
	crowd: number;
	/** The crowd as it is. */
	now: number;
	aware: number;
}

const fit = (n: number) => plural(round(n), { one: 'fits', other: 'fit' });
const more = ({ crowd, now }: Then) => about(Math.max(0, crowd - now));

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
	/** Where the open plan leads, in what is won or what is lost. */
	leads: {
		gain: (then: Then) =>
			t`With the plan below you are hidden among about ${more(then)} more: ${people(then.crowd)} ${fit(then.crowd)} then.`,
		loss: (then: Then) =>
			t`Without the plan below you give up about ${more(then)} who would hide you: ${people(then.crowd)} would fit.`,
	},
	/** How much smaller the crowd is for a mention, in people. */
	costs: {
		gain: (crowd: number, without: number) => t`${about(Math.max(0, without - crowd))} more without it`,
		loss: (crowd: number, without: number) => t`takes ${about(Math.max(0, without - crowd))} from you`,
	},
	year: {
		intro: 'Write the year behind each title, so that readers know which film is meant:',
		copy: (title: string) => t`Copy ${title} with its year`,
		film: (one: FilmName) => film(one),
	},
});
