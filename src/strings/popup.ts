/** Words of the popup alone. */
import { about, type FilmName, films, number, people, plural, round, share } from './counts.ts';

const those = (n: number) => plural(n, { one: 'that film', other: 'the # films' });

export const popup = {
	/** The first sentence where nothing needs to change. */
	blendIn: 'You blend in: about ',
	nowAbout: 'Now about ',
	upFrom: (before: number) => `Up from ${about(before)}.`,
	/** What is within the two digits that are shown counts as the goal. */
	upToGoal: (before: number, crowd: number, goal: number) =>
		`Up from ${about(before)}, and ${round(crowd) > goal ? 'above' : 'about'} your goal of ${number(goal)}.`,

	scale: {
		now: (crowd: number) => `now ${about(crowd)}`,
		after: (crowd: number) => `then ${about(crowd)}`,
		goal: (goal: number) => `goal ${number(goal)}`,
		label: (crowd: number, { low, high }: { low: number; high: number }, goal: number, then: number | null) =>
			`About ${people(crowd)} now, likely between ${about(low)} and ${about(high)}. Your goal is ${number(goal)}.${
				then === null ? '' : ` Then about ${people(then)}.`
			}`,
	},

	takeOut: {
		none: 'Choose what to take out',
		hint: 'Your sentences stay whole.',
		reread: 'Reread it.',
		asked: (phrase: string, crowd: number) =>
			`If you say “${phrase}” and tell somebody who asks which, it is about ${people(crowd)} again.`,
		much: (out: number, of: number) =>
			out === of
				? 'Those are all your films: reread the post.'
				: `That is ${out} of your ${films(of)}: reread the post.`,
		all: (n: number, perhaps: number) =>
			`${plural(n, { one: '# film', other: 'All # films' })}${perhaps > 0 ? `, ${perhaps} perhaps` : ''}`,
		more: (n: number) => `and ${films(n)} more`,
		together: 'Only several together help.',
		done: (n: number) => `${films(n)} taken out. Read it once more.`,
		/** Where a phrase tells some of the films. */
		change: (n: number) => `Change ${films(n)}`,
		small: 'Small changes',
		doneTold: (n: number) => `${films(n)} changed. Read it once more.`,
		say: (phrase: string) => `Say “${phrase}”`,
		/** Another film in its place, which helps only if the writer has not rated it. */
		name: (title: string) => `Name “${title}”, if never rated`,
		changeFilm: (title: string) => `Change ${title}`,
		out: 'Take out',
		outLong: (title: string) => `Take out ${title} rather`,
		inPlace: (title: string, phrase: string) => `${phrase} in place of ${title}`,
		changed: 'The post has changed. Look again before taking films out.',
		refused: 'Could not change this box. The title is selected: press Delete.',
		undo: 'Undo',
		undone: 'Put back.',
		notUndone: 'Could not put it back. Undo in the box itself.',
	},

	/** The writer's word on a film. */
	rated: {
		never: 'I never rated it',
		neverLong: (title: string) => `I never rated it: ${title}`,
		rated: 'I rated it',
		ratedLong: (title: string) => `I rated it: ${title}`,
		said: { never: 'You never rated it.', rated: 'You rated it.' },
		undo: 'Undo',
		undoLong: (title: string) => `Undo what you said of ${title}`,
		some: 'Which of these did you rate?',
	},

	keep: {
		points: { before: 'This post points at ', one: 'one person' },
		rare: (n: number) => `It names ${n} rare films. Small changes will not help.`,
		title: (kept: number, out: number) => `Keep ${kept}, take out ${out}`,
		keep: (title: string) => `Keep ${title}`,
		or: 'Or post it from a new account.',
	},

	earlier: {
		before: 'Your ',
		posts: 'earlier posts',
		after: ' stand out, not this one',
		all: (crowd: number) => `About ${people(crowd)} could have written all of them.`,
		naming: (what: string | null, nothing: boolean) =>
			`${what === null ? 'This post' : `Naming ${what}`} changes ${nothing ? 'nothing' : 'little'}.`,
		help: 'What would help',
		edit: 'Edit or delete an old post',
		posted: (n: number) => plural(n, { one: '# post', other: '# posts' }),
		account: 'Start a new account',
		accountHow: 'On the site itself, then choose it above',
	},

	mention: {
		title: 'Mention one you never rated',
		button: 'Mention a film too',
		several: (n: number) => `Mention ${films(n)}`,
		one: 'Add one film: then about ',
		together: (n: number) => `Add these ${n} films: then about `,
		after: (out: number) => `could have written this${out === 0 ? '' : `, with ${those(out)} taken out`}.`,
		afterChanges: (changed: number) => `could have written this, with ${those(changed)} changed.`,
		none: 'No film to mention would help here.',
		add: 'Add',
		addFilm: (film: string) => `Add ${film}`,
		ratedBy: (part: number) => `Rated by ${share(part)}`,
		others: (n: number) => (n === 3 ? 'Three others' : 'Others'),
		help: 'Write a few words around the title. A film you have rated would make you easier to find.',
		added: (title: string) => `Added “${title}” at your cursor. Write a few words around it.`,
		gone: 'The box you wrote in is gone: this is the last advice on it, and a title is copied instead.',
	},

	/** The title of a film, or how many there are. */
	films: (titles: string[], perhaps: number) =>
		`${titles.length === 1 ? titles[0] : number(titles.length)}${perhaps > 0 ? `, ${perhaps} perhaps` : ''}`,
	sure: 'How sure is this?',
	estimate: (low: number, high: number) =>
		about(low) === about(high) ? 'an estimate' : `${about(low)} to ${about(high)}`,
	back: 'Back',
	details: (title: string) => `About ${title}`,
	meantFilm: ({ title, year }: FilmName) => `${year} · ${title}`,

	site: { on: (site: string) => `On for ${site}`, off: (site: string) => `Off for ${site}` },
	history: 'History',
	settings: 'Settings',
	learnMore: 'How it works',

	account: {
		as: 'as',
		label: 'Posting as',
		own: (site: string) => `my account on ${site}`,
		nobody: 'Do not remember my posts here',
		another: 'Another account…',
		name: 'Name of the other account',
		create: 'OK',
		cancel: 'Cancel',
		really: 'Did you also log in as somebody else?',
		why: 'Posts of one account can be put together, whatever is chosen here.',
		yes: (name: string) => `Yes, as ${name}`,
		yesOther: 'Yes',
		no: (name: string) => `No, still ${name}`,
		remembered: (n: number, name: string) => `Remembered ${films(n)} for ${name}.`,
		forgotten: 'Forgotten.',
		private: 'This is a private window: your posts are not remembered.',
		unreadable:
			'Your earlier posts cannot be read. Restart the browser; if that does not help, install Red Herring again.',
	},

	scan: {
		button: 'Add what I posted before',
		help: 'Select your own post on the page first.',
		looking: 'Looking for films…',
		found: (n: number, selected: boolean) =>
			`${films(n)} in ${selected ? 'what you selected' : 'the whole page'}. Untick what others wrote.`,
		nothing: (selected: boolean) =>
			selected ? 'No films in what you selected.' : 'No films on this page. Select your own post and try again.',
		unreadable: 'This page cannot be read. Reload it and try again.',
		nobody: 'Your posts here are not remembered. Choose an account above first.',
		add: (n: number, name: string) => `Add ${films(n)} to ${name}`,
		itsOwn: 'my account here',
		added: 'Remembered.',
		failed: 'Nothing was added. Choose an account above, and try again.',
	},
};
