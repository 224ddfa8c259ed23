import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Case } from './case.ts';
import { NOTICEABLE } from './limits.ts';
import { nameOf } from './names.ts';
import { phrasesToTry } from './options.ts';
import { type Changed, rangeThen } from './plans.ts';
import type { AdvisedWording } from './result.ts';

import { type Sayable, sayableIn } from './sayables.ts';

/**
 * Counts the crowd of each wording.
 * @param now the case of the draft, whose crowd is compared if `claims`; otherwise the careful one counts, in half the
 * time
 * @param careful the careful case, by which wordings are chosen
 * @param goal the crowd that is wanted: wordings that reach it come first
 */
export function adviseWordings(
	catalogue: Catalogue,
	{ now, careful, claims }: { now: Case; careful: Case; claims: boolean },
	sayables: readonly Sayable[],
	goal: number,
): AdvisedWording[] {
	const scoreless = new Set(sayableIn(sayables).unscored);
	const withoutAll = scoreless.size === 0 ? 0 : rangeThen(careful, { unsaid: scoreless }).crowd;
	return sayables.map(({ film, start, end, sayings, unscored, why }) => {
		const tried = new Set(
			phrasesToTry(
				careful,
				film,
				sayings.flatMap(({ phrase }) => phrase ?? []),
			).map(({ telling }) => telling),
		);
		const counted = countedIn(claims ? now : null, careful);
		const shown = sayings.filter(({ phrase }) => phrase === null || tried.has(phrase.telling));
		const sentences = shown.map(({ how, after, phrase, gone, place }) => ({
			...{
				place,
				how,
				after,
				says: phrase?.says ?? (how === 'name' ? {} : null),
				telling: phrase?.telling ?? null,
				words: phrase?.words ?? null,
			},
			...counted(phrase === null ? { drop: gone } : { phrases: new Map([[film, phrase]]) }),
		}));
		if (unscored !== null) {
			const then = counted({ unsaid: new Set([film]) });
			const most = withoutAll >= goal ? withoutAll : then.chosenBy;
			if (most > careful.crowd * NOTICEABLE)
				sentences.push({
					place: 0,
					how: 'score',
					after: unscored.after,
					says: null,
					telling: null,
					words: null,
					...then,
				});
		}
		const reaches = ({ how, chosenBy }: (typeof sentences)[number]) =>
			(how === 'score' ? Math.max(chosenBy, withoutAll) : chosenBy) >= goal;
		const rank = (one: (typeof sentences)[number]) =>
			one.place + (reaches(one) ? 0 : one.how === 'score' ? 3.6 : one.how === 'name' ? 0.4 : 0);
		const range = shown[0] ?? unscored ?? { from: start, to: end };
		return {
			film: nameOf(catalogue, film),
			...{ start: range.from, end: range.to, why },
			sentences: sentences.sort((a, b) => rank(a) - rank(b)).map(({ chosenBy: _, place: __, ...one }) => one),
		};
	});
}

/** Counts changes, each once. `chosenBy` is the careful crowd. */
function countedIn(now: Case | null, careful: Case) {
	const count = (changed: Changed) => {
		const then = rangeThen(careful, changed);
		const crowd = now === null ? then.crowd : rangeThen(now, changed).crowd;
		return { crowd, low: Math.min(crowd, then.low), chosenBy: then.crowd };
	};
	const known = new Map<string, ReturnType<typeof count>>();
	return (changed: Changed) => {
		if (changed.drop === undefined) return count(changed);
		const key = String(changed.drop);
		const found = known.get(key) ?? count(changed);
		known.set(key, found);
		return found;
	};
}
