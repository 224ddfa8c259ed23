import type { FilmClaim } from './claims.ts';

/**
 * Gives a title without a year the film that a year chose for the same title elsewhere: "Dune (1984) ... Dune".
 * @param found where to look for such years
 */
export function agreeOnFilms(found: readonly FilmClaim[], claims: readonly FilmClaim[]): FilmClaim[] {
	const chosen = new Map<number, number | null>();
	for (const { form, films, dated } of found) {
		if (!dated) continue;
		const other = chosen.get(form);
		// With two films of one name, the post does not say which is meant.
		chosen.set(form, other === undefined || other === films[0] ? films[0]! : null);
	}
	return claims.map((claim) => {
		const film = claim.dated ? null : (chosen.get(claim.form) ?? null);
		if (film === null || claim.films[0] === film) return claim;
		return { ...claim, films: [film, ...claim.films.filter((other) => other !== film)] };
	});
}
