/** Words about films that give somebody away, and what can be done. */
import { about, type FilmName, film, fit, inWords, list, number, people, round, share } from './counts.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const plans = {
	givesAway: 'What gives you away',
	/** "21 times narrower": how much smaller the crowd is for a mention. */
	narrower: (crowd: number, without: number) => {
		const times = without / crowd;
		if (times < 1.15) return 'hardly';
		return times < 10 ? `${times.toFixed(1).replace(/\.0$/, '')} times narrower` : `${about(times)} times narrower`;
	},
	rated: (part: number) => `${share(part)} members rated it`,
	uncounted: 'Too few members rated it to measure',
	without: (crowd: number) => `without it ${about(crowd)}`,
	youRated: (rated: boolean) => (rated ? 'you rated this' : 'you have not rated this'),
	saidBefore: 'said before',
	leaveOut: 'Leave out',
	orMeant: (named: FilmName, others: FilmName[]) =>
		`${film(named)} may also be ${list(others.slice(0, 3).map(film)).replace(' and ', ' or ')}.`,
	which: (surface: string) => `Which ${surface}?`,
	more: (n: number) => `Show ${n} more`,
	alsoNamed: 'chosen as a red herring: counted as not rated',

	canDo: 'What you can do',
	canDoSafe: 'If you want to be safer still',
	/** What a plan is called: by what it does. */
	plan: {
		mixed: (out: number, inn: number) =>
			out + inn === 0 ? 'Some out, some in' : `${capital(inWords(out))} out, ${inWords(inn)} in`,
		drop: () => 'Only leave out',
		add: () => 'Only mention',
	},
	dropIntro: 'Leave out:',
	addIntro: 'Mention in your own words, if you have not rated them. Click a title to copy it.',
	addTerminal: 'Mention, if the writer has not rated them:',
	afterwards: (crowd: number) => `then ${about(crowd)}`,
	try: 'Try',
	tryFilm: (title: string) => `Try ${title}`,
	others: 'Others',
	othersLabel: 'Others: suggest other films',
	inserted: (title: string) =>
		`Put "${title}" in where your caret is. Say something about it in your own words, or undo it there.`,
	boxGone: 'The box you wrote in is gone: this is the last advice on it, and a title is copied instead of put in.',
	copied: (title: string) => `Copied "${title}". Say something about it in your own words.`,
	copyFailed: (title: string) => `The browser did not allow copying. Type "${title}" instead.`,
	/** Where a plan leads under whichever method is worst. */
	end: (crowd: number) => ({ before: 'About ', crowd: people(crowd), after: ` ${fit(crowd)} then.` }),
	/** The same for somebody who believes every mention, and for somebody who expects decoys. */
	endUnder: (naive: number, aware: number) =>
		`For somebody who believes every film about ${about(naive)}; for somebody who expects red herrings about ${about(aware)}.`,
	notEnough: (tolerance: number) => `That is fewer than the ${number(tolerance)} you asked for.`,
	noPlan: {
		mixed: 'Doing both does no better here than one of the others.',
		add: 'No popular film would widen the crowd. Leaving films out may.',
		drop: 'Leaving films out would not widen the crowd.',
	},
	/** At most four characters, for the toolbar badge. */
	badge: (n: number) => {
		if (n < 999.5) return String(Math.max(1, Math.round(n)));
		if (n < 9950) return `${(n / 1000).toFixed(1).replace(/\.0$/, '')}k`;
		return n < 999_500 ? `${Math.round(n / 1000)}k` : `${round(n / 1e6)}M`;
	},
};
