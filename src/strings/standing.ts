/** Words about where a draft stands. */
import { about, films, number, people, round, roundDown } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';
import { verdict } from './verdict.ts';

const { t, texts } = words('standing');

interface Standing {
	crowd: number;
	low: number;
	tolerance: number;
	state: 'safe' | 'fixable' | 'short' | 'identified' | 'identifiedBefore';
	earlier: { films: number; crowd: number };
}

const GOAL = (goal: number) => t`Your goal is ${number(goal)}.`;

const STANDINGS: Record<Standing['state'], (goal: number) => string> = texts({
	safe: (goal) => t`${GOAL(goal)} Nothing to change.`,
	fixable: GOAL,
	short: (goal) => t`What helps here does not reach your goal of ${number(goal)}.`,
	identified: () =>
		t`This points at one person. Small changes will not help: keep one or two of these films, or post from a new account.`,
	identifiedBefore: () => t`Your old posts already point to one person. A new account starts from zero.`,
});

export const standing = texts({
	/** The first sentence: how many people could have written it. */
	verdict: ({ crowd, earlier }: Pick<Standing, 'crowd' | 'earlier'>) => ({
		...around(
			earlier.films > 0
				? t`About ${FIRST} could have written all your posts`
				: t`About ${FIRST} could have written this`,
		),
		crowd: people(crowd),
	}),
	/** Whose posts count, and which of them. */
	among: (members: number, { films: before }: Standing['earlier']) =>
		before > 0
			? t`of ${number(members)} on a film site, with ${films(before)} from your old posts.`
			: t`of ${number(members)} on a film site.`,
	/** If all was rated that is named. */
	justPeople: (crowd: number) => t`It could be just ${people(roundDown(crowd))}.`,
	/** Between which numbers the crowd is. */
	range: (low: number, high: number) =>
		round(low) === round(high) ? t`An estimate.` : t`An estimate: ${about(low)} to ${about(high)}.`,
	/** Where a draft stands against the goal, and what to do. */
	standing: ({ tolerance, state }: Pick<Standing, 'tolerance' | 'state'>) => STANDINGS[state](tolerance),
	/** Where an answer of the user's decides. */
	unsure: 'This one depends on you.',
	unsureAbout: verdict.anywhere,
	goal: GOAL,
	/** If taking out the draft's films helps little. */
	earlierDecide: (earlier: number) =>
		t`Your old posts give you away: about ${people(earlier)} could have written them.`,
	fine: 'An estimate, not a guarantee. How you write can give you away too.',
	often: 'In 9 of 10 cases the true number is within it.',
});
