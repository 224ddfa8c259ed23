/** Detects exports of other kinds than films by their content, without loading their readers. */
import type { ItemService, Part } from '../export.ts';
import { columnsOf } from '../table.ts';

/** Columns that no other export has together. */
const COLUMNS: [ItemService, ...string[]][] = [
	['BoardGameGeek', 'objectname', 'rating'],
	['Goodreads', 'title', 'my rating'],
	['StoryGraph', 'title', 'read status', 'star rating'],
];
/** Characters in which the first element of an XML file begins. */
const HEAD = 10_000;
/** Text before the first element. */
const PROLOGUE = /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*/i;
/** AniList's answer, what programs save, and its export of an account. */
const ANILIST =
	/"MediaListCollection"\s*:|"title"\s*:\s*\{\s*"(?:romaji|english|native|userPreferred)"\s*:|"series_type"\s*:\s*"?\d/;

/** The service whose export a file is; null for all others. */
export function itemServiceOf(part: Part): ItemService | null {
	const { text } = part;
	if (/^\s*</.test(text)) return xmlServiceOf(text);
	if (/^\s*[[{]/.test(text)) return ANILIST.test(text) ? 'AniList' : null;
	const columns = columnsOf(part);
	const [service = null] = COLUMNS.find(([, ...names]) => names.every((name) => columns.includes(name))) ?? [];
	return service;
}

/** Text before the first element of an XML text, and the rest. */
export function prologueOf(text: string): { prologue: string; rest: string } {
	const head = text.slice(0, HEAD);
	const [prologue = ''] = PROLOGUE.exec(head) ?? [];
	return { prologue, rest: head.slice(prologue.length) };
}

function xmlServiceOf(text: string): ItemService | null {
	const { rest } = prologueOf(text);
	if (/^<myanimelist\b/.test(rest)) return 'MyAnimeList';
	// The answer before the list is made has no items.
	const isGames = /^<items\b[^>]*(?:\btotalitems=|>\s*<item\b[^>]*\bobjectid=)/.test(rest);
	return isGames || /^<message>[^<]*\bcollection\b/.test(rest) ? 'BoardGameGeek' : null;
}
