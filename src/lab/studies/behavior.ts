/** How simulated participants behave, by what their arm shows: the effects that an analysis should recover. */
import type { Shown } from '../../study/choices.ts';
import type { Arm } from '../../study/studyFile.ts';

export interface Behavior {
	draftsPerWeek: number;
	/** Seconds by which advice is delayed, and mean seconds of writing a draft beyond {@link LEAST_WRITING}. */
	delay: number;
	writing: number;
	/** Probabilities per draft: that it calls for advice, and that advice is opened. */
	advised: number;
	opened: number;
	/** Probability of following advice in the first week, and the share that is lost each week. */
	followed: number;
	fatigue: number;
	/** Whether advice is followed by rewriting, without a button. */
	byHand: boolean;
	/** Probability of following by dropping films, else by adding some. */
	byDropping: number;
	undone: number;
	dismissed: number;
	/** Probability of not posting a draft, with advice and without. */
	unposted: number;
	unpostedElse: number;
	/** Range of powers of two by which the crowd grows when advice is followed, uniform. */
	growth: readonly [number, number];
	/** Variation between participants: each one's probability to follow is up to this share more or less. */
	differ: number;
}

/** Minimum seconds of writing a draft. */
export const LEAST_WRITING = 20;

/** Where nothing is shown, some participants still rewrite as advice would suggest. */
const BASE: Behavior = {
	draftsPerWeek: 5,
	delay: 0,
	writing: 100,
	advised: 0.6,
	opened: 0,
	followed: 0.03,
	fatigue: 0,
	byHand: true,
	byDropping: 0.5,
	undone: 0,
	dismissed: 0,
	unposted: 0.05,
	unpostedElse: 0.05,
	growth: [1, 5],
	differ: 0.4,
};

const BUTTONS = { byHand: false, opened: 0.5 };

const BY_SHOWN: Record<Shown, Partial<Behavior>> = {
	nothing: {},
	badge: { opened: 0.2, followed: 0.1, fatigue: 0.05, undone: 0.05 },
	drop: { ...BUTTONS, followed: 0.3, fatigue: 0.05, byDropping: 1, undone: 0.1, dismissed: 0.15, unposted: 0.14 },
	add: { ...BUTTONS, followed: 0.4, fatigue: 0.08, byDropping: 0, undone: 0.2, dismissed: 0.2, unposted: 0.07 },
	mixed: { ...BUTTONS, followed: 0.35, fatigue: 0.06, undone: 0.12, dismissed: 0.15, unposted: 0.1 },
	all: {
		...BUTTONS,
		opened: 0.6,
		followed: 0.45,
		fatigue: 0.06,
		byDropping: 0.6,
		undone: 0.12,
		dismissed: 0.12,
		unposted: 0.1,
	},
	// A placebo suggests nothing that would drop or add a film.
	placebo: { opened: 0.5, dismissed: 0.3, unposted: 0.1 },
};

export function behaviorOf({ shows, delay = 0, hides = [] }: Arm): Behavior {
	const planned: Behavior = { ...BASE, ...BY_SHOWN[shows] };
	planned.delay = delay;
	if (delay > 0) planned.followed *= 0.7;
	if (hides.includes('sentence')) planned.followed *= 0.6;
	if (hides.includes('reason')) planned.followed *= 0.8;
	if (hides.includes('question')) planned.opened *= 0.8;
	return planned;
}

/** Probability of following advice in a week since joining, counted from 0. */
export const followedIn = ({ followed, fatigue }: Behavior, week: number): number =>
	followed * Math.max(0, 1 - fatigue * week);

/** Share of the drafts that call for advice that are still being written when it arrives. */
export const reached = ({ delay, writing }: Behavior): number =>
	Math.exp(-Math.max(0, delay - LEAST_WRITING) / writing);
