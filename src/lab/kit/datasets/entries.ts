import { InputError } from '../../../pack/errors.ts';
import { joinNames } from './cells.ts';

/** Patterns for the entry to read from an archive, best first. */
export const RATINGS_ENTRIES = [
	/(^|\/)(u\.data|ratings?\.(csv|dat|tsv|data))$/i,
	/(^|\/)user_ratedmovies-timestamps\.dat$/i,
	/(^|\/)user_ratedmovies\.dat$/i,
	/(^|\/)[^/]*rating[^/]*\.(csv|dat|tsv|data)$/i,
	/(^|\/)(ratings?|[^/]*rating[^/]*\.txt)$/i,
];
export const TAGS_ENTRIES = [
	/(^|\/)user_taggedmovies-timestamps\.dat$/i,
	/(^|\/)user_taggedmovies\.dat$/i,
	/(^|\/)tags?\.(csv|dat)$/i,
];
export const MENTIONS_ENTRIES = [
	/(^|\/)mentions?\.(csv|dat|tsv|data)$/i,
	/\.(csv|dat|tsv|data)$/i,
	/(^|\/)mentions?\.txt$/i,
	/\.txt$/i,
];

const NETFLIX = /^(mv_\d+|combined_data_\d+)\.txt(\.gz)?$/;

/** Returns the Netflix Prize files among these, in order: together they are one table. */
export const netflixParts = (names: readonly string[]): string[] =>
	names.filter((name) => NETFLIX.test(name.slice(name.lastIndexOf('/') + 1))).sort();

/** Chooses what to read: the only entry, the best match, or all parts of the Netflix Prize. @throws InputError */
export function chooseEntries(file: string, names: readonly string[], wanted: readonly RegExp[]): string[] {
	const candidates = names.filter((name) => !/\/$|(^|\/)(\.|__MACOSX\/)/.test(name));
	if (candidates.length === 1) return candidates;
	for (const pattern of wanted) {
		const fitting = candidates.filter((name) => pattern.test(name));
		if (fitting.length === 1) return fitting;
		if (fitting.length > 1)
			throw new InputError(
				`${file}: more than one of its files could be the one to read (${joinNames(fitting)}); unpack the right one.`,
			);
	}
	const parts = wanted === RATINGS_ENTRIES ? netflixParts(candidates) : [];
	if (parts.length > 0) return parts;
	throw new InputError(`${file}: none of its files is the one to read (${joinNames(candidates)}).`);
}
