/** Words about where a draft stands. */
import { about, films, fit, number, people, round } from './counts.ts';

interface Standing {
	crowd: number;
	low: number;
	tolerance: number;
	state: 'safe' | 'fixable' | 'short' | 'identified' | 'identifiedBefore';
	earlier: { films: number; crowd: number };
}

/** Earlier posts dominate where the draft narrows what they leave by less than this factor. */
const DOMINATED = 2;

const STANDINGS: Record<Standing['state'], (tolerance: number) => string> = {
	safe: (tolerance) => `You asked for ${number(tolerance)}, so nothing needs to change.`,
	fixable: (tolerance) => `You asked for at least ${number(tolerance)}; what you can do is below.`,
	short: (tolerance) =>
		`You asked for at least ${number(tolerance)}. What you can do below helps, but does not get that far.`,
	identified: () =>
		'This points at one person, and no small change helps. Name far fewer of these films, or do not post it.',
	identifiedBefore: () =>
		'Your earlier posts already point at one person: nothing in this draft helps. A new pseudonym would begin anew.',
};

export const standing = {
	/** The first sentence: how many people fit. */
	verdict: ({ crowd, earlier }: Pick<Standing, 'crowd' | 'earlier'>) => ({
		before: 'About ',
		crowd: people(crowd),
		after: ` ${fit(crowd)} ${earlier.films > 0 ? 'what you have said' : 'this draft'}.`,
	}),
	/** Among whom, and what of the writer's is counted. */
	among: (members: number, { films: before }: Standing['earlier']) =>
		before > 0
			? `This draft and ${before === 1 ? '1 earlier film' : `${number(before)} earlier films`}, among ${number(members)} members.`
			: `Among ${number(members)} members of a film-rating site.`,
	/** Where a draft stands against the tolerance, and what to do. */
	standing: ({ tolerance, state, low }: Pick<Standing, 'tolerance' | 'state' | 'low'>) =>
		state === 'safe' && low < tolerance
			? `You asked for ${number(tolerance)}: probably enough, though it may be as few as ${about(low)}.`
			: STANDINGS[state](tolerance),
	/** Said where leaving out what the draft adds brings little; null where it brings more. */
	earlierDominates: ({ crowd, state, earlier }: Pick<Standing, 'crowd' | 'state' | 'earlier'>) =>
		earlier.films === 0 || state === 'safe' || state === 'identifiedBefore' || earlier.crowd >= DOMINATED * crowd
			? null
			: `Most of this is your earlier posts: they alone leave about ${people(earlier.crowd)}. A new pseudonym begins anew.`,
	askedFor: (tolerance: number) => `you asked for ${number(tolerance)}`,
	everybody: 'all',
	stripLabel: (crowd: number, tolerance: number, then: number | null) =>
		`A crowd of about ${people(crowd)}; you asked for ${number(tolerance)}${then === null ? '' : `; then about ${about(then)}`}.`,
	/** Where what is tried out leads. */
	thenTried: (crowd: number, aware: number) =>
		`Then about ${people(crowd)} ${fit(crowd)} (someone who expects red herrings: about ${about(aware)}).`,
	/** Where the plan leads that is open. */
	thenPlan: (crowd: number, aware: number) =>
		`With the plan below about ${people(crowd)} ${fit(crowd)} (someone who expects red herrings: about ${about(aware)}).`,
	thenNothing: 'Leave films out to see what it would do.',
	range: (low: number, high: number) =>
		round(low) === round(high) ? `Likely ${people(high)}.` : `Likely between ${about(low)} and ${people(high)}.`,
	fine: 'Expected, not guaranteed: writing style and other sites are not counted.',
	/** Of a post that a plan leaves out: films, and the part of the words that name them. */
	muchLeftOut: (out: number, of: number, words: number) =>
		`That takes out ${out} of ${films(of)} and ${Math.max(1, Math.round(100 * words))} in 100 words: the post may need rewriting.`,
};
