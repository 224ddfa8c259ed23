/**
 * Lists from AniList: its answer to a query of MediaListCollection, whose lists have entries with media (title: romaji,
 * english, native; type, format, startDate), score (0 if not rated) and completedAt, with or without `data` around it;
 * or such entries alone, as programs save them. An entry is in each of one's own lists too. AniList's own export of an
 * account numbers its items (series_id) without naming them.
 */
import { faults } from '../../strings/faults.ts';
import { tryRow } from '../damage.ts';
import { ImportError } from '../error.ts';
import type { Part, ReadRows, Steps } from '../export.ts';
import { objectOf, readJsonItems, textOf } from '../json.ts';
import { keep } from './keep.ts';

/** Scores are up to 3, 5, 10 or 100, as someone has chosen. */
const BEST = 100;
/** The names on the way to the entries: in an answer, in one with its own name, or in what has only them. */
const ENTRIES = /^(?:data\/)?(?:(?:MediaListCollection|anime)\/lists\/\/entries|anime)?$/;
const NUMBERED = /"(?:mediaId|series_id)"\s*:/;
const NAMED = /"(?:romaji|english|native|userPreferred)"\s*:/;
const MANGA = /^(?:MANGA|NOVEL|ONE_SHOT)$/;

type Fields<Name extends string> = Partial<Record<Name, unknown>>;
type Entry = Fields<'score' | 'completedAt' | 'media'>;

export function* readAniList(part: Part, found: ReadRows): Steps<void> {
	const { name, text } = part;
	// A program that saves a list of one kind may say so after it.
	if (/"type"\s*:\s*"MANGA"/.test(text.slice(text.lastIndexOf(']')))) throw new ImportError(faults.manga(name));
	if (NUMBERED.test(text) && !NAMED.test(text)) throw new ImportError(faults.numbersOnly(name));
	let manga = 0;
	const read = (value: unknown, number: number) => {
		const entry = objectOf<keyof Entry>(value);
		const media = objectOf<'title' | 'type' | 'format' | 'startDate'>(entry.media);
		if (MANGA.test(textOf(media.type)) || MANGA.test(textOf(media.format))) manga++;
		else tryRow(found, name, number, () => readEntry(entry, media, found, number), faults.atEntry);
	};
	yield* readJsonItems(part, (path) => ENTRIES.test(path.join('/')), read);
	if (found.tried === 0 && manga > 0) throw new ImportError(faults.manga(name));
}

function readEntry(entry: Entry, media: Fields<'title' | 'startDate'>, found: ReadRows, number: number): void {
	const titles = objectOf<'romaji' | 'english' | 'native' | 'userPreferred'>(media.title);
	const [title = '', ...otherTitles] = [titles.romaji, titles.english, titles.native, titles.userPreferred]
		.map((each) => textOf(each).trim())
		.filter((each) => each !== '');
	const { year, month, day } = objectOf<'year' | 'month' | 'day'>(entry.completedAt);
	keep(found, number, {
		title,
		otherTitles,
		year: textOf(objectOf<'year'>(media.startDate).year),
		rating: textOf(entry.score),
		best: BEST,
		date: [textOf(year), textOf(month).padStart(2, '0'), textOf(day).padStart(2, '0')].join('-'),
	});
}
