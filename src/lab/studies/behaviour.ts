/** How made-up participants behave, by what their arm shows: the effects that an analysis is to find again. */
import type { Arm, Shown } from '../../study/studyFile.ts';

export interface Behaviour {
	/** Drafts that name films, a week, on average. */
	draftsPerWeek: number;
	/** Seconds that advice is held back, and mean seconds that a draft is written on after the least. */
	delay: number;
	writing: number;
	/** Chances for a draft: to call for advice, and with advice to open it. */
	advised: number;
	opened: number;
	/** Of following advice in the first week, and how much of that is lost each week. */
	followed: number;
	fatigue: number;
	/** What is followed is followed by rewriting, without a button. */
	byHand: boolean;
	/** Of following by leaving films out, else by adding some. */
	byDropping: number;
	undone: number;
	dismissed: number;
	/** Of not posting a draft, with advice and without. */
	unposted: number;
	unpostedElse: number;
	/** Powers of two that the crowd grows by when advice is followed, from and to: each as likely. */
	growth: readonly [number, number];
	/** How far people differ: each person's chance to follow is this part more or less. */
	differ: number;
}

/** Least seconds that a draft is written on. */
export const LEAST_WRITING = 20;

/** Where nothing is shown some rewrite by themselves as would be advised. */
const BASE: Behaviour = {
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

const BY_SHOWN: Record<Shown, Partial<Behaviour>> = {
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
	// It asks for nothing that would leave a film out or add one.
	placebo: { opened: 0.5, dismissed: 0.3, unposted: 0.1 },
};

export function behaviourOf({ shows, delay = 0, wording = 'plain' }: Arm): Behaviour {
	const planned: Behaviour = { ...BASE, ...BY_SHOWN[shows] };
	planned.delay = delay;
	if (delay > 0) planned.followed *= 0.7;
	if (wording === 'gain') planned.followed *= 1.1;
	if (wording === 'loss') {
		planned.followed *= 1.2;
		planned.unposted += 0.05;
	}
	return planned;
}

/** Chance to follow advice in a week after joining, from 0. */
export const followedIn = ({ followed, fatigue }: Behaviour, week: number): number =>
	followed * Math.max(0, 1 - fatigue * week);

/** Part of the drafts that call for advice that are still written on when it comes. */
export const reached = ({ delay, writing }: Behaviour): number =>
	Math.exp(-Math.max(0, delay - LEAST_WRITING) / writing);
