/** Words of the first page. Few, as its reader wants to begin. */
import { people } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, texts } = words('welcome');

export const welcome = texts({
	promise: 'The films you mention can give you away.',
	what: 'Film ratings are public. Anyone can compare them with your posts. Red Herring warns you before you post and suggests safer words. Nothing leaves this computer.',
	sample: 'Try it. Change a film:',
	text: 'On Friday I watched Werckmeister Harmonies with my sister. On Sunday I saw Marketa Lazarová with Dad.',
	none: 'No films in here.',
	failed: 'The list of films cannot be read.',
	/** With the number of people, which is shown otherwise. */
	about: (crowd: number) => {
		const { before, after } = around(t`About ${FIRST} could have written this.`);
		return [before, people(crowd), after] as const;
	},
	wellHidden: 'You’re well hidden.',
	probably: 'You’re probably hidden.',
	safer: 'Show a safer wording',
	done: 'Done',
	check: 'Check what I posted before',
	pin: 'Pin the fish to your toolbar, and click it where you post.',
});
