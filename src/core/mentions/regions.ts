/** A stretch of a text that is not the writer's prose. */
export interface Region {
	start: number;
	end: number;
	/** A quotation of somebody else, code, an address, or the name in the address of a film's page. */
	kind: 'quote' | 'code' | 'link' | 'filmLink';
}

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;
const FILM_PAGE =
	/(?:letterboxd\.com\/(?:[\w-]+\/)?film\/|themoviedb\.org\/movie\/\d+-|wikipedia\.org\/wiki\/|rottentomatoes\.com\/m\/)([^\s/?#()<>"\]]+)/i;
/** What stands before the address in "[The Matrix](https://...)". */
const LABEL = /\[([^[\]\n]+)\]\($/;
const QUOTE_LINE = /^[ \t]*(?:>|&gt;)[^\n]*/gm;
const QUOTE_TAG = /\[quote\b[^\]]*\][\s\S]*?(?:\[\/quote\]|$)/gi;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`|\[code\][\s\S]*?(?:\[\/code\]|$)/gi;

/** The regions of a text, in no order; a text without their marks costs four quick searches. */
export function findRegions(text: string): Region[] {
	const regions: Region[] = [];
	const all = (pattern: RegExp, kind: Region['kind']) => {
		for (const match of text.matchAll(pattern))
			regions.push({ start: match.index, end: match.index + match[0].length, kind });
	};
	if (text.includes('>') || text.includes('&gt;')) all(QUOTE_LINE, 'quote');
	if (text.includes('[')) all(QUOTE_TAG, 'quote');
	if (text.includes('`') || text.includes('[')) all(CODE, 'code');
	if (text.includes('www.') || text.includes('://'))
		for (const match of text.matchAll(LINK)) {
			regions.push({ start: match.index, end: match.index + match[0].length, kind: 'link' });
			const page = FILM_PAGE.exec(match[0]);
			if (page === null) continue;
			const label = LABEL.exec(text.slice(Math.max(0, match.index - 80), match.index));
			if (label !== null) {
				const end = match.index - 2;
				regions.push({ start: end - label[1]!.length, end, kind: 'filmLink' });
				continue;
			}
			const start = match.index + page.index + page[0].length - page[1]!.length;
			// A Wikipedia address may end in "_(film)" or "_(1999_film)", Letterboxd's in "-1999".
			regions.push({ start, end: start + page[1]!.length, kind: 'filmLink' });
		}
	return regions;
}
