/**
 * MyAnimeList's export: XML, downloaded with gzip, whose anime have series_title, my_score (0 if not rated), my_status
 * and my_finish_date (0000-00-00 if unknown). A list of manga has manga with manga_title.
 */
import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import type { Part, ReadRows, Steps } from '../export.ts';
import { childText } from '../posts/xmlStream.ts';
import { keep } from './keep.ts';
import { readElements } from './xml.ts';

export function* readMyAnimeList(part: Part, found: ReadRows): Steps<void> {
	yield* readElements(part, 'anime', found, (anime) =>
		keep(found, anime.line, {
			title: childText(anime, 'series_title'),
			rating: childText(anime, 'my_score'),
			best: 10,
			date: childText(anime, 'my_finish_date'),
		}),
	);
	if (found.tried === 0 && /<manga>/.test(part.text)) throw new ImportError(faults.manga(part.name));
}
