/** Which question a participant is asked: never more in seven days than the study file lets. */
import type { Question, StudyFile } from './studyFile.ts';

/** A question that was put to the participant. */
export interface Asked {
	question: string;
	/** Days since joining. */
	day: number;
	/** Answered, or put aside. */
	over: boolean;
}

const WEEK = 7;

interface Now {
	/** Days since joining. */
	day: number;
	/** The participant's time in the study is over. */
	over: boolean;
	/** Advice was shown within the last day. */
	advised: boolean;
}

/** The question to put now, or that was put and waits; null for none. */
export function questionDue(
	{ questions, schedule }: Pick<StudyFile, 'questions' | 'schedule'>,
	asked: readonly Asked[],
	now: Now,
): Question | null {
	const recent = asked.filter(({ day }) => day > now.day - WEEK);
	const waiting = recent.findLast(({ over }) => !over);
	const known = questions.find(({ id }) => id === waiting?.question);
	// What was to be asked while it went on is not asked when it is over.
	if (known !== undefined && (known.when === 'end') === now.over) return known;
	if (recent.length >= schedule.questionsPerWeek) return null;
	const due = questions.filter((question) => isDue(question, asked, now));
	const last = ({ id }: Question) => asked.findLast(({ question }) => question === id)?.day ?? -1;
	// Weekly ones first: they have one week each. Of the others the one that was asked longest ago.
	return due.toSorted((a, b) => rank(a) - rank(b) || last(a) - last(b))[0] ?? null;
}

function isDue({ id, when }: Question, asked: readonly Asked[], { day, over, advised }: Now): boolean {
	const days = asked.filter(({ question }) => question === id).map((one) => one.day);
	if (when === 'end') return over && days.length === 0;
	if (over || days.includes(day)) return false;
	if (when === 'afterAdvice') return advised;
	const week = Math.floor(day / WEEK);
	return week > 0 && !days.some((one) => Math.floor(one / WEEK) === week);
}

const rank = ({ when }: Question) => (when === 'afterAdvice' ? 1 : 0);

/** What was asked, once a question was put on a day; the same where it waits already. */
export const withAsked = (asked: readonly Asked[], question: string, day: number): Asked[] =>
	asked.some((one) => one.question === question && !one.over && one.day > day - WEEK)
		? [...asked]
		: [...asked, { question, day, over: false }];

/** What was asked, once a question was answered or put aside. */
export const withoutWaiting = (asked: readonly Asked[], question: string): Asked[] =>
	asked.map((one) => (one.question === question ? { ...one, over: true } : one));
