import { lowerBound } from '../algorithms/bisect.ts';
import type { Tokens } from './tokens.ts';

/** A range of a text that is not the writer's prose. */
export interface Region {
	start: number;
	end: number;
	/** A quotation, code, an address, or the part of an address or link label that names a film. */
	kind: 'quote' | 'code' | 'link' | 'filmLink';
}

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,2000}/gi;
/** Addresses of film pages that contain the film's name; Wikipedia's only with "(film)". */
const FILM_PAGE =
	/(?:letterboxd\.com\/(?:[\w-]{1,40}\/)?film\/|themoviedb\.org\/movie\/\d{1,9}-|rottentomatoes\.com\/m\/)([\w%-]{1,120})(?![\w%-])|wikipedia\.org\/wiki\/([^\s/?#()<>"\]]{1,120})(?=_\((?:\d{4}_)?film\b)/i;
/** The text before the address in "[The Matrix](https://...)". */
const LABEL = /\[([^[\]\n]+)\]\($/;
/** The address of a post in its head: "slug: the-defiant-ones-1958". */
const SLUG = /^(?:slug|permalink):[ \t]*\S+$/gm;
const QUOTE_LINE = /^[ \t]*(?:>|&gt;)[^\n]*/gm;
const QUOTE_TAG = /\[(\/?)quote\b[^\]\n[]{0,200}\]/gi;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`|\[code\][\s\S]*?(?:\[\/code\]|$)/gi;
/** Inline code that reads as a title: "`Minari`", "`Past Lives (2023)`". */
const TITLE_MARKS = /^`[\p{Lu}\p{N}][\p{L}\p{N}\p{M} '’:,.&!?()–-]{0,80}`$/u;

/** Finds the regions of a text, in no particular order. */
export function findRegions(text: string): Region[] {
	const regions: Region[] = [];
	const add = (start: number, end: number, kind: Region['kind']) => regions.push({ start, end, kind });
	if (text.includes('>') || text.includes('&gt;'))
		for (const match of text.matchAll(QUOTE_LINE)) add(match.index, match.index + match[0].length, 'quote');
	if (text.includes('[')) addQuoteTags(text, add);
	if (text.includes('`') || text.includes('[')) addCode(text, add);
	if (text.includes('slug:') || text.includes('permalink:'))
		for (const match of text.matchAll(SLUG)) add(match.index, match.index + match[0].length, 'link');
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

/** Some mark titles as code; a text has code only if not all that it marks so reads as titles. */
function addCode(text: string, add: (start: number, end: number, kind: 'code') => unknown): void {
	const all = [...text.matchAll(CODE)];
	if (all.every(([code]) => TITLE_MARKS.test(code))) return;
	for (const { 0: code, index } of all) add(index, index + code.length, 'code');
}

/** Quotations may be nested; only the outermost are added. */
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

/** Regions that each token is in. */
export interface TokenMarks {
	quoted: Uint8Array;
	/** 1 in an address, 2 in code. */
	hidden: Uint8Array;
	/** Number of the region that names a film page, or -1. */
	page: Int32Array;
}

/** Marks tokens by the regions that they are in. */
export function markTokens(tokens: Tokens, regions: readonly Region[]): TokenMarks {
	const { count, start } = tokens;
	const marks = {
		quoted: new Uint8Array(count),
		hidden: new Uint8Array(count),
		page: new Int32Array(count).fill(-1),
	};
	regions.forEach((region, i) => {
		for (let w = lowerBound(start, region.start, 0, count); w < count && start[w]! < region.end; w++) {
			if (region.kind === 'quote') marks.quoted[w] = 1;
			else if (region.kind === 'filmLink') marks.page[w] = i;
			else marks.hidden[w] = region.kind === 'code' ? 2 : Math.max(1, marks.hidden[w]!);
		}
	});
	return marks;
}
