/** Words about importing one's own ratings. */
import { day, films, listShort, number, titles } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('imports');

const rows = (n: number) => plural(n, { one: '# row', other: '# rows' });
/** @param of what the items are; films by default */
const items = (n: number, of = 'films') => (of === 'films' ? films(n) : titles(n));
const SKIPPED = texts({
	series: 'of series, episodes or games',
	trailer: 'of trailers',
	brief: 'of films watched for less than 10 minutes',
	unrated: 'of films that were neither rated nor watched',
});

/** Only rated items of kinds other than films are kept. */
const UNRATED = () => t`of titles that were not rated`;

export const imports = texts({
	title: 'Films you have rated',
	/** Where a list of another kind is loaded too. */
	titleOfAll: 'What you have rated',
	why: 'If Red Herring knows which films you have rated or logged, it knows which films can give you away. It can also suggest only films that you have not rated.',
	where: 'The file is read on this computer and kept in this browser. Nothing of it is sent.',
	others:
		'Ratings of board games, anime and books are read too, where a list of them is loaded. They count for their kind.',
	how: 'How to get your file',
	howOthers: {
		BoardGameGeek: 'Your collection, “Export”. Choose the CSV file.',
		MyAnimeList: 'myanimelist.net/panel.php?go=export. Choose the file as it is.',
		AniList: 'Save your list as JSON, with a program such as Automail.',
		Goodreads: 'goodreads.com/review/import, “Export Library”. Choose the CSV file.',
		StoryGraph: 'Manage account, “Export StoryGraph library”. Choose the CSV file.',
	},
	choose: 'Choose a file (ZIP, CSV or JSON), or drop it here',
	chooseOfAll: 'Choose a file (ZIP, CSV, JSON or XML), or drop it here',
	progress: 'Progress of the import',
	phases: {
		reading: (file: string) => t`Reading ${file}…`,
		matching: (n: number, of = 'films') => t`Looking up ${items(n, of)}…`,
		saving: (n: number, of = 'films') => t`Keeping ${items(n, of)}…`,
	},
	noStorage:
		'This browser does not let Red Herring keep anything here, as in private windows, so nothing can be imported.',
	busy: 'Another file is being imported. Wait until it is done.',
	manyFiles: 'Choose one file at a time. Exports of several files come as a ZIP file, which can be chosen whole.',
	unexpected: (file: string) =>
		t`Could not import ${file}. Nothing changed. Reload this page and try again; if it fails again, the disk may be full.`,
	notKept: 'This could not be kept. Nothing changed. Reload this page and try again; the disk may be full.',
	done: (matched: number, file: string, of = 'films') => t`${items(matched, of)} imported from ${file}.`,
	notFound: (n: number, of = 'films') => {
		if (n > 0) return t`${rows(n)} did not match; see below.`;
		return of === 'films' ? t`All were found in the list of films.` : t`All were found in the list.`;
	},
	leftOut: (counts: Record<keyof typeof SKIPPED, number>, of = 'films') =>
		(Object.keys(SKIPPED) as (keyof typeof SKIPPED)[])
			.filter((reason) => counts[reason] > 0)
			.map((reason) => t`${rows(counts[reason])} ${of === 'films' ? SKIPPED[reason] : UNRATED()} skipped.`),
	/** Files of an archive. */
	unread: (files: readonly string[]) => t`Not read, since they do not list what you rated or saw: ${listShort(files)}.`,
	damaged: (n: number) => t`Skipped, as unreadable: ${rows(n)}.`,

	damagedStored: (n: number) =>
		t`Not counted: ${plural(n, { one: '# damaged record', other: '# damaged records' })} of your ratings. Remove all imported films and import your files again.`,
	damagedOfAll: (n: number) =>
		t`Not counted: ${plural(n, { one: '# damaged record', other: '# damaged records' })} of your ratings. Remove all imported ratings and import your files again.`,
	list: 'Imported',
	imported: (service: string, matched: number, date: string, of = 'films') =>
		t`${service}, ${items(matched, of)}, imported on ${day(date)}`,
	/** About an import of a kind whose list is no longer loaded. */
	waiting: (kind: string) => t`Not counted, until a list is loaded again: ${kind}.`,
	forget: 'Remove',
	forgetFile: (file: string) => t`Remove what was imported from ${file}`,
	forgetAll: 'Remove all imported films',
	forgetOfAll: 'Remove all imported ratings',
	wait: 'One moment…',
	forgotten: 'Removed.',

	unmatched: (n: number, file: string) => t`${rows(n)} of ${file} did not match`,
	unmatchedHelp:
		'These are in your file but not found in the list of films, or it is not clear which film they mean. Choose the film, or skip the row.',
	unmatchedOthers:
		'These are in your file but not found in the list, or it is not clear what they mean. Choose the title, or skip the row.',
	row: (title: string, year: number | null, row: number, part: string) =>
		t`${title}${year === null ? '' : ` (${year})`}, row ${number(row)}${part === '' ? '' : t` of ${part}`}`,
	searchLabel: (title: string, of = 'films') =>
		of === 'films' ? t`Search the list of films for ${title}` : t`Search the list for ${title}`,
	search: 'Search',
	noneFound: (of = 'films') =>
		of === 'films'
			? t`No such film in the list. Try its original title, or skip the row.`
			: t`No such title in the list. Try its original title, or skip the row.`,
	means: (film: string, title: string) => t`${title} means ${film}`,
	skip: 'Skip',
	skipTitle: (title: string) => t`Skip ${title}`,
	skipAll: (n: number) => t`Skip all ${number(n)}`,
	skippedAll: (n: number) => t`${rows(n)} skipped.`,
	more: (n: number) => t`Show ${number(n)} more`,
	settled: (film: string) => t`${film} added.`,
	skipped: (title: string) => t`${title} skipped.`,
});
