/** Words about films that give away, and what can be done. */
import { about, either, type FilmName, film, films, number, people, share } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('plans');

/** A crowd that grows by less than this factor barely changes. */
const NOTICED = 1.15;
const hardly = (crowd: number, now: number) => crowd < now * NOTICED;

export const plans = texts({
	filmsHere: 'Films in this post',
	rated: (part: number) => `${Math.round(100 * part) < 10 ? t`Few have rated it` : t`Rated by many`} (${share(part)})`,
	uncounted: 'Very rare',
	/** How many people there are afterward; a change too small to matter is called that. */
	after: (crowd: number, now: number) => (hardly(crowd, now) ? t`hardly matters` : t`without it, ${about(crowd)}`),
	hardly,
	youRated: (rated: boolean) => (rated ? t`rated` : t`never rated`),
	saidBefore: 'in your old posts',
	alsoNamed: 'added to hide you',
	orMeant: (named: FilmName, others: FilmName[]) =>
		t`${film(named)} may also be ${either(others.slice(0, 3).map(film))}.`,
	which: (surface: string) => t`Which ${surface}?`,

	takeOutFilms: (out: number) => t`Take out ${films(out)}`,
	/** The plan that costs its writer least, change by change. */
	first: {
		title: 'Least to change:',
		/** A change that most likely reaches the goal, before those that surely do. */
		one: 'One change that may be enough:',
		surer: 'To be surer:',
		phrase: (title: string, words: string, ifAsked: number) =>
			t`Instead of ${title}, write “${words}”. If you later say which one: ${about(ifAsked)}.`,
		swap: (title: string, named: FilmName) =>
			t`Instead of ${title}, write about ${film(named)}, if you never rated it.`,
		/** For a film that is called a film. */
		unnamed: (title: string) => t`Don’t name ${title}`,
		unscored: (title: string) => t`Keep ${title}, without its score or praise`,
		add: (named: FilmName) => t`Add ${film(named)}, if you’ve never rated it.`,
		/** For who is hidden as it is. */
		more: 'Only if you want more:',
		point: 'This post would not work without these films.',
		keep: 'Keep it as it is, or post it from a new account.',
		orKeep: 'Or keep it as it is.',
	},
	takeOut: (title: string) => t`Take out ${title}`,
	afterwards: (crowd: number) => t`then ${about(crowd)}`,
	orAdd: 'One film to add, if you’ve never rated it:',
	copied: (title: string) => t`Copied “${title}”. Write a few words around it.`,
	copyFailed: (title: string) => t`Could not copy. Type “${title}” instead.`,
	/** Where a plan leads under whichever method is worst. */
	end: (crowd: number) => t`Then about ${people(crowd)} could have written this.`,
	/** Where it leads for a searcher who believes every mention, and for one who expects added films. */
	endUnder: (naive: number, aware: number) =>
		t`If they take every film at face value: ${about(naive)}. If they suspect films were added: ${about(aware)}.`,
	notEnough: (goal: number) => t`This helps, but does not reach your goal of ${number(goal)}.`,
});
