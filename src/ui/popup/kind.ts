/** The popup's state for a draft, and what it offers. */
import { filmsByCost } from '../../core/advice/byFilm.ts';
import { earlierDecide } from '../../core/advice/goal.ts';
import { COSTLY, LONGEST_DROP } from '../../core/advice/limits.ts';
import { offered } from '../../core/advice/offered.ts';
import type { Addable, Advice, AdvisedMention, Instead, Suggestion } from '../../core/advice/result.ts';
import type { AdvisedView, ReplacedFilm } from '../../messages/ui.ts';
import type { Showing } from '../../study/showing.ts';

/**
 * Nothing to change; films to take out; films without which too little of the draft is left, of which few may stay; earlier
 * posts, which no change to the draft helps.
 */
export type Kind = 'safe' | 'risk' | 'keep' | 'earlier';

export function kindOf(advice: Advice): Kind {
	if (advice.state === 'safe') return 'safe';
	if (earlierDecide(advice)) return 'earlier';
	const isLong = advice.state === 'short' || changedIn(advice).size > LONGEST_DROP;
	const tooMany = isLong && advice.earlier.films === 0 && removable(advice).length > LONGEST_DROP;
	const nothingLeft = advice.plans.first.empty && reworded(advice).films.length === 0;
	return advice.state === 'identified' || tooMany || nothingLeft ? 'keep' : 'risk';
}

/** The films whose titles the plan takes out or replaces. */
function changedIn({ mentions, plans }: Advice): Set<number> {
	const changes = plans.first.changes.filter(({ to }) => to === null || !('unscored' in to));
	return new Set(changes.map(({ mention }) => mentions[mention]!.film.id));
}

/** The films that stay if most are taken out: those that the plan leaves, or else the least revealing one. */
export function keptOf(advice: Advice): number[] {
	const films = removable(advice)
		.map(({ mention }) => mention.film.id)
		.toReversed();
	const out = changedIn(advice);
	const kept = out.size === 0 ? [] : films.filter((film) => !out.has(film));
	return kept.length > 0 ? kept : films.slice(0, 1);
}

/** Whether the writer's answer to a question would change the verdict. */
export const isAsking = ({ verdict, question }: Pick<Advice, 'verdict' | 'question'>) =>
	verdict === 'unsure' && question !== null;

/** A film with its first mention and the mention's index. */
export interface DraftFilm {
	mention: AdvisedMention;
	index: number;
}

/** The films that only the draft names, costliest first. */
export const removable = (advice: Advice): DraftFilm[] =>
	filmsByCost(advice).filter(({ mention }) => !mention.published);

/** A film without which the crowd is this many times as large gives away a lot. */
const A_LOT = 2;

/** How much a film gives away, among the others of the draft. */
export function levelOf(advice: Advice, { mention }: DraftFilm): 'most' | 'much' | 'little' {
	const [first] = removable(advice);
	if (mention.crowdWithout < advice.crowd * COSTLY) return 'little';
	if (first?.mention.film.id === mention.film.id) return 'most';
	return mention.crowdWithout >= advice.crowd * A_LOT ? 'much' : 'little';
}

/** Whether the user may take films out: in a study, an arm may show no such plan. */
export const mayTakeOut = ({ leaving, plans }: Showing) =>
	leaving && (plans.includes('drop') || plans.includes('mixed'));
export const mayMention = ({ plans }: Showing) => plans.includes('add') || plans.includes('mixed');

/** The films that the shown plan takes out. */
export function plannedOut({ mentions, plans }: Advice, showing: Showing): number[] {
	const steps = showing.plans.includes('drop') ? plans.drop : plans.mixed.drop;
	return mayTakeOut(showing) ? [...new Set(steps.map(({ mention }) => mentions[mention]!.film.id))] : [];
}

/** A replacement for a title: a phrase, another film, or the title without its score. */
export type Substitute = Pick<ReplacedFilm, 'words' | 'swap'>;

/** The initial selection: films to take out, some of them replaced. */
export interface Planned {
	films: readonly number[];
	substitutes: ReadonlyMap<number, Substitute>;
}

/**
 * The films checked at first: those of the plan of least effort, unless it adds more films; and outside studies, whose
 * plans take out and add.
 */
export function plannedChanges({ advice, showing, study }: AdvisedView): Planned {
	const { mentions, plans } = advice;
	const { changes, add } = plans.first;
	if (study === null && plans.first.empty) return reworded(advice);
	if (study !== null || !mayTakeOut(showing) || changes.length === 0 || add.length > 0)
		return { films: plannedOut(advice, showing), substitutes: new Map() };
	const byFilm = new Map(changes.map(({ mention, to }) => [mentions[mention]!.film.id, to]));
	const substitutes = [...byFilm].flatMap(([film, to]): [number, Substitute][] =>
		to === null ? [] : [[film, substituteFor(to)]],
	);
	return { films: [...byFilm.keys()], substitutes: new Map(substitutes) };
}

/** Changes that say something else of films: for drafts of which the plan leaves nothing. */
function reworded(advice: Advice): Planned {
	const own = new Set(removable(advice).map(({ mention }) => mention.film.id));
	const best = advice.wordings.flatMap((wording) => {
		const sentence =
			own.has(wording.film.id) && offered(wording).find(({ how, says }) => how === 'score' || says !== null);
		return sentence ? [{ film: wording.film.id, ...sentence }] : [];
	});
	const named = best.filter(({ how, words }) => how === 'score' || words !== null);
	return {
		films: best.map(({ film }) => film),
		substitutes: new Map(named.map(({ film, words }) => [film, { words, swap: null }])),
	};
}

function substituteFor(to: Instead): Substitute {
	if ('unscored' in to) return { words: null, swap: null };
	return 'phrase' in to ? { words: to.phrase, swap: null } : { words: to.swap.film.title, swap: to.swap.film.id };
}

/** Films to add; in a study, all those of the plans that its arm shows, as fewer would lead elsewhere. */
export function suggested({ plans, suggestions }: Advice, inStudy: boolean): (Suggestion | Addable)[] {
	const steps = [...plans.mixed.add, ...plans.add];
	return inStudy ? [...new Map(steps.map((step) => [step.film.id, step])).values()] : suggestions;
}
