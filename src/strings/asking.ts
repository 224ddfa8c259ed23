/** Questions to the writer when the answer decides how well they are hidden. */
import { words } from './languages/language.ts';

const { texts } = words('asking');

export const asking = texts({
	howMany: 'About how many films have you rated or logged on public sites?',
	howManyHelp: 'Letterboxd, IMDb, and so on. We ask once. The answer stays on this computer.',
	none: 'None',
	/** In the order of the answers. */
	answers: ['Under 50', '50–300', '300–1,000', 'More'],
	answered: 'Thanks. That makes the numbers far more reliable.',
	noneAnswered: 'Then there are no ratings to compare with. You’ll see few warnings.',
	which: 'Which of these have you rated or logged?',
	whole: 'Is that everything you’ve rated on public sites?',
	part: 'No, just a part',
	all: 'Yes, that’s all',
	rated: 'Rated',
	never: 'Never',
});
