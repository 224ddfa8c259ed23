/** The advice on a draft: data only, no wording. */
import type { Adversary } from '../adversaries/weighing.ts';
import type { Edit } from '../algorithms/edits.ts';
import type { FilmKind } from '../catalogue/film.ts';
import type { Stance } from '../mentions/stance/stances.ts';
import type { Understood } from '../mentions/understood.ts';
import type { PhraseFacts } from '../rewrite/facts.ts';
import type { How } from '../rewrite/readsRight.ts';
import type { Why } from '../rewrite/why.ts';
import type { Said } from './ownChance.ts';
import type { PlanEnd, PlanKind } from './plans.ts';
import type { Question, Verdict } from './verdict.ts';

export interface FilmName {
	/** Number of the film in the catalogue. */
	id: number;
	title: string;
	year: number;
	/** What it is, if not a film. */
	kind?: Exclude<FilmKind, 'film'>;
}

export interface AdvisedMention {
	/** UTF-16 offsets into the draft. */
	start: number;
	end: number;
	film: FilmName;
	/** Other films of the same name, likeliest first. */
	alternatives: FilmName[];
	/** Raters in the population; null if they are too few to be counted. */
	raters: number | null;
	share: number | null;
	confidence: number;
	/** The crowd if the draft did not name the film; the present crowd if earlier posts named it. */
	crowdWithout: number;
	/** Whether earlier posts of the same pseudonym named the film. */
	published: boolean;
	/** Whether the writer has rated it; null if unknown. */
	rated: boolean | null;
	/** Their answer about that; null without one, or if their list of ratings has the film. */
	said: Said | null;
	/** The opinion that the draft gives there; null without one. */
	stance: Stance | null;
	/** The title form, the key under which a choice among the alternatives is remembered. */
	form: number;
}

/** Words that may name a film. They count once the writer says that they do. */
export interface AdvisedMaybe
	extends Pick<AdvisedMention, 'start' | 'end' | 'film' | 'alternatives' | 'confidence' | 'form'> {
	/** The crowd if the words name the film. */
	crowdWith: number;
}

/** A step that leaves out the mention with this index, with the crowd after it. */
export interface DropStep {
	mention: number;
	crowd: number;
}

/** A film to mention. */
export interface Suggestion {
	film: FilmName;
	/** Share of the population that has rated it. */
	share: number;
	/** What it shares with a film of the draft. */
	why: { like: FilmName; genres: string[]; period: boolean; together: boolean; director: boolean } | null;
}

/** Words with which a draft names one film more. */
export interface AdvisedAddition {
	/** In order, without overlaps. */
	edits: Edit[];
	/** UTF-16 offsets of the sentences that change, and how they read then. */
	start: number;
	end: number;
	after: string;
}

/** A film to add by itself, without any other change. */
export interface Addable extends Suggestion {
	/** The crowd if the draft names it too, and the low end of its range, if the writer never rated it. */
	alone: { crowd: number; low: number };
	/** Words that name it in the draft; null if none work and its title must be typed. */
	addition: AdvisedAddition | null;
}

/** A step that mentions another film, with the crowd after it. */
export interface AddStep extends Suggestion {
	crowd: number;
}

/**
 * What can be done about a draft: nothing, as its writer is hidden; a plan reaches the goal; a plan helps without
 * reaching it; no plan helps, because the draft or earlier posts single out one person.
 */
export type State = 'safe' | 'fixable' | 'short' | 'identified' | 'identifiedBefore';

/**
 * What is said in place of a mention's title: a phrase that fits several films, another film, or the title itself, without the
 * score or the praise that the draft gives the film.
 */
export type Instead =
	| {
			phrase: string;
			says: PhraseFacts;
			/** The crowd if the writer names the title after all, to someone who asks. */
			ifAsked: number;
	  }
	| { swap: Suggestion }
	| { unscored: true };

/** A way to say less about a film, as whole sentences. */
interface AdvisedSentence {
	how: How;
	/** The new text; empty if the sentence goes. */
	after: string;
	/** The number of the facts it gives; null if it has no name for the film. */
	says: PhraseFacts | null;
	telling: number | null;
	/** The phrase in English, as its identifier; null without one. */
	words: string | null;
	/** The crowd then, and the low end of its range. */
	crowd: number;
	low: number;
}

/** What can replace sentences that name a film. */
export interface AdvisedWording {
	film: FilmName;
	/** UTF-16 offsets of the sentences in the draft. */
	start: number;
	end: number;
	/** The best first; none if no wording reads well and hides the film. */
	sentences: AdvisedSentence[];
	/** What gives the film away even without its title; null if nothing is known to. */
	why: Why | null;
}

/** The plan that costs its writer least: mentions to change, null to leave them out, and films to mention. */
export interface FirstPlan {
	changes: { mention: number; to: Instead | null }[];
	add: Suggestion[];
	/** The crowd then, and the outcome by the estimate that the draft itself has. */
	crowd: number;
	likely: PlanEnd;
	/** Whether too little of the draft is left by its changes; if it adds films, by those of the plan that takes films out. */
	empty: boolean;
}

export interface Advice {
	/** People who match at least as well as the writer under the worst adversary, from 1 to all members. */
	crowd: number;
	/** The crowd if everything named was rated, unless the writer says it never was: plans reach the goal on it. */
	careful: number;
	/**
	 * 90 % interval: which films are meant, whether doubtful words are films, what the writer rated, and the error of the
	 * estimate.
	 */
	low: number;
	high: number;
	/** The high end among the people who were counted; see `Interval`. */
	top: number;
	/** How well the writer is hidden, and what is asked first because the answer would change that. */
	verdict: Verdict;
	question: Question | null;
	/** What counts: films that are surely named. */
	mentions: AdvisedMention[];
	/** Films that have phrases in the draft in place of their titles. */
	phrased: number;
	/** Films named only in text that is not the writer's: they do not count. */
	others: number;
	/** What else may be a film, and would count then. */
	maybes: AdvisedMaybe[];
	/** The crowd if all maybes name their films. */
	crowdWithMaybes: number;
	population: { name: string; size: number };
	/** Members of the adversary's service. */
	members: number;
	tolerance: number;
	state: State;
	/** Every adversary guarded against, smallest crowd first. */
	adversaries: { name: Adversary; crowd: number }[];
	/** The crowd counted in a k-anonymous release of this many people; null without one. */
	counted: { crowd: number; people: number; k: number } | null;
	/** How sure a searcher would be about the writer, from 0 to 1, if at first they give membership even odds. */
	sure: number;
	/** Number of films in earlier posts, and the crowd under these alone; that of the draft alone, if all miss the goal. */
	earlier: { films: number; crowd: number; alone: number };
	/** Whether the writer's ratings are known. */
	ownRatings: boolean;
	/** Whether the writer rates films nowhere. */
	nowhere: boolean;
	plans: {
		/** Mentions to leave out; a film named twice takes two steps, and the second widens the crowd. */
		drop: DropStep[];
		add: AddStep[];
		mixed: { drop: DropStep[]; add: AddStep[] };
		/** The plan that reaches the goal with the least effort; without changes if none is needed or none helps. */
		first: FirstPlan;
		/** Outcome of each plan; null for an empty one. */
		ends: Record<PlanKind, PlanEnd | null>;
		/** Those that leave too little of the post. */
		spoiling: PlanKind[];
	};
	/** Three films to add, those of the plans first; none unrelated to the draft if others are related. */
	suggestions: Addable[];
	/** For each film that counts, in the order in which the draft names them. */
	wordings: AdvisedWording[];
	/** Whether the draft, or its number of films, exceeded a limit, and whether only a part could be read. */
	bounded: { text: boolean; part: boolean; films: boolean };
	/** How much of the draft is in languages whose titles the catalogue has; films in the rest may be missed. */
	understood: Understood;
}

/** Whether a draft names films, or has phrases for some. */
export const isAdvised = ({ mentions, phrased }: Pick<Advice, 'mentions' | 'phrased'>) =>
	mentions.length > 0 || phrased > 0;

/** Whether the whole draft was read: the rest may name more. */
export const isReadWhole = ({ bounded, understood }: HowRead) => !isCut({ bounded }) && understood === 'all';

/** Whether a draft is longer than what was read. */
export const isCut = ({ bounded }: Pick<HowRead, 'bounded'>) => bounded.text || bounded.part;

/** The part of advice that says how much of the draft was read. */
export interface HowRead {
	bounded: { text: boolean; part: boolean };
	understood: Understood;
}
