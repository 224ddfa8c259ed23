/** What the advisor says of a draft: data only, no wording. */
import type { Adversary } from '../adversaries/weighing.ts';
import type { PlanEnd, PlanKind } from './plans.ts';

export interface FilmName {
	/** Number of the film in the catalogue. */
	id: number;
	title: string;
	year: number;
}

export interface AdvisedMention {
	/** UTF-16 offsets into the draft. */
	start: number;
	end: number;
	film: FilmName;
	/** Other films of that name, likeliest first. */
	alternatives: FilmName[];
	/** People of the population who rated it; null where too few to be counted. */
	raters: number | null;
	share: number | null;
	confidence: number;
	/** The crowd if the film were named nowhere in the draft; the crowd as it is where earlier posts named it. */
	crowdWithout: number;
	/** Whether earlier posts of the same pseudonym named the film. */
	published: boolean;
	/** Whether the writer has rated it; null where that is not known. */
	rated: boolean | null;
	/** What a choice among the alternatives is remembered under. */
	form: number;
}

/** A step of a plan that leaves a mention out, with the crowd after it. */
export interface DropStep {
	mention: number;
	crowd: number;
}

/** A step of a plan that mentions a film as well, with the crowd after it. */
export interface AddStep {
	film: FilmName;
	crowd: number;
	/** Why this one: what it shares with a film of the draft. */
	why: { like: FilmName; genres: string[]; period: boolean; together: boolean } | null;
}

/**
 * How a draft stands: at least as many fit as asked for; a plan reaches that; a plan helps, but not that far; nothing
 * in the draft helps, because it or the earlier posts single out one person.
 */
export type State = 'safe' | 'fixable' | 'short' | 'identified' | 'identifiedBefore';

/** What the advisor says of one draft: data only, no wording. */
export interface Advice {
	/** People who fit at least as well as the writer under the worst adversary, from 1 to all members. */
	crowd: number;
	/** 90 % interval: ambiguity of mentions, what the writer rated, and error of the estimate. */
	low: number;
	high: number;
	mentions: AdvisedMention[];
	population: { name: string; size: number };
	/** Members of the service that is feared. */
	members: number;
	tolerance: number;
	state: State;
	/** Every adversary guarded against, smallest crowd first. */
	adversaries: { name: Adversary; crowd: number }[];
	/** The crowd as counted in so many released people, of whom at least k are alike; null where there are none. */
	counted: { crowd: number; people: number; k: number } | null;
	/** Films of earlier posts and the crowd they alone leave. */
	earlier: { films: number; crowd: number };
	/** Whether it is known which films the writer rated. */
	ownRatings: boolean;
	plans: {
		/** Mentions to leave out; a film named twice takes two steps, of which the second widens the crowd. */
		drop: DropStep[];
		add: AddStep[];
		mixed: { drop: DropStep[]; add: AddStep[] };
		/** Where each plan leads; null for an empty one. */
		ends: Record<PlanKind, PlanEnd | null>;
	};
	/** What was too much to look at. */
	bounded: { text: boolean; films: boolean };
}
