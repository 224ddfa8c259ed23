/** Chooses the question to ask, within the study file's limit per seven days. */
import type { Question, StudyFile } from './studyFile.ts';

export interface AskedQuestion {
	question: string;
	/** Days since joining. */
	day: number;
	/** Answered or dismissed. */
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

/** Returns the question to show now, which may still wait for its answer; null for none. */
export function questionDue(
	{ questions, schedule }: Pick<StudyFile, 'questions' | 'schedule'>,
	asked: readonly AskedQuestion[],
	now: Now,
): Question | null {
	const recent = asked.filter(({ day }) => day > now.day - WEEK);
	const waiting = recent.findLast(({ over }) => !over);
	const known = questions.find(({ id }) => id === waiting?.question);
	// Questions for the running study are not asked after it is over.
	if (known !== undefined && (known.when === 'end') === now.over) return known;
	if (recent.length >= schedule.questionsPerWeek) return null;
	const due = questions.filter((question) => isDue(question, asked, now));
	const last = ({ id }: Question) => asked.findLast(({ question }) => question === id)?.day ?? -1;
	// Weekly questions first, as they are due within one week only; then the one asked longest ago.
	return due.toSorted((a, b) => rank(a) - rank(b) || last(a) - last(b))[0] ?? null;
}

function isDue({ id, when }: Question, asked: readonly AskedQuestion[], { day, over, advised }: Now): boolean {
	const days = asked.filter(({ question }) => question === id).map((one) => one.day);
	if (when === 'end') return over && days.length === 0;
	if (over || days.includes(day)) return false;
	if (when === 'afterAdvice') return advised;
	const week = Math.floor(day / WEEK);
	return week > 0 && !days.some((one) => Math.floor(one / WEEK) === week);
}

const rank = ({ when }: Question) => (when === 'afterAdvice' ? 1 : 0);

/** Adds a question shown on a day, unless it is waiting already. */
export const withAsked = (asked: readonly AskedQuestion[], question: string, day: number): AskedQuestion[] =>
	asked.some((one) => one.question === question && !one.over && one.day > day - WEEK)
		? [...asked]
		: [...asked, { question, day, over: false }];

/** Marks a question as answered or dismissed. */
export const withAnswered = (asked: readonly AskedQuestion[], question: string): AskedQuestion[] =>
	asked.map((one) => (one.question === question ? { ...one, over: true } : one));
