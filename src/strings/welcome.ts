/** Words of the first page. Few, as its reader wants to begin. */
import { list } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, texts } = words('welcome');

export const welcome = texts({
	promise: 'The films you mention can give away who you are.',
	what: 'Red Herring warns you before you post.',
	sample: 'Try it: change this post',
	text: 'Lately Marketa Lazarová stayed with me, like Werckmeister Harmonies.',
	none: 'No film found.',
	failed: 'The list of films cannot be read.',
	pin: 'Pin the fish',
	/** Around the drawing of the browser's button for extensions. */
	pinHow: () => around(t`Click ${FIRST}, then the pin. Its number says how many people could have written your post.`),
	puzzle: 'the puzzle piece',
	sites: 'Where may it read?',
	sitesHow: 'What you write there stays on this computer.',
	some: 'Sites I choose',
	all: 'All sites',
	notYet: 'Not on for any site yet.',
	allDone: 'On for all sites.',
	someHow: 'Tick some, or turn it on wherever you are: click the fish.',
	allowed: (places: string[]) => t`On for ${list(places)}.`,
	done: 'Done',
	fine: 'An estimate, not a guarantee.',
});
