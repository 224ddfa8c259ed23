/** Why a file cannot be imported: sentences with the file, the row or line if there is one, and the reason. */
import { number } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('faults');

/** How to get MovieLens' file. */
const ownExport = () =>
	t`Sign in at movielens.org and choose "export ratings" at movielens.org/profile/settings/import-export.`;
const million = (n: number) => t`${number(n)} million bytes`;

/** Possible faults at a place in a file. The place comes before it. */
export const why = texts({
	quote: 'a quotation mark in it is never closed, or is not doubled.',
	endless: 'it does not end. A quotation mark may be missing.',
	longRow: (n: number) => t`it is longer than ${number(n)} characters. A quotation mark may be missing.`,
	cells: (n: number, of: number) => t`it has ${number(n)} cells where the first row has ${number(of)}.`,
	damaged: 'it is damaged.',
	fileEnds: 'the file breaks off here: it was not saved whole.',
	long: (n: number) => t`it has more than ${number(n)} characters.`,
	noJson: 'this isn’t valid JSON.',
	bracket: 'a bracket is closed that was not opened.',
	noBlock: 'it is no block of a repository.',
	manyPosts: (n: number) => t`the file names more than ${number(n)} posts.`,
	noAddress: 'its address is not one that is known here.',
	noListRow: 'this isn’t a valid row.',
	noListName: 'the list has no name.',
	noMail: 'here a mail should begin, with "From".',
	longMail: (n: number) => t`a mail has more than ${number(n)} characters of text.`,
	encoding: 'from here on it is not text in one encoding.',
	longPost: (n: number) => t`a post before it has more than ${number(n)} characters.`,
	longBefore: (n: number) => t`something before it has more than ${number(n)} characters.`,
	deep: 'elements are nested deeper than in any export.',
	open: 'an element before it is not closed: it was not saved whole, or is damaged.',
	noFilm: 'it names no film.',
	longTitle: (n: number) => t`its title has more than ${number(n)} characters.`,
	noYear: (text: string) => t`"${text}" isn’t a year.`,
	noStars: (text: string, isOfFive: boolean) =>
		isOfFive ? t`"${text}" isn’t a rating from 0.5 to 5.` : t`"${text}" isn’t a rating from 1 to 10.`,
	noTitle: 'it has no title that can be read.',
	noScore: (best: number) => t`its rating isn’t a number up to ${number(best)}.`,
	noNumber: (text: string) => t`movies.csv has no film number ${text}.`,
});

export const faults = texts({
	/** A file in an archive. */
	within: (name: string, file: string) => t`${name} in ${file}`,
	atRow: (file: string, n: number, reason: string) => t`${file}, row ${n}: ${reason}`,
	atLine: (file: string, n: number, reason: string) => t`${file}, line ${n}: ${reason}`,
	atBlock: (file: string, n: number, reason: string) => t`${file}, block ${n}: ${reason}`,
	atEntry: (file: string, n: number, reason: string) => t`${file}, entry ${n}: ${reason}`,
	atFile: (file: string, reason: string) => `${file}: ${reason}`,
	nothingDone: (reason: string) => t`${reason} Nothing was imported.`,
	again: (reason: string) => t`${reason} Nothing was imported. Download the file again.`,

	damaged: (file: string) => t`${file} is damaged. Nothing was imported. Download the export again.`,
	damagedJson: (file: string) => t`${file} is damaged JSON. Nothing was imported. Unpack the export again.`,
	damagedRows: (reason: string, more: number) =>
		more === 0
			? t`${reason} Nothing was imported. Export the file again, or correct it.`
			: t`${reason} ${plural(more, { one: '# more row is damaged too.', other: '# more rows are damaged too.' })} Nothing was imported. Export the file again, or correct it.`,
	cutRow: (file: string, n: number) =>
		t`${file} ends in the middle of row ${n}: it was not saved whole. Nothing was imported. Download it again.`,
	noDirectory: (file: string) =>
		t`${file} is damaged: its list of files cannot be read. Nothing was imported. Download it again.`,
	unreadPart: (file: string, name: string) =>
		t`${file} is damaged: ${name} cannot be read. Nothing was imported. Download it again.`,
	empty: (file: string) => t`${file} is empty. Nothing was imported. Download it again.`,
	password: (file: string) => t`${file} is protected by a password. Unpack it and choose the files inside.`,
	packing: (file: string) =>
		t`${file} is packed in a way that is not known here. Unpack it and choose the file inside.`,

	large: (file: string, n: number) =>
		t`${file} is larger than ${million(n)}, which no export of one person's ratings is.`,
	unpacksToMore: (file: string, n: number) =>
		t`${file} unpacks to more than ${million(n)}, which no export of ratings does. Nothing was imported.`,
	unpacksTooFar: (file: string, n: number) =>
		t`${file} unpacks to ${million(n)} or more, far more than its size allows. Nothing was imported.`,
	manyFiles: (file: string, n: number) => t`${file} holds more than ${number(n)} files, which no export does.`,
	manyRows: (file: string, n: number) =>
		t`${file} has more than ${number(n)} rows, which no export of one person's ratings has. Nothing was imported.`,
	manyFilms: (file: string, n: number) => t`${file} names more than ${number(n)} films. Nothing was imported.`,
	longFile: (file: string, n: number) =>
		t`${file} has more than ${number(n)} characters, which no post has. Nothing was imported.`,

	webPage: (file: string) =>
		t`${file} is a web page, not an export. Were you signed in when you downloaded it? Download it again.`,
	noFilms: (file: string) => t`${file} holds no films. Nothing was imported. Was it exported before any were rated?`,
	noRatingsIn: (file: string) => t`${file} holds no file of ratings that is known here. Choose the export as it came.`,
	unknownColumns: (file: string, text: string) =>
		t`${file} isn’t an export we know: row 1 should name the columns of a Letterboxd, IMDb, MovieLens or Netflix export, and says "${text}".`,
	noList: (file: string) => t`${file} is JSON, but no list of films. Choose the export as it came.`,
	notOfTrakt: (file: string) =>
		t`${file} is a list, but not one of films that Trakt exports. Choose the ZIP file, or ratings-movies.json or watched-movies.json in it.`,
	watchlist: (file: string) =>
		t`${file} is your watchlist: films you have not seen yet. Choose the whole ZIP file, or ratings.csv in it.`,
	severalProfiles: (file: string, n: number) =>
		t`${file} holds what ${number(n)} profiles watched, so it is not only yours. On netflix.com open Account, your profile, Viewing activity and choose "Download all" instead.`,
	noRatings: (file: string) => t`${file} lists films but holds no ratings. ${ownExport()}`,
	severalPeople: (file: string, n: number) =>
		t`${file} holds ratings of several people, so they are not your own: row ${n} is another user's than the rows before. ${ownExport()}`,
	unnamed: (file: string) =>
		t`${file} numbers its films but does not name them. Choose the ZIP file that holds movies.csv as well. ${ownExport()}`,

	/** An export of ratings of another kind. */
	ofKind: {
		boardgames: (file: string, service: string) =>
			t`${file} holds ratings of board games from ${service}. Here ratings of films are read. Nothing was imported.`,
		anime: (file: string, service: string) =>
			t`${file} holds ratings of anime from ${service}. Here ratings of films are read. Nothing was imported.`,
		books: (file: string, service: string) =>
			t`${file} holds ratings of books from ${service}. Here ratings of films are read. Nothing was imported.`,
	},
	/** Ratings of a kind without a loaded list: nothing could be looked up. */
	noPack: {
		boardgames: (file: string, service: string) =>
			t`${file} holds ratings of board games from ${service}. Nothing was imported: first load a list of board games, under “Advanced” in “List of films”. Then choose the file again.`,
		anime: (file: string, service: string) =>
			t`${file} holds ratings of anime from ${service}. Nothing was imported: first load a list of anime, under “Advanced” in “List of films”. Then choose the file again.`,
		books: (file: string, service: string) =>
			t`${file} holds ratings of books from ${service}. Nothing was imported: first load a list of books, under “Advanced” in “List of films”. Then choose the file again.`,
	},
	/** A file unlike all that can be read for a kind. */
	noItems: {
		boardgames: (file: string) =>
			t`${file} cannot be read. Ratings of board games are read from BoardGameGeek: the CSV file of a collection, or the XML that its API answers.`,
		anime: (file: string) =>
			t`${file} cannot be read. Ratings of anime are read from MyAnimeList, the XML file that it exports, and from AniList, a list saved as JSON.`,
		books: (file: string) =>
			t`${file} cannot be read. Ratings of books are read from Goodreads and StoryGraph, the CSV files that they export.`,
	},
	noneRated: (file: string) => t`${file} holds no ratings. Nothing was imported.`,
	noText: (file: string) => t`${file} is not text. Nothing was imported.`,
	entities: (file: string) => t`${file} defines entities, which no export does. Nothing was imported.`,
	notReady: (file: string) =>
		t`${file} holds no list: BoardGameGeek was still making it. Open the address again after a minute, and save it then.`,
	noStats: (file: string) =>
		t`${file} holds no ratings, since the address lacked &stats=1. Open it with that at the end, and save it again.`,
	numbersOnly: (file: string) =>
		t`${file} numbers what it lists and names none of it, as AniList's export of an account does. Save the list with its titles, as JSON or as XML for MyAnimeList.`,
	manga: (file: string) => t`${file} lists manga, and no anime. Nothing was imported.`,

	noPostsIn: (file: string) =>
		t`${file} has no posts we can read. If there are archives in it, unpack them and choose those.`,
	unknownPosts: (file: string, text: string) =>
		t`${file} isn’t an export we know. It begins with "${text}". Nothing was imported.`,
	notText: (file: string) => t`${file} isn’t a file of posts we know. Nothing was imported.`,
	lemmySettings: (file: string) =>
		t`${file} is Lemmy's export of settings, which holds no posts. Nothing was imported. Servers of version 1.0 have an export of data, too.`,
});
