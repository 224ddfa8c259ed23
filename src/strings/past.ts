/** Words of the page that checks what old posts have given away. */
import { when } from './audit.ts';
import { about, day, isOne, list, listShort, number, people, roundDown } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, plural, texts } = words('past');

const emphasized = ({ before, after }: ReturnType<typeof around>, crowd: number) =>
	[before, people(crowd), after] as const;
const posts = (n: number) => plural(n, { one: '# post', other: '# posts' });

/** How to get the file, in the services' words; `docs/old-posts.md` has the links. */
const EXPORTS: { name: string; how: string }[] = texts([
	{
		name: 'Reddit',
		how: 'Open reddit.com/settings/data-request and ask for your data. A message with a link to a ZIP file comes within 30 days. Choose it as it is.',
	},
	{
		name: 'Letterboxd',
		how: 'Open letterboxd.com/settings/data and press “Export your data”. Reviews, comments, lists and the diary are read.',
	},
	{ name: 'Mastodon', how: 'Open “Preferences”, “Import and export”, and press “Request your archive”.' },
	{ name: 'X', how: 'Open “Settings and privacy”, “Your account”, “Download an archive of your data”.' },
	{ name: 'Bluesky', how: 'Open “Settings”, “Account”, “Export my data”.' },
	{
		name: 'A forum that runs on Discourse',
		how: 'Open your profile, “Activity”, and press “Download All”. A message with the ZIP file follows.',
	},
	{
		name: 'Lemmy, from version 1.0 on',
		how: 'Open the settings of your account and export your data. Choose the JSON file.',
	},
	{ name: 'Tumblr', how: 'Open the settings of your blog and press “Export”. Choose the ZIP file as it is.' },
	{
		name: 'A forum that runs on phpBB',
		how: 'If it has the extension “Privacy Protection”: open “User Control Panel”, “Overview”, and choose my_post_data.csv.',
	},
	{ name: 'WordPress', how: 'Open “Tools”, “Export”, and choose the XML file.' },
	{ name: 'Blogger', how: 'Open “Settings”, “Manage blog”, and press “Back up content”.' },
	{ name: 'Ghost', how: 'Open “Settings”, “Import/Export”, and press “Export”.' },
	{
		name: 'Another forum or blog, notes, mail',
		how: 'Text, Markdown and HTML files with a day in their names are read, a folder or ZIP of them, and mbox files of sent mail. You can also add posts from their page: select one and choose “Add what I posted before” in the popup.',
	},
]);

export const past = texts({
	title: 'What have my old posts given away?',
	unread: (files: readonly string[]) =>
		t`Not counted, since these files could not be read: ${listShort(files)}. Choose each by itself to see why.`,
	lead: 'Choose the file your site gives you. You’ll get the few posts worth editing.',
	loading: 'Reading…',
	failed: 'Your accounts cannot be read. Reload this page; if that does not help, restart the browser.',
	held: 'You take part in a study, in a group that is not shown how many people there are. Old posts can be checked when it is over.',

	account: 'Whose posts are they?',
	newAccount: 'An account that is not here yet',
	newAccountShort: 'a new account',
	drop: 'Drop your file here, or choose it',
	dropHelp: 'ZIP, CSV, JSON, XML, or text. Several files if they’re one account’s',
	folder: 'Choose a folder',
	promises: {
		lock: 'Read on this computer. Nothing is sent.',
		file: 'What you wrote is not kept, only the films, day, site and address of each post.',
		check: 'You decide, post by post. Nothing is taken down for you.',
	},
	how: 'How to get your file',
	exports: EXPORTS,

	stopped: 'The check has stopped. Nothing was kept. Reload this page and try again.',
	files: (n: number) => plural(n, { one: '# file', other: '# files' }),
	progress: 'Share of the files that was read',
	opening: 'Opening the list of films…',
	reading: (read: number) => t`Looking for films… ${posts(read)} read`,
	counting: 'Counting how many people could have written them…',
	timeLeft: (seconds: number) =>
		seconds < 90
			? t`about ${plural(seconds, { one: '# second', other: '# seconds' })} left`
			: t`about ${plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' })} left`,
	cancel: 'Cancel',
	films: 'Films',
	open: 'Keep this page open. You can use other tabs.',

	none: 'No films found',
	noneHelp: (read: number) => t`None in ${posts(read)}: they give nothing away here.`,
	/** How many posts give away; then how many people could have written all, and the same after these are edited. */
	verdict: (n: number) => plural(n, { one: '# old post gives you away.', other: '# old posts give you away.' }),
	verdictAbout: (crowd: number) =>
		emphasized(
			around(
				isOne(crowd)
					? t`Perhaps only ${FIRST} could have written all your posts.`
					: t`About ${FIRST} could have written all your posts.`,
			),
			crowd,
		),
	verdictEdited: (n: number, crowd: number) =>
		n === 1
			? t`With this one edited: about ${about(crowd)}.`
			: t`With these ${number(n)} edited: about ${about(crowd)}.`,
	/** Before their new words are known. */
	verdictGone: (n: number, crowd: number) =>
		n === 1
			? t`With this one taken down: about ${about(crowd)}.`
			: t`With these ${number(n)} taken down: about ${about(crowd)}.`,
	safe: 'Nothing to take down.',
	safeAbout: (crowd: number, low: number, goal: number) =>
		low >= goal
			? t`At least ${people(roundDown(low))} could have written all your posts. Your goal is ${number(goal)}.`
			: 2 * low >= goal
				? t`Most likely about ${people(crowd)} could have written all your posts, and at least ${number(roundDown(low))}. Your goal is ${number(goal)}.`
				: t`Most likely about ${people(crowd)} could have written all your posts, but it could be just ${number(roundDown(low))}. Your goal is ${number(goal)}.`,
	/** Where too many would have to be edited. */
	fresh: {
		verdict: 'A new account is less work.',
		edits: (n: number, naming: number) =>
			t`You’d have to edit ${number(n)} of your ${number(naming)} posts that name films.`,
		title: 'How to start fresh',
		open: 'Open a new account on the site',
		openHelp: 'It starts from zero, as long as nothing links the two.',
		leave: 'Leave these films to the old one',
		films: (titles: string[]) => `${listShort(titles)}.`,
		leaveHelp: 'If you count these posts from now on, Red Herring will warn you.',
		anyway: 'Or edit anyway',
	},
	/** Once some are ticked off. */
	verdictDone: {
		wellHidden: 'Done. You’re well hidden now.',
		probably: 'Done. You’re probably hidden now.',
		uncertain: 'Better, but not certain.',
		not: 'Better, but still too few.',
	},
	doneAbout: (crowd: number) =>
		emphasized(around(t`About ${FIRST} could have written what’s left, once the old text is gone.`), crowd),
	checked: (date: string) => t`Checked on ${day(date)}.`,
	doneOf: (done: number, n: number) => t`${number(done)} of ${posts(n)} done`,
	done: 'Done',
	doneLabel: (titles: string, date: string | null) => t`Done: ${titles}, ${when(date)}`,
	copyOpen: 'Copy and open',
	copy: 'Copy',
	copied: 'Copied',
	notCopied: 'Could not copy. Select the words instead.',
	other: 'Other wording',
	link: 'Open the post',
	linkLabel: (titles: string, date: string | null) => t`Open the post with ${titles}, ${when(date)}`,
	writing: 'Finding new words…',
	reread: 'For the new words, choose the file again',
	notThere: 'That file has none of these posts.',
	staying: (n: number) => plural(n, { one: 'The other post can stay', other: 'The other # posts can stay' }),
	more: (n: number) => t`Show ${number(n)} more`,

	yearsTitle: 'Year by year',
	yearsHelp: (goal: number) =>
		t`About how many people could have written each year’s posts. The line is your goal of ${number(goal)}.`,
	year: (year: number | null) => (year === null ? t`unknown` : `${year}`),
	nearTitle: 'Posted soon after watching',
	copiesTitle: 'What editing can’t undo',
	next: 'After that',
	remember: 'Count these posts from now on',
	rememberHelp: 'New posts are then checked together with them. Posts you’ve already added are skipped.',
	addTo: (name: string) => t`Add to ${name}`,
	newName: 'Name of the account',
	added: (added: number, known: number, name: string) =>
		t`${posts(added)} added to ${name}.${known > 0 ? t` It had ${posts(known)} already.` : ''}`,
	undo: 'Undo',
	undone: 'The import is undone.',
	saveList: 'Save this list',
	saveListHelp: 'As text, to work through later. Anyone with the file can read it.',
	save: 'Save',
	again: 'Check again in a few weeks',
	againHelp: 'A new export shows whether the posts are gone.',
	newFile: 'New file',
	forget: 'Delete this check',
	forgetHelp: 'Removes everything read from the file. What you added to an account stays.',
	delete: 'Delete',
	tooMany: (most: number) =>
		t`More than ${number(most)} posts name films. This check is not kept: it is gone when you close the page.`,

	notKept: 'The browser could not store this check: it is gone when you close the page. Make room on the disk.',
	replaced:
		'Another tab has replaced or deleted this check: what you tick off here is not kept. Reload the page to see what is.',
	still: (n: number) =>
		t`${plural(n, { one: '# post that you ticked off is', other: '# posts that you ticked off are' })} in this export as before. ${
			n === 1
				? t`Take down or edit it, or look whether the export is older than that.`
				: t`Take down or edit them, or look whether the export is older than that.`
		}`,

	imported: 'Posts from exports',
	importedBatch: (n: number, places: string[]) => t`${posts(n)} of ${list(places)}`,
	removeImported: (n: number, places: string[]) =>
		t`Remove ${posts(n)} of ${list(places)}, which an export has brought`,
	removeSure: (n: number) => t`Remove the ${posts(n)} of this import? The export can be brought in again.`,
	remove: 'Remove',
});
