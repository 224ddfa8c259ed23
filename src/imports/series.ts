/** Distinguishes episodes of series from films by their Netflix titles: "Show: Season 1: Episode". */

const SEASON =
	/^(?:(?:limited|mini) ?-?series|(?:season|series|staffel|saison|temporada|stagione|seizoen|sezon|säsong|sæson|sesong|kausi|évad|volume|vol\.?|part|parte|partie|teil|deel|book|buch|chapter|collection)\s+\S+|miniserie|mini-série|minissérie|miniserien)$/i;
const EPISODE = /^(?:episode|ep\.|folge|épisode|episodio|episódio|aflevering|avsnitt|afsnit|odcinek)\s+\d+$/i;

const piecesOf = (title: string) => title.split(/: /).map((piece) => piece.trim());

/** Returns the titles that are episodes. Titles of three pieces that share the first two belong to one series. */
export function episodesIn(titles: Iterable<string>): Set<string> {
	const episodes = new Set<string>();
	const alike = new Map<string, string[]>();
	for (const title of new Set(titles)) {
		const pieces = piecesOf(title);
		if (isEpisode(pieces)) episodes.add(title);
		else if (pieces.length > 2) {
			const show = `${pieces[0]}: ${pieces[1]}`;
			alike.set(show, [...(alike.get(show) ?? []), title]);
		}
	}
	for (const group of alike.values()) if (group.length > 1) for (const title of group) episodes.add(title);
	return episodes;
}

function isEpisode(pieces: string[]): boolean {
	const [show = '', ...others] = pieces;
	if (others.some((piece) => EPISODE.test(piece))) return true;
	// "Stranger Things: Stranger Things 3: Chapter One"
	const numbered = others[0]?.startsWith(show) && /^ \d+$/.test(others[0].slice(show.length));
	return others.length > 1 && (numbered === true || others.slice(0, -1).some((piece) => SEASON.test(piece)));
}
