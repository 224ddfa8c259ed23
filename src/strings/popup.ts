/** Words of the popup alone. */
import { about, type FilmName, films, list, number, people, round, share } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, plural, texts } = words('popup');

/** Films, and what else there is. */
const titles = (n: number) => plural(n, { one: '# title', other: '# titles' });

/** How many films are named, and of how many other things, if any. */
interface Named {
	films: number;
	others?: number;
}
const named = ({ films: n, others = 0 }: Named) => (others === 0 ? films(n) : titles(n + others));
const those = (n: number) => plural(n, { one: 'that film', other: 'the # films' });

export const popup = texts({
	/** The first sentence once films were taken out. */
	nowAbout: (all: boolean) =>
		around(
			all ? t`Now about ${FIRST} could have written all your posts` : t`Now about ${FIRST} could have written this`,
		),
	upFrom: (before: number) => t`Up from ${about(before)}.`,
	/** What is within the two digits that are shown counts as the goal. */
	upToGoal: (before: number, crowd: number, goal: number) =>
		round(crowd) > goal
			? t`Up from ${about(before)}, and above your goal of ${number(goal)}.`
			: t`Up from ${about(before)}, and about your goal of ${number(goal)}.`,

	/** Boxes of one draft, by what the page calls them. */
	together: (boxes: readonly string[]) =>
		t`Counted together: ${list(boxes.map((name) => name || t`a box without a name`))}.`,

	scale: {
		now: (crowd: number) => t`now ${about(crowd)}`,
		after: (crowd: number) => t`then ${about(crowd)}`,
		goal: (goal: number) => t`goal ${number(goal)}`,
		label: (crowd: number, { low, high }: { low: number; high: number }, goal: number, then: number | null) =>
			t`About ${people(crowd)} now, likely between ${about(low)} and ${about(high)}. Your goal is ${number(goal)}.${
				then === null ? '' : t` Then about ${people(then)}.`
			}`,
	},

	takeOut: {
		none: 'Choose what to take out',
		hint: 'Your sentences stay whole.',
		reread: 'Reread it.',
		asked: (phrase: string, crowd: number) =>
			t`If you say “${phrase}” and tell someone who asks which, it is about ${people(crowd)} again.`,
		much: (out: number, of: number) =>
			out === of
				? t`Those are all your films: reread the post.`
				: t`That is ${out} of your ${films(of)}: reread the post.`,
		all: (n: number, perhaps: number) =>
			`${plural(n, { one: '# film', other: 'All # films' })}${perhaps > 0 ? t`, ${perhaps} perhaps` : ''}`,
		more: (n: number) => t`and ${films(n)} more`,
		together: 'Only several together help.',
		done: (n: number) => t`${films(n)} taken out. Read it once more.`,
		/** Where a phrase stands for some of the films. */
		change: (n: number) => t`Change ${films(n)}`,
		small: 'Small changes',
		doneTold: (n: number) => t`${films(n)} changed. Read it once more.`,
		say: (phrase: string) => t`Say “${phrase}”`,
		/** The title stays. */
		unscored: 'Take out only the score or praise',
		/** Another film in its place, which helps only if the writer has not rated it. */
		name: (title: string) => t`Name “${title}”, if never rated`,
		changeFilm: (title: string) => t`Change ${title}`,
		out: 'Take out',
		outLong: (title: string) => t`Take out ${title} rather`,
		inPlace: (title: string, phrase: string) => t`${phrase} in place of ${title}`,
		changed: 'The post has changed. Look again before taking films out.',
		refused: 'Could not change this box. The title is selected: press Delete.',
		undo: 'Undo',
		undone: 'Put back.',
		notUndone: 'Could not put it back. Undo in the box itself.',
	},

	/** The writer's word on a film. */
	rated: {
		never: 'I never rated it',
		neverLong: (title: string) => t`I never rated it: ${title}`,
		rated: 'I rated it',
		ratedLong: (title: string) => t`I rated it: ${title}`,
		said: { never: 'You never rated it.', rated: 'You rated it.' },
		undo: 'Undo',
		undoLong: (title: string) => t`Undo what you said of ${title}`,
		some: 'Which of these did you rate?',
	},

	keep: {
		points: { before: 'This post points at ', one: 'one person' },
		rare: (n: number) => t`It names ${n} rare films. Small changes will not help.`,
		title: (kept: number, out: number) => t`Keep ${kept}, take out ${out}`,
		keep: (title: string) => t`Keep ${title}`,
		or: 'Or post it from a new account.',
	},

	earlier: {
		before: 'Your ',
		posts: 'earlier posts',
		after: ' stand out, not this one',
		all: (crowd: number) => t`About ${people(crowd)} could have written all of them.`,
		naming: (what: string | null, nothing: boolean) =>
			t`${what === null ? t`This post` : t`Naming ${what}`} changes ${nothing ? t`nothing` : t`little`}.`,
		help: 'What would help',
		edit: 'Edit or delete an old post',
		posted: (n: number) => plural(n, { one: '# post', other: '# posts' }),
		account: 'Start a new account',
		accountHow: 'On the site itself, then choose it above',
	},

	mention: {
		title: 'Mention one you never rated',
		button: 'Mention a film too',
		several: (n: number) => t`Mention ${films(n)}`,
		one: 'Add one film: then about ',
		together: (n: number) => t`Add these ${n} films: then about `,
		after: (out: number) =>
			out === 0 ? t`could have written this.` : t`could have written this, with ${those(out)} taken out.`,
		afterChanges: (changed: number) => t`could have written this, with ${those(changed)} changed.`,
		none: 'No film to mention would help here.',
		add: 'Add',
		addFilm: (film: string) => t`Add ${film}`,
		ratedBy: (part: number) => t`Rated by ${share(part)}`,
		others: (n: number) => (n === 3 ? t`Three others` : t`Others`),
		help: 'Write a few words around the title. A film you have rated would make you easier to find.',
		added: (title: string) => t`Added “${title}” at your cursor. Write a few words around it.`,
		gone: 'The box you wrote in is gone: this is the last advice on it, and a title is copied instead.',
	},

	/** The title of a film, or how many there are. */
	films: (titles: string[], perhaps: number) =>
		`${titles.length === 1 ? titles[0] : number(titles.length)}${perhaps > 0 ? t`, ${perhaps} perhaps` : ''}`,
	sure: 'How sure is this?',
	estimate: (low: number, high: number) =>
		about(low) === about(high) ? t`an estimate` : t`${about(low)} to ${about(high)}`,
	back: 'Back',
	details: (title: string) => t`About ${title}`,
	meantFilm: ({ title, year }: FilmName) => `${year} · ${title}`,

	site: { on: (site: string) => t`On for ${site}`, off: (site: string) => t`Off for ${site}` },
	history: 'History',
	settings: 'Settings',
	learnMore: 'How it works',

	account: {
		as: 'as',
		label: 'Posting as',
		own: (site: string) => t`my account on ${site}`,
		notRemembered: 'Do not remember my posts here',
		another: 'Another account…',
		name: 'Name of the other account',
		create: 'OK',
		cancel: 'Cancel',
		really: 'Did you also log in as someone else?',
		why: 'Posts of one account can be put together, whatever is chosen here.',
		yes: (name: string) => t`Yes, as ${name}`,
		yesOther: 'Yes',
		no: (name: string) => t`No, still ${name}`,
		remembered: (facts: Named, name: string) => t`Remembered ${named(facts)} for ${name}.`,
		forgotten: 'Forgotten.',
		private: 'This is a private window: your posts are not remembered.',
		unreadable:
			'Your earlier posts cannot be read. Restart the browser; if that does not help, install Red Herring again.',
	},

	scan: {
		button: 'Add what I posted before',
		help: 'On your profile or a thread. Or select your own post first.',
		looking: 'Looking for films…',
		found: (facts: Named, selected: boolean) =>
			t`${named(facts)} in ${selected ? t`what you selected` : t`the posts on this page`}.`,
		yours: (user: string | null) => (user === null ? t`Yours` : t`Posts of ${user}`),
		unknown: 'It cannot be told who wrote these: tick what you wrote.',
		others: 'Of others',
		nothing: (selected: boolean) =>
			selected ? t`No films in what you selected.` : t`No films on this page. Select your own post and try again.`,
		unreadable: 'This page cannot be read. Reload it and try again.',
		notRemembered: 'Your posts here are not remembered. Choose an account above first.',
		add: (facts: Named, name: string) => t`Add ${named(facts)} to ${name}`,
		itsOwn: 'my account here',
		added: 'Remembered.',
		failed: 'Nothing was added. Choose an account above, and try again.',
	},
});
