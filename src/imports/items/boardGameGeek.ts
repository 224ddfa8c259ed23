/**
 * BoardGameGeek's collection: a CSV file (objectname, objectid, rating, own, wishlist, …, originalname, yearpublished),
 * or what its XML API 2 answers to `collection?username=…&stats=1`: items with objecttype, subtype, name, originalname,
 * yearpublished, stats with a rating whose value is a number or "N/A", and status. Neither has the day of a rating:
 * lastmodified is that of the last change.
 */
import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import type { Part, ReadRows, Steps } from '../export.ts';
import type { XmlElement } from '../posts/xmlStream.ts';
import { childText } from '../posts/xmlStream.ts';
import { readTable } from '../table.ts';
import { prologueOf } from './detect.ts';
import { keep } from './keep.ts';
import { readElements } from './xml.ts';

const BEST = 10;
/** "boardgame", "boardgameexpansion", "boardgameaccessory"; others are role-playing games and video games. */
const GAMES = /^(?:boardgame\w*)?$/;
const NOT_RATED = /^(?:n\/a|null)$/i;

export function* readBoardGameGeek(part: Part, found: ReadRows): Steps<void> {
	if (/^\s*</.test(part.text)) yield* readAnswer(part, found);
	else
		yield* readTable(part, found, (cell, row) =>
			keep(found, row, {
				title: cell('objectname'),
				otherTitles: [cell('originalname')],
				year: cell('yearpublished'),
				rating: cell('rating').replace(NOT_RATED, ''),
				best: BEST,
			}),
		);
}

function* readAnswer(part: Part, found: ReadRows): Steps<void> {
	if (prologueOf(part.text).rest.startsWith('<message')) throw new ImportError(faults.notReady(part.name));
	let hasStats = false;
	yield* readElements(part, 'item', found, (item) => {
		const rating = childOf(childOf(item, 'stats'), 'rating')?.attributes.value;
		hasStats ||= rating !== undefined;
		if (!GAMES.test(item.attributes.subtype ?? '')) return;
		keep(found, item.line, {
			title: childText(item, 'name'),
			otherTitles: [childText(item, 'originalname')],
			year: childText(item, 'yearpublished'),
			rating: (rating ?? '').trim().replace(NOT_RATED, ''),
			best: BEST,
		});
	});
	if (found.tried > 0 && !hasStats) throw new ImportError(faults.noStats(part.name));
}

const childOf = (element: XmlElement | undefined, name: string) =>
	element?.children.find((child) => child.name === name);
