/** Films kept apart: found and counted like any other, but never suggested with the others. */
import { lowerBound } from '../algorithms/bisect.ts';
import type { Sections } from './codec.ts';

/** Why a film is kept apart: it is for adults only, as explicit or extreme; or it is a short. */
export type Apart = 'adult' | 'short';

/** Films of each kind as their numbers, ascending; empty without any. */
export const apartSections = (apart: readonly (Apart | undefined)[]): Pick<Sections, Apart> => ({
	...numbered(apart, 'adult'),
	...numbered(apart, 'short'),
});

function numbered(apart: readonly (Apart | undefined)[], kind: Apart): Pick<Sections, Apart> {
	const films = apart.flatMap((of, film) => (of === kind ? [film] : []));
	return films.length === 0 ? {} : { [kind]: Uint32Array.from(films) };
}

export const apartFits = (sections: Pick<Sections, Apart>, films: number): boolean =>
	[sections.adult, sections.short].every(
		(list) => list?.every((film, i) => film < films && film > (list[i - 1] ?? -1)) ?? true,
	);

/** Whether a film is in the list of its kind. */
export function isApart(sections: { [Kind in Apart]?: Uint32Array | undefined }, kind: Apart, film: number): boolean {
	const list = sections[kind];
	if (list === undefined) return false;
	return list[lowerBound(list, film)] === film;
}
