/** What a study may know of a draft. */
import type { Advice } from '../../core/advice/result.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { StudyPart } from '../../storage/draft.ts';
import type { Observation } from '../../study/draftState.ts';
import type { StoredStudy } from '../../study/recording.ts';
import { siteLabel } from '../../study/siteLabel.ts';

/** Films that a draft is to leave out, and films to add to it. */
type ToChange = Pick<StudyPart, 'drop' | 'add'>;

export const filmsIn = ({ mentions }: Advice): Set<number> => new Set(mentions.map(({ film }) => film.id));

/**
 * What a study sees of a draft.
 * @param at the site it is written at
 * @param shown whether its advice is shown, or would be in another arm
 */
export async function seenIn(
	stored: StoredStudy,
	at: string,
	{ drop, add }: ToChange,
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
		advised: shown && films.size > 0 && advice.crowd < advice.tolerance,
		dropping: drop.some((film) => !films.has(film)),
		adding: add.some((film) => films.has(film)),
		...(site !== undefined && { site }),
	};
}

/**
 * What a draft was told to change so far, with what it is told now. A film that it was to leave out does not become one
 * to add: its writer may put it back by hand.
 */
export function toldSoFar(before: ToChange, now: ToChange): ToChange {
	const drop = [...new Set([...before.drop, ...now.drop])];
	const add = now.add.filter((film) => !drop.includes(film));
	return { drop, add: [...new Set([...before.add, ...add])] };
}

/** Rank by raters of the rarest of some films, from 1. */
export const rarestRank = ({ population }: Pack, films: ReadonlySet<number>): number =>
	Math.max(1, ...[...films].map((film) => rankOf(population.raters, film)));

/** Place of a film among all by raters, from 1. */
function rankOf(raters: ArrayLike<number>, film: number): number {
	let rank = 1;
	for (let other = 0; other < raters.length; other++) if (raters[other]! > raters[film]!) rank++;
	return rank;
}
