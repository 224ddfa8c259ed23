/** What the rows of films say on the right. */
import type { Advice } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { Wording } from '../../study/choices.ts';
import type { DraftFilm } from './kind.ts';
import type { Trial } from './trial.ts';

/** Where taking the film out leads; in a study, what it wins or costs alone. */
export function thenOf({ mention }: DraftFilm, { crowd }: Advice, trial: Trial, wording: Wording): string {
	if (mention.published) return strings.saidBefore;
	if (wording !== 'plain') return strings.shown.costs[wording](crowd, mention.crowdWithout);
	const after = trial.after(mention.film.id);
	if (after === null) return '';
	// Alone it may lead to less than is thought now, as plans take all films to be rated.
	if (trial.out.includes(mention.film.id)) return after < crowd ? '' : strings.after(after, 0);
	return trial.end === null ? strings.after(after, crowd) : strings.afterAlso(after, trial.end.crowd);
}

/**
 * Whether no film helps alone, and nothing is ticked: then it is said once, not on every row. In a study, rows say what
 * each film wins or costs.
 */
export const onlyTogether = (films: readonly DraftFilm[], { advice, showing }: AdvisedView, trial: Trial) =>
	showing.wording === 'plain' &&
	trial.out.length === 0 &&
	films.length > 1 &&
	films.every(({ mention }) => strings.hardly(mention.crowdWithout, advice.crowd));
