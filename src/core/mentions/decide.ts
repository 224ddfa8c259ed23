import type { Described, Features } from './features.ts';

/** Log-odds that each feature adds to "this is a mention"; chosen by hand for this first version. */
const WEIGHTS: Features = {
	moreWords: 1.0,
	surprise: 3.9,
	fame: 5.6,
	capitals: 2.4,
	idleCapitals: 2.4,
	marked: 1.6,
	year: 3.0,
	cueBefore: 0.7,
	cueAfter: 0.3,
	cueAgainst: -0.5,
	articleFits: 1.0,
	insideName: -1.7,
	lesserForm: -1.6,
};
const BIAS = -12;
const ACCEPTED_FROM = 0.5;

/** Probability, as far as the features tell, that a candidate is a mention. */
export function confidenceOf(features: Features): number {
	let logOdds = BIAS;
	for (const name of Object.keys(WEIGHTS) as (keyof Features)[]) logOdds += WEIGHTS[name] * features[name];
	return 1 / (1 + Math.exp(-logOdds));
}

export type Decided = Described & { confidence: number };

/** The candidates that are mentions: likely ones, the longest where several overlap; in the order of the text. */
export function decide(candidates: Described[]): Decided[] {
	const likely = candidates
		.map((candidate) => ({ ...candidate, confidence: confidenceOf(candidate.features) }))
		.filter((candidate) => candidate.confidence >= ACCEPTED_FROM)
		.sort((a, b) => b.last - b.first - (a.last - a.first) || b.confidence - a.confidence || a.first - b.first);
	const taken = new Set<number>();
	const accepted = likely.filter((candidate) => {
		for (let i = candidate.first; i < candidate.last; i++) if (taken.has(i)) return false;
		for (let i = candidate.first; i < candidate.last; i++) taken.add(i);
		return true;
	});
	return accepted.sort((a, b) => a.first - b.first);
}
