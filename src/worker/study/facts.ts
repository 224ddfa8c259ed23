/** Reduces a draft to the facts that a study may record. */
import type { Advice } from '../../core/advice/result.ts';
import { isHidden } from '../../core/advice/verdict.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { StudyPart } from '../../storage/draft.ts';
import type { Observation } from '../../study/draftState.ts';
import type { StoredStudy } from '../../study/recording.ts';
import { siteLabel } from '../../study/secret.ts';

/** Films that advice suggested to drop from a draft and to add to it. */
type Suggestions = Pick<StudyPart, 'drop' | 'add'>;

export const filmsIn = ({ mentions }: Advice): Set<number> => new Set(mentions.map(({ film }) => film.id));

/** @param at host name of its site @param shown whether its advice is shown, or would be in another arm */
export async function observationOf(
	stored: StoredStudy,
	at: string,
	{ drop, add }: Suggestions,
	advice: Advice,
	pack: Pack,
	shown: boolean,
): Promise<Observation> {
	const films = filmsIn(advice);
	const { secret, sites } = stored.enrolment;
	const site = sites[await siteLabel(secret, at)];
	return {
		mentions: films.size,
		rank: rarestRank(pack, films),
		crowd: advice.crowd,
		advised: shown && films.size > 0 && !isHidden(advice.verdict),
		dropping: drop.some((film) => !films.has(film)),
		adding: add.some((film) => films.has(film)),
		...(site !== undefined && { site }),
	};
}

/** Merges suggestions. A film once suggested for dropping never becomes one to add: the user may restore it by hand. */
export function mergeSuggestions(before: Suggestions, now: Suggestions): Suggestions {
	const drop = [...new Set([...before.drop, ...now.drop])];
	const add = now.add.filter((film) => !drop.includes(film));
	return { drop, add: [...new Set([...before.add, ...add])] };
}

export const rarestRank = ({ population }: Pack, films: ReadonlySet<number>): number =>
	Math.max(1, ...[...films].map((film) => rankOf(population.raters, film)));

function rankOf(raters: ArrayLike<number>, film: number): number {
	let rank = 1;
	for (let other = 0; other < raters.length; other++) if (raters[other]! > raters[film]!) rank++;
	return rank;
}
