/** Names that go on with another name of the same film: "Mad Max 2: The Road Warrior", "Dune Part One". */
import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';
import type { FilmClaim } from './claims.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { GAP, type Tokens } from './tokens.ts';

/** Possible gaps between a title and its subtitle. */
const BETWEEN = GAP.colon | GAP.dash | GAP.space;
const PART = /^(?:part|chapter)$/i;
const NUMBER = /^(?:one|two|three|1|2|3|i{1,3})$/i;

/** Extends each claim by a second name of its film right after it, even if that was claimed by itself. */
export function joinSubtitles(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	claims: readonly FilmClaim[],
): FilmClaim[] {
	const { catalogue, text, tokens } = scene;
	const joined: FilmClaim[] = [];
	for (const claim of claims) {
		if (claim.first < (joined.at(-1)?.last ?? 0)) continue;
		const { to, last, films } = claim;
		const gap = to === last && to < tokens.count ? tokens.gap[to]! : GAP.line;
		const behind = (gap & ~BETWEEN) !== 0 ? -1 : Math.max(partBehind(text, tokens, to), nameBehind(to, gap, films[0]!));
		joined.push(behind <= to ? claim : { ...claim, last: behind, to: behind, end: tokens.end[behind - 1]! });
	}
	return joined;

	/** Returns the token behind the longest name of a film that begins at a token, or -1. */
	function nameBehind(at: number, gap: number, film: number): number {
		if ((gap & ~GAP.space) === 0) return -1;
		let behind = -1;
		for (const { from, last, node, respelling } of candidates)
			if (from === at && last > behind && respelling === 'no' && isNameOf(catalogue, node, film)) behind = last;
		return behind;
	}
}

function isNameOf(c: Catalogue, node: number, film: number): boolean {
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++)
		if (postingFilm(c.posting[i]!) === film) return true;
	return false;
}

/** Returns the token behind "Part One", or -1. */
function partBehind(text: string, { gap, start, end, count }: Tokens, at: number): number {
	const word = (token: number) => text.slice(start[token], end[token]);
	return at + 1 < count && gap[at + 1] === GAP.space && PART.test(word(at)) && NUMBER.test(word(at + 1)) ? at + 2 : -1;
}
