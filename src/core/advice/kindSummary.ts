/** The result of the advice on one kind: a crowd, and what to change. */
import type { PackKind } from '../catalogue/packKinds.ts';
import { filmsByCost } from './byFilm.ts';
import { COSTLY } from './limits.ts';
import { offered, reasonOf } from './offered.ts';
import type { Advice, AdvisedMention, FilmName } from './result.ts';
import { isHidden } from './verdict.ts';

/** Most items to change per kind. */
const MOST_LISTED = 5;

/** An item to change, in its sentence. */
export interface KindChange {
	item: FilmName;
	/** The sentence as it is, and as it would be; only the words if no sentence is known. */
	before: string;
	after: string;
	/** The crowd without it. */
	crowdWithout: number;
	reason: ReturnType<typeof reasonOf>;
}

/** The writer's standing for one kind. */
export type KindStanding = Pick<
	Advice,
	'crowd' | 'low' | 'top' | 'tolerance' | 'members' | 'earlier' | 'verdict' | 'question' | 'state'
>;

export interface KindSummary
	extends KindStanding,
		Pick<Advice, 'bounded' | 'understood' | 'ownRatings' | 'suggestions'> {
	kind: PackKind;
	/** What the draft names of the kind, costliest first. */
	items: FilmName[];
	/** Items to change; none if the writer is hidden. */
	changes: KindChange[];
	/** The crowd after all of them are changed; null if not known. */
	end: number | null;
}

/** @param advice on what the draft names of the kind */
export function summaryOf(kind: PackKind, advice: Advice, text: string): KindSummary {
	const { crowd, low, top, tolerance, members, earlier, verdict, question, state } = advice;
	const { bounded, understood, ownRatings, suggestions, plans, mentions } = advice;
	const { changes, add } = plans.first;
	const planned = new Set(changes.map(({ mention }) => mentions[mention]!.film.id));
	const own = filmsByCost(advice).filter(({ mention }) => !mention.published);
	const inPlan = own.filter(({ mention }) => planned.has(mention.film.id));
	const chosen = isHidden(verdict) ? [] : inPlan.length > 0 ? inPlan : costlyOf(own, crowd);
	const isPlan = chosen === inPlan && add.length === 0 && changes.every(({ to }) => to === null);
	return {
		...{ kind, crowd, low, top, tolerance, members, earlier, verdict, question, state },
		...{ bounded, understood, ownRatings, suggestions },
		items: filmsByCost(advice).map(({ mention }) => mention.film),
		changes: chosen.map(({ mention }) => changeOf(advice, mention, text)),
		end: isPlan ? plans.first.crowd : null,
	};
}

/** Items that give a draft away; if only several together help, the most helpful ones. */
function costlyOf(own: ReturnType<typeof filmsByCost>, crowd: number) {
	const costly = own.filter(({ mention }) => mention.crowdWithout >= COSTLY * crowd);
	return (costly.length > 0 ? costly : own).slice(0, MOST_LISTED);
}

/** Titles of other kinds than films are only taken out. */
function changeOf({ wordings }: Advice, mention: AdvisedMention, text: string): KindChange {
	const { film: item, start, end, crowdWithout } = mention;
	const wording = wordings.find(({ film }) => film.id === item.id);
	const sentence = wording && offered(wording).find(({ how, words }) => how !== 'score' && words === null);
	const before = sentence === undefined ? text.slice(start, end) : text.slice(wording!.start, wording!.end);
	return { item, before, after: sentence?.after ?? '', crowdWithout, reason: reasonOf(mention) };
}
