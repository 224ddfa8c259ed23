/** What the advice on one kind comes to: a crowd, what it is costly to name, and what to name. */
import type { PackKind } from '../catalogue/packKinds.ts';
import { filmsByCost } from './byFilm.ts';
import { COSTLY } from './limits.ts';
import { type Advice, type FilmName, isReadWhole } from './result.ts';
import { isHidden } from './verdict.ts';

/** Most items that are listed of a kind. */
const MOST_LISTED = 5;

export interface KindSummary {
	kind: PackKind;
	/** People who fit, and the 90 % interval. */
	crowd: number;
	low: number;
	high: number;
	/** How many people are compared, and who they are. */
	population: Advice['population'];
	/** The goal, and whether the writer is hidden as it asks. */
	tolerance: number;
	safe: boolean;
	/** Whether only a part of the draft, or of the named items, was read, and how much of the draft is in known languages. */
	bounded: Advice['bounded'];
	understood: Advice['understood'];
	/** Whether the writer's own ratings of the kind are known. */
	ownRatings: boolean;
	/** Number of items of the kind that the draft names. */
	named: number;
	/** How many earlier posts named, and the crowd under these alone. */
	earlier: Advice['earlier'];
	/** Costly ones that only the draft names, costliest first, each with the crowd without it; none where the goal is reached. */
	costly: { item: FilmName; crowd: number }[];
	/** Popular ones to name, with the share of people who have rated them; none where the goal is reached. */
	suggestions: { item: FilmName; share: number }[];
}

/** @param advice on what the draft names of the kind */
export function summaryOf(kind: PackKind, advice: Advice): KindSummary {
	const { crowd, low, high, population, tolerance, mentions, earlier, suggestions, bounded, understood, ownRatings } =
		advice;
	const safe = isHidden(advice.verdict);
	return {
		...{ kind, crowd, low, high, population, tolerance, safe, bounded, understood, ownRatings, earlier },
		named: new Set(mentions.map(({ film }) => film.id)).size,
		costly: safe ? [] : costlyOf(advice).map(({ mention }) => ({ item: mention.film, crowd: mention.crowdWithout })),
		suggestions: safe ? [] : suggestions.slice(0, 3).map(({ film, share }) => ({ item: film, share })),
	};
}

/** Whether a kind's crowd reaches the goal in a draft that was read as a whole. */
export const isSurelySafe = ({ safe, ...read }: Pick<KindSummary, 'safe' | 'bounded' | 'understood'>) =>
	safe && isReadWhole(read);

/** Those by which a draft stands out; where only several together help, those that help most. */
function costlyOf(advice: Advice) {
	const own = filmsByCost(advice).filter(({ mention }) => !mention.published);
	const costly = own.filter(({ mention }) => mention.crowdWithout >= COSTLY * advice.crowd);
	return (costly.length > 0 ? costly : own).slice(0, MOST_LISTED);
}
