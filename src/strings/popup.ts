/** Words of the popup alone. */
import { about, type FilmName, films, list, number, people, roundDown, share } from './counts.ts';
import { words } from './languages/language.ts';
import { verdict } from './verdict.ts';

const { t, plural, texts } = words('popup');

/** Films and other items. */
const titles = (n: number) => plural(n, { one: '# title', other: '# titles' });

/** How many films are named, and of how many other things, if any. */
interface Named {
	films: number;
	others?: number;
}
const named = ({ films: n, others = 0 }: Named) => (others === 0 ? films(n) : titles(n + others));

export const popup = texts({
	/** At most three things: the verdict, how many people match, the goal. */
	verdict: {
		gives: verdict.gives,
		about: verdict.about,
		earlier: verdict.earlier,
		wellHidden: (now: boolean) => (now ? t`You’re well hidden now.` : verdict.wellHidden),
		probably: (now: boolean) => (now ? t`You’re probably hidden now.` : verdict.probably),
		uncertain: 'Better, but not certain.',
		partly: 'Fine, as far as it could be read.',
		atLeast: verdict.atLeast,
		mostLikely: verdict.mostLikely,
		justAbout: (crowd: number, low: number, goal: number) =>
			t`Most likely about ${people(crowd)} could have written this, but it could be just ${number(roundDown(low))}. Your goal is ${number(goal)}.`,
		get nothing() {
			return verdict.nothing;
		},
		get nothingAbout() {
			return verdict.nothingAbout;
		},
		noWording: 'No wording hides this post.',
	},

	/** Boxes of one draft, by the page's names. */
	together: (boxes: readonly string[]) =>
		t`Counted together: ${list(boxes.map((name) => name || t`a box without a name`))}.`,

	/** A film of the plan, in its sentence. */
	changes: {
		title: 'Suggested changes',
		levels: { most: 'gives away most', much: 'gives away a lot', little: 'gives away a little' },
		cut: 'No wording hides it. Keep it, or cut the sentence.',
		few: 'Few have rated it.',
		fewScored: 'Few have rated it, and your opinion says more.',
		scored: 'Your opinion can be matched with public ratings.',
		/** For screen readers, before words that go and come. */
		remove: 'remove:',
		write: 'write:',
		other: 'Other wording',
		otherLong: (title: string) => t`Other wording for ${title}`,
		keep: 'Keep it',
		keepLong: (title: string) => t`Keep it: ${title}`,
		kept: (title: string) => t`Keeping ${title}.`,
		again: 'Change it after all',
		againLong: (title: string) => t`Change it after all: ${title}`,
		more: (title: string) => t`More about ${title}`,
		never: 'I’ve never rated it',
		rated: 'I’ve rated it',
		unsaid: { never: 'Take back “never rated”', rated: 'Take back “rated”' },
		notFilm: 'Not a film',
		different: 'It’s a different film…',
		fine: (titles: string[]) =>
			titles.length === 1
				? t`${titles[0]!} is fine to keep.`
				: titles.length <= 3
					? t`${list(titles)} are fine to keep.`
					: t`The other ${titles.length} are fine to keep.`,
		make: (n: number) => (n === 1 ? t`Make this change` : n === 2 ? t`Make both changes` : t`Make all ${n} changes`),
		short: 'Better, but still too few.',
		done: 'Changed. Read it once more.',
		changed: 'The post has changed. Check again.',
		refused: 'This box can’t be changed from here. The words are selected: type over them.',
		undo: 'Undo',
		undone: 'Put back.',
		notUndone: 'Couldn’t put it back. Undo in the box.',
	},

	found: {
		title: 'Found in this post',
		line: (titles: string[], more: number) =>
			more > 0
				? t`Found in this post: ${titles.join(', ')}, and ${number(more)} more.`
				: t`Found in this post: ${titles.join(', ')}.`,
		notRight: 'Not right?',
		all: 'All films found',
		notFilm: 'Not a film',
		notFilmLong: (title: string) => t`Not a film: ${title}`,
		remembered: '“Not a film” is remembered for these words on this site. The settings can bring them back.',
		said: { never: 'You never rated it.', rated: 'You rated it.' },
	},

	keep: {
		title: (n: number) => (n === 1 ? t`Keep one, cut the rest` : t`Keep a few, cut the rest`),
		keep: 'Keep',
		also: (titles: string[]) => t`and ${list(titles)}`,
		only: (n: number) => (n === 1 ? t`Keep only this one` : t`Keep only these ${n}`),
		account: 'Or post it from a new account',
		accountHow: 'And never name these films on the old one.',
	},

	left: {
		leave: 'Leave it as it is',
		leaveHow: 'No more warnings for this post.',
		title: 'OK, it stays as it is.',
		about: 'Nothing more about this post.',
		again: 'Show the advice again',
	},

	earlier: {
		help: 'What helps',
		show: (n: number) => plural(n, { one: 'Show my old post', other: 'Show my # old posts' }),
		account: 'Or start a new account',
		accountHow: 'It starts from zero, as long as nothing links the two.',
	},

	mention: {
		title: 'Add one you’ve never rated',
		button: 'Add a film instead',
		little: 'Adding one helps a little.',
		enough: 'Adding one is enough.',
		hardly: 'Adding one doesn’t help much here.',
		alone: (now: number, after: number) => t`Alone, it brings you from about ${about(now)} to about ${people(after)}.`,
		none: 'None to add would help here.',
		add: 'Add',
		addFilm: (film: string) => t`Add ${film}`,
		ratedBy: (part: number) => t`Rated by ${share(part)}`,
		others: (n: number) => (n === 3 ? t`Three others` : t`Others`),
		help: 'One you have rated gives away more, not less.',
		added: (title: string) => t`Added “${title}” at your cursor. Write a few words around it.`,
		addedInWords: (title: string) => t`Added “${title}”. Read it once more.`,
		gone: 'The box you wrote in is gone. This is the last advice on it. Titles are copied instead.',
	},

	why: 'Why films give you away',
	cautious: 'Play it safe instead',
	ratesNone: 'I don’t rate films',
	back: 'Back',
	meantFilm: ({ title, year }: FilmName) => `${year} · ${title}`,

	site: { on: (site: string) => t`On for ${site}`, off: (site: string) => t`Off for ${site}` },
	oldPosts: 'Old posts',
	checkPosts: 'Check what I posted before',
	checkPostsHow: 'Finds the few posts worth editing',
	settings: 'Settings',
	learnMore: 'How it works',

	account: {
		as: 'as',
		label: 'Posting as',
		own: (site: string) => t`my account on ${site}`,
		notRemembered: 'Don’t remember my posts here',
		another: 'Another account…',
		name: 'Name of the other account',
		create: 'OK',
		cancel: 'Cancel',
		really: 'Are you logged in as someone else here?',
		why: 'Posts of one login can always be read together.',
		yes: (name: string) => t`Yes, as ${name}`,
		yesOther: 'Yes',
		no: (name: string) => t`No, as ${name}`,
		remembered: (facts: Named, name: string) => t`Remembered ${named(facts)} for ${name}.`,
		forgotten: 'Forgotten.',
		private: 'This is a private window: your posts are not remembered.',
		unreadable: 'Your old posts cannot be read. Restart the browser; if that does not help, install Red Herring again.',
	},

	scan: {
		button: 'Add what I posted before',
		help: 'On your profile or a thread. Or select your own post first.',
		looking: 'Looking for films…',
		found: (facts: Named, selected: boolean) =>
			t`${named(facts)} in ${selected ? t`what you selected` : t`the posts on this page`}.`,
		yours: (user: string | null) => (user === null ? t`Yours` : t`Posts of ${user}`),
		unknown: 'We can’t tell who wrote these. Tick yours.',
		others: 'Not yours',
		nothing: (selected: boolean) =>
			selected ? t`No films in what you selected.` : t`No films on this page. Select your own post and try again.`,
		unreadable: 'This page can’t be read. Reload it and try again.',
		notRemembered: 'Your posts here are not remembered. Choose an account above first.',
		add: (facts: Named, name: string) => t`Add ${named(facts)} to ${name}`,
		itsOwn: 'my account here',
		added: 'Remembered.',
		failed: 'Nothing was added. Choose an account above, and try again.',
	},
});
