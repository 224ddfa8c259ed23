/** What services of other kinds than films hand out of one's own ratings: only who rated what counts of them. */
import { faults } from '../../strings/faults.ts';
import { refuseDamaged } from '../damage.ts';
import { ImportError } from '../error.ts';
import { type FilmRow, noRows, type Part, type ReadRows, type Steps } from '../export.ts';
import { partsOf } from '../parts.ts';
import { readAniList } from './aniList.ts';
import { readBoardGameGeek } from './boardGameGeek.ts';
import { ITEM_SERVICES, type ItemKind, type ItemService, itemServiceOf } from './detect.ts';
import { readGoodreads } from './goodreads.ts';
import { readMyAnimeList } from './myAnimeList.ts';
import { readStoryGraph } from './storyGraph.ts';

const READERS: Record<ItemService, (part: Part, found: ReadRows) => Steps<void>> = {
	BoardGameGeek: readBoardGameGeek,
	MyAnimeList: readMyAnimeList,
	AniList: readAniList,
	Goodreads: readGoodreads,
	StoryGraph: readStoryGraph,
};

/**
 * Reads what was rated in an export of a service of that kind, which it detects by the content.
 * @throws ImportError if it is no such export or has no ratings, or with the place that is damaged
 */
export function* readItems(fileName: string, bytes: Uint8Array, kind: ItemKind): Steps<FilmRow[]> {
	const [part] = yield* partsOf(fileName, bytes);
	if (part === undefined) throw new ImportError(faults.noRatingsIn(fileName));
	if (part.text.trim() === '') throw new ImportError(faults.empty(part.name));
	if (part.text.includes('\0')) throw new ImportError(faults.noText(part.name));
	const service = itemServiceOf(part);
	if (service === null) throw new ImportError(faults.noItems[kind](part.name));
	if (ITEM_SERVICES[service] !== kind)
		throw new ImportError(faults.otherKind[ITEM_SERVICES[service]](part.name, service));
	const found = noRows();
	yield* READERS[service](part, found);
	refuseDamaged(found);
	if (found.rows.length === 0) throw new ImportError(faults.noneRated(part.name));
	return found.rows;
}
