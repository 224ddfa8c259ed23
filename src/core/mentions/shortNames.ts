/** Shorter names of films that a text names in full: "One Battle" after "One Battle After Another". */
import type { FilmClaim } from './claims.ts';
import { ECHOED } from './echoes.ts';
import { isTelling, type Part } from './parts.ts';
import type { Scene } from './scene.ts';

/** Most films whose shorter names are searched for. */
const MOST = 40;
/** Confidence of a shorter name, relative to that of the full one. */
const LESS = 0.8;

/** The beginnings and ends of the titles that are surely named, longest first. */
export function shortNames(scene: Scene, found: readonly FilmClaim[]): Part[] {
	const sure = new Map<number, FilmClaim>();
	for (const claim of found) if (claim.p >= ECHOED && claim.to - claim.from >= 2) sure.set(claim.form, claim);
	return [...sure.values()].slice(0, MOST).flatMap(({ from, to, films, form, p }) => {
		const words = Array.from(scene.tokens.word.subarray(from, to));
		const parts: Part[] = [];
		for (let size = words.length - 1; size > 0; size--)
			for (const part of [words.slice(0, size), words.slice(-size)])
				if (part.every((word) => word >= 0) && isTelling(scene.catalogue, part))
					parts.push({ words: part, films, form, marked: size === 1, p: LESS * p });
		return parts;
	});
}
