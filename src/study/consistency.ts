/** Checks whether rows that are valid each can come from one participant together. */
import type { ExportHead, ExportRow } from './exportFile.ts';
import type { StudyFile } from './studyFile.ts';

const WEEK = 7;
/** Kinds of events that occur at most once per draft. */
const ONCE = ['draft', 'advice', 'posted'];

/** @returns a function that takes the rows in order and returns what is wrong with each, or null */
export function consistencyCheck(
	study: StudyFile,
	{ rows, struck }: Pick<ExportHead, 'rows' | 'struck'>,
): (row: ExportRow) => string | null {
	const keys = new Set<string | number>();
	const weeks = new Map<number, number>();
	let last = { number: -1, day: 0 };
	const endings = new Set<unknown>(study.questions.filter(({ when }) => when === 'end').map(({ id }) => id));
	const coarse = study.privacy.level === 'coarse';
	// Participants who agreed to a changed study may have begun under another schedule.
	const { days, questionsPerWeek } = study.version === 1 ? study.schedule : { days: null, questionsPerWeek: null };
	const over = days === null ? 0 : coarse ? days - (days % WEEK) : days;

	const isFirst = (what: string | number) => keys.size < keys.add(what).size;

	function answered(question: unknown, day: number): string | null {
		if (endings.has(question)) {
			if (day < over) return `question: "${question}" is not asked before day ${over}.`;
			if (!isFirst(`answer ${question}`)) return `question: "${question}" is asked only once.`;
		}
		const week = Math.floor(day / WEEK);
		weeks.set(week, (weeks.get(week) ?? 0) + 1);
		// One more, as a question from the last week may have waited.
		return questionsPerWeek !== null && weeks.get(week)! > questionsPerWeek + 1
			? `question: more answers in a week than the study asks (${questionsPerWeek}).`
			: null;
	}

	return (row) => {
		const day = row.day!;
		if (row.row === 'answer') return answered(row.question, day);
		if (row.row === 'draft') {
			if (days !== null && day >= days) return `day: ${day} lies behind the last day.`;
			return row.draft === undefined || isFirst(`draft ${row.draft}`) ? null : `draft: ${row.draft} is there twice.`;
		}
		const { number, kind, draft } = row as { number: number; kind: string; draft: number | null };
		if (number <= last.number) return `number: ${number} does not come after ${last.number}.`;
		if (number >= rows + struck) return `number: ${number} of ${rows} rows and ${struck} that are struck.`;
		if (day < last.day) return `day: ${day} lies before day ${last.day}.`;
		last = { number, day };
		if (kind === 'answered') return answered(row.question, day);
		if (days !== null && day >= days) return `day: ${day} lies behind the last day.`;
		const once = ONCE.indexOf(kind);
		if (draft !== null && once >= 0 && !isFirst(ONCE.length * draft + once))
			return `kind: "${kind}" of draft ${draft} is there twice.`;
		// `plan` is undefined if the study does not record it.
		return kind === 'followed' && row.plan === null ? 'plan: nothing says what was followed.' : null;
	};
}
