import { lowerBound } from '../algorithms/bisect.ts';
import type { Tokens } from './tokens.ts';

/** A stretch of a text that is not the writer's prose. */
export interface Region {
	start: number;
	end: number;
	/** A quotation of somebody else, code, an address, or what names the film of the page at an address. */
	kind: 'quote' | 'code' | 'link' | 'filmLink';
}

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,2000}/gi;
/** Film pages whose address names the film; Wikipedia's only where it says that it is one. */
const FILM_PAGE =
	/(?:letterboxd\.com\/(?:[\w-]{1,40}\/)?film\/|themoviedb\.org\/movie\/\d{1,9}-|rottentomatoes\.com\/m\/)([\w%-]{1,120})(?![\w%-])|wikipedia\.org\/wiki\/([^\s/?#()<>"\]]{1,120})(?=_\((?:\d{4}_)?film\b)/i;
/** What stands before the address in "[The Matrix](https://...)". */
const LABEL = /\[([^[\]\n]+)\]\($/;
const QUOTE_LINE = /^[ \t]*(?:>|&gt;)[^\n]*/gm;
const QUOTE_TAG = /\[(\/?)quote\b[^\]\n[]{0,200}\]/gi;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`|\[code\][\s\S]*?(?:\[\/code\]|$)/gi;

/** The regions of a text, in no order. */
export function findRegions(text: string): Region[] {
	const regions: Region[] = [];
	const add = (start: number, end: number, kind: Region['kind']) => regions.push({ start, end, kind });
	if (text.includes('>') || text.includes('&gt;'))
		for (const match of text.matchAll(QUOTE_LINE)) add(match.index, match.index + match[0].length, 'quote');
	if (text.includes('[')) addQuoteTags(text, add);
	if (text.includes('`') || text.includes('['))
		for (const match of text.matchAll(CODE)) add(match.index, match.index + match[0].length, 'code');
	if (text.includes('www.') || text.includes('://'))
		for (const match of text.matchAll(LINK)) {
			add(match.index, match.index + match[0].length, 'link');
			const page = FILM_PAGE.exec(
				`${match[0]}${text.slice(match.index + match[0].length, match.index + match[0].length + 16)}`,
			);
			if (page === null) continue;
			const slug = page[1] ?? page[2]!;
			const start = match.index + page.index + page[0].length - slug.length;
			add(start, start + slug.length, 'filmLink');
			const label = LABEL.exec(text.slice(Math.max(0, match.index - 120), match.index));
			if (label !== null) add(match.index - 2 - label[1]!.length, match.index - 2, 'filmLink');
		}
	return regions;
}

/** Quotations may stand inside one another. */
function addQuoteTags(text: string, add: (start: number, end: number, kind: 'quote') => unknown): void {
	let depth = 0;
	let start = 0;
	for (const match of text.matchAll(QUOTE_TAG)) {
		if (match[1] === '') {
			if (depth++ === 0) start = match.index;
		} else if (depth > 0 && --depth === 0) add(start, match.index, 'quote');
	}
	if (depth > 0) add(start, text.length, 'quote');
}

/** What each token stands in. */
export interface Painted {
	quoted: Uint8Array;
	/** In an address or in code: no prose at all. */
	hidden: Uint8Array;
	/** Number of the region that names a film page, or -1. */
	page: Int32Array;
}

/** Marks tokens by the regions they stand in; each layer of regions costs one pass. */
export function paint(tokens: Tokens, regions: readonly Region[]): Painted {
	const { count, start } = tokens;
	const painted = {
		quoted: new Uint8Array(count),
		hidden: new Uint8Array(count),
		page: new Int32Array(count).fill(-1),
	};
	regions.forEach((region, i) => {
		for (let w = lowerBound(start, region.start, 0, count); w < count && start[w]! < region.end; w++) {
			if (region.kind === 'quote') painted.quoted[w] = 1;
			else if (region.kind === 'filmLink') painted.page[w] = i;
			else painted.hidden[w] = region.kind === 'code' ? 2 : Math.max(1, painted.hidden[w]!);
		}
	});
	return painted;
}
