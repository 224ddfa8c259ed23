/** Own ratings as exported by services of kinds other than films: only what was rated counts. */
import { faults } from '../../strings/faults.ts';
import { refuseDamaged } from '../damage.ts';
import { settleDates } from '../dates.ts';
import { ImportError } from '../error.ts';
import {
	type Found,
	ITEM_SERVICES,
	type ItemService,
	noRows,
	type Part,
	type ReadRows,
	type Steps,
} from '../export.ts';
import { readAniList } from './aniList.ts';
import { readBoardGameGeek } from './boardGameGeek.ts';
import { readGoodreads, readStoryGraph } from './books.ts';
import { readMyAnimeList } from './myAnimeList.ts';

const READERS: Record<ItemService, (part: Part, found: ReadRows) => Steps<void>> = {
	BoardGameGeek: readBoardGameGeek,
	MyAnimeList: readMyAnimeList,
	AniList: readAniList,
	Goodreads: readGoodreads,
	StoryGraph: readStoryGraph,
};

/** Reads rated items. @throws ImportError without ratings, or with the damaged place */
export function* readItems(part: Part, service: ItemService): Steps<Found> {
	const found = noRows();
	yield* READERS[service](part, found);
	refuseDamaged(found);
	settleDates(found.rows, 0);
	if (found.rows.length === 0) throw new ImportError(faults.noneRated(part.name));
	return { service, kind: ITEM_SERVICES[service], ...found };
}
