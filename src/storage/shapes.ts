/** What records must look like, wherever they come from: the database, a message or a file. */
import { type Check, fields, list, note, nullOr, oneOf, such, text, whole } from './checks.ts';
import {
	isDay,
	isSite,
	isTolerance,
	LARGEST_TOLERANCE,
	LONGEST_NAME,
	LONGEST_TITLE,
	MOST_GUARDED,
	MOST_IMPORTS,
	MOST_MEMBERS,
	MOST_NOT_FILMS,
	MOST_POST_FILMS,
	MOST_SITES,
	MOST_UNMATCHED,
	QUIET,
} from './limits.ts';

const site = such(isSite, 'a host name such as forum.example');
const day = such(isDay, 'a day such as 2026-11-21');
const year = whole(0, 9999);
const tolerance = such(isTolerance, `a whole number from 1 to ${LARGEST_TOLERANCE}`);
const filmKey = { title: text(LONGEST_TITLE), year };
const films = list(fields(filmKey), MOST_POST_FILMS);
const stars = nullOr(such((n) => typeof n === 'number' && n >= 0.5 && n <= 5, 'a number from 0.5 to 5'));

export const persona = fields({
	id: text(LONGEST_NAME),
	name: text(LONGEST_NAME),
	sites: list(fields({ site, user: note(LONGEST_NAME) }), MOST_SITES),
	tolerance: nullOr(tolerance),
	guard: nullOr(list(text(LONGEST_NAME), MOST_GUARDED)),
	members: nullOr(whole(2, MOST_MEMBERS)),
});

const postFields = {
	persona: text(LONGEST_NAME),
	date: day,
	site,
	films,
	decoys: films,
	source: oneOf('posted', 'scanned'),
};
/** A post that the database has not numbered yet. */
export const newPost = fields(postFields);
export const post = fields({ id: whole(1, Number.MAX_SAFE_INTEGER), ...postFields });

const importNumber = whole(0, Number.MAX_SAFE_INTEGER);
export const rating = fields({
	...filmKey,
	stars,
	date: nullOr(day),
	said: list(fields({ import: importNumber, stars, date: nullOr(day) }), MOST_IMPORTS, 1),
});

export const imported = fields({
	id: importNumber,
	service: text(LONGEST_NAME),
	file: text(LONGEST_TITLE),
	date: day,
	matched: whole(0, Number.MAX_SAFE_INTEGER),
	unmatched: list(
		fields({
			title: note(LONGEST_TITLE),
			year: nullOr(year),
			stars,
			date: nullOr(day),
			row: whole(0, Number.MAX_SAFE_INTEGER),
			part: note(LONGEST_TITLE),
		}),
		MOST_UNMATCHED,
	),
});

export const settings = fields({
	version: oneOf(1),
	tolerance,
	sitesOff: list(site, MOST_SITES),
	quiet: oneOf(...QUIET),
	notFilms: list(text(LONGEST_NAME), MOST_NOT_FILMS),
});

export const fits = (check: Check, value: unknown): boolean => check(value, 'value') === null;
