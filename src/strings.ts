/** Every word that people read, in one place. Plain data in, a sentence out. */
import { history } from './strings/history.ts';
import { imports } from './strings/imports.ts';

const round = (n: number) => (n < 10 ? Math.round(n) : Number(n.toPrecision(2)));
const number = (n: number) => n.toLocaleString('en');
/** A count of people as it is said: two digits are all that an estimate is good for. */
const people = (n: number) => (round(n) === 1 ? '1 person' : `${number(round(n))} people`);
const fit = (n: number) => (round(n) === 1 ? 'fits' : 'fit');
interface FilmName {
	title: string;
	year: number;
}

const film = ({ title, year }: FilmName) => `${title} (${year})`;

/** "21 times narrower": how much smaller the crowd is for a mention. */
function narrower(crowd: number, without: number): string {
	const times = without / crowd;
	if (times < 1 / 1.15) return 'widens it';
	if (times < 1.15) return 'hardly';
	return times < 10 ? `${times.toFixed(1).replace(/\.0$/, '')} times narrower` : `${round(times)} times narrower`;
}

/** A share as "7 in 100" or, for rare films, "4 in 10,000". */
function share(part: number): string {
	const of = part >= 0.0095 ? 100 : part >= 0.00095 ? 1000 : 10_000;
	return `${Math.max(1, Math.round(part * of))} in ${number(of)}`;
}

/** At most four characters, for the toolbar badge. */
function badge(n: number): string {
	if (n < 999.5) return String(Math.max(1, Math.round(n)));
	if (n < 9950) return `${(n / 1000).toFixed(1).replace(/\.0$/, '')}k`;
	return n < 999_500 ? `${Math.round(n / 1000)}k` : `${Math.round(n / 1e6)}M`;
}

interface Standing {
	crowd: number;
	tolerance: number;
	state: 'safe' | 'fixable' | 'short' | 'identified' | 'identifiedBefore';
}

export const strings = {
	name: 'Red Herring',
	film,
	number,
	people,
	narrower,
	badge,

	badgeTitle: {
		idle: 'Red Herring',
		advice: (crowd: number) => `Red Herring: about ${people(crowd)} ${fit(crowd)} this draft`,
		failed: 'Red Herring cannot read its list of films. Reload the extension to repair it.',
	},

	verdict: (crowd: number) => ({ before: 'About ', crowd: people(crowd), after: ` ${fit(crowd)} this draft.` }),
	among: (size: number, name: string) =>
		`Among ${number(size)} members of ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
	range: (low: number, high: number) => `Likely between ${number(round(low))} and ${people(high)}.`,
	belowTolerance: (tolerance: number) => `You asked for at least ${number(tolerance)}.`,
	safe: (tolerance: number) => `You asked for ${number(tolerance)}, so nothing needs to change.`,
	identified: 'This already points at one person.',
	hopeless: 'This already points at one person, and nothing in this draft helps any more.',
	hopelessBefore:
		'Your earlier posts already point at one person: nothing in this draft helps. A new pseudonym would begin anew.',
	/** Where a draft stands against the tolerance. */
	standing: ({ tolerance, state, crowd }: Standing) => {
		if (state === 'safe') return strings.safe(tolerance);
		if (state === 'identified') return strings.hopeless;
		if (state === 'identifiedBefore') return strings.hopelessBefore;
		return crowd < 1.5 ? strings.identified : strings.belowTolerance(tolerance);
	},
	askedFor: (tolerance: number) => `you asked for ${number(tolerance)}`,
	everybody: 'all',
	stripLabel: (crowd: number, tolerance: number) =>
		`A crowd of about ${people(crowd)}; you asked for ${number(tolerance)}.`,

	givesAway: 'What gives you away',
	rated: (part: number) => `${share(part)} members rated it`,
	uncounted: 'Fewer than 20 members rated it: too few to measure',
	without: (crowd: number) => `without it ${number(round(crowd))}`,
	orMeant: (named: FilmName, others: FilmName[]) =>
		`${film(named)} may also be ${others.slice(0, 3).map(film).join(' or ')}.`,
	which: (surface: string) => `Which ${surface}?`,
	more: (n: number) => `Show ${n} more`,

	canDo: 'What you can do',
	drop: 'Leave out',
	add: 'Mention as well',
	dropIntro: 'Leaving these out, one after the other:',
	addIntro: 'Popular films to mention too, if you have not rated them. Click one to copy its title.',
	addTerminal: 'Popular films to mention too, if the writer has not rated them:',
	afterwards: (crowd: number) => `then ${number(round(crowd))}`,
	copied: (title: string) => `Copied "${title}". Say something about it in your own words.`,
	copyFailed: (title: string) => `The browser did not allow copying. Type "${title}" instead.`,
	notEnough: (tolerance: number) => `Even so, fewer than ${number(tolerance)} people fit.`,
	noPlan: {
		add: 'No popular film would widen the crowd. Leaving films out may.',
		drop: 'Leaving out any one film would not widen the crowd.',
	},
	alsoNamed: 'chosen as a red herring: counted as not rated',
	fine: 'Expected, not guaranteed: writing style, other posts and other sites are not counted.',

	unreadable: {
		title: 'This page cannot be read.',
		text: 'Browsers keep extensions out of some pages. If this one was open before Red Herring was installed, reload it.',
	},
	noDraft: {
		title: 'No draft here yet.',
		text: 'Click into a text box on this page and write. What you write stays on this computer.',
	},
	noFilms: {
		title: 'No films found in this draft.',
		text: 'Films you name will be listed here, with how much each one says about you.',
	},
	off: { title: 'Switched off on this site.', text: 'Nothing you write here is looked at.', on: 'Switch on' },
	loading: { title: 'Reading the list of films…', text: 'This takes a moment after the browser starts.' },
	failed: {
		title: 'The list of films cannot be read.',
		text: 'Reload the extension, or install it again, to repair it.',
	},
	textBounded: (n: number) => `This draft is very long: only its first ${number(n)} characters were read.`,
	filmsBounded: (n: number) => `This draft names very many films: only the ${number(n)} rarest were counted.`,
	packReplaced: 'The stored list of films was damaged and has been replaced by the one that came with Red Herring.',
	settingsNewer:
		'Your settings were written by a newer version of Red Herring. They are left as they are; until you update, the usual settings apply and cannot be changed.',
	settingsDamaged:
		'Part of your settings could not be read, so the usual ones apply there. Changing any setting replaces them.',
	dismiss: 'All right',
	settings: 'Settings',
	how: 'How do we know?',
	offHere: 'Off on this site',

	history,
	imports,

	options: {
		title: 'Red Herring settings',
		tolerance: 'How large a crowd do you want to stay in?',
		toleranceHelp:
			'At least this many people should fit your draft as well as you do. Below that, the toolbar button turns red.',
		toleranceUnit: 'people',
		toleranceBad: (most: number) => `Enter a whole number from 1 to ${number(most)}.`,
		saved: 'Saved.',
		presets: { 10: 'a handful', 100: 'a lecture hall', 1000: 'a village' } as Record<number, string>,
		sites: 'Sites where Red Herring is switched off',
		noSites: 'None. To switch it off on a site, open Red Herring there and choose "Off on this site".',
		remove: (site: string) => `Switch on again on ${site}`,
		removeShort: 'Switch on',
		about: 'What it does',
		computed: [
			'Red Herring finds the films that a draft names. For most of them it knows how many members of a film-rating site have rated it; the others have fewer than 20 raters.',
			'It then asks: if somebody compared this draft with everybody’s ratings, with a published method called Scoring, how many members would fit at least as well as you? That number is your crowd.',
			'It assumes that you have rated 82 in 100 of the films you mention, as people were found to do.',
		],
		promise: 'What it cannot promise',
		limits: [
			'The crowd is an expectation from counts of raters, not a guarantee. Cleverer methods than Scoring exist.',
			'It counts this draft only: your style of writing, your earlier posts and what you say elsewhere are not in it.',
			'Mentioning popular films you have not rated makes you harder to find. It does not make you impossible to find.',
		],
		sent: 'What is sent',
		sentText:
			'Nothing. Drafts are read on this computer and never stored; of what you post, only the films, the day and the site are. Red Herring asks for no access to other computers: its own pages are barred from reaching any.',
		data: 'Where the figures come from',
	},
};
