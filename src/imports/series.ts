/** Distinguishes episodes of series from films by their Netflix titles: "Show: Season 1: Episode". */

const SEASON =
	/^(?:(?:limited|mini) ?-?series|(?:season|series|staffel|saison|temporada|stagione|seizoen|sezon|säsong|sæson|sesong|kausi|évad|volume|vol\.?|part|parte|partie|teil|deel|book|buch|chapter|collection)\s+\S+|miniserie|mini-série|minissérie|miniserien)$/i;
const EPISODE = /^(?:episode|ep\.|folge|épisode|episodio|episódio|aflevering|avsnitt|afsnit|odcinek)\s+\d+$/i;

const piecesOf = (title: string) => title.split(/: /).map((piece) => piece.trim());

/** Titles that are episodes, like titles of three parts that share two, and their series. */
export function episodesIn(titles: Iterable<string>): { episodes: Set<string>; shows: Set<string> } {
	const [episodes, shows] = [new Set<string>(), new Set<string>()];
	const alike = new Map<string, string[]>();
	for (const title of new Set(titles)) {
		const pieces = piecesOf(title);
		const show = showIn(pieces);
		if (show !== null) {
			episodes.add(title);
			shows.add(show);
		} else if (pieces.length > 2) {
			const first = `${pieces[0]}: ${pieces[1]}`;
			const group = alike.get(first) ?? [];
			group.push(title);
			alike.set(first, group);
		}
	}
	for (const group of alike.values()) if (group.length > 1) for (const title of group) episodes.add(title);
	return { episodes, shows };
}

/** The series of an episode's title; null if it is not one. */
function showIn(pieces: string[]): string | null {
	const [show = '', ...others] = pieces;
	const before = (place: number) => pieces.slice(0, place + 1).join(': ');
	// "Stranger Things: Stranger Things 3: Chapter One"
	const isNumbered = others[0]?.startsWith(show) && /^ \d+$/.test(others[0].slice(show.length));
	if (others.length > 1 && isNumbered === true) return show;
	const season = others.slice(0, -1).findIndex((piece) => SEASON.test(piece));
	if (season >= 0) return before(season);
	const episode = others.findIndex((piece) => EPISODE.test(piece));
	return episode < 0 ? null : before(episode);
}
