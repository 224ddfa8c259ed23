/** What is kept of a study besides its log, and what each record must look like. */
import type { Enrolment } from '../study/enrolment.ts';
import { KINDS } from '../study/events.ts';
import type { Lives } from '../study/life.ts';
import type { Asked } from '../study/questions.ts';
import type { RecorderState } from '../study/recorder.ts';
import { PRIVACY_LEVELS, SHOWN, WORDINGS } from '../study/studyFile.ts';
import { type Check, fields, list, nullOr, oneOf, such, text, whole } from './checks.ts';

/** The records of the store `study`, by the names they lie under. */
export interface StudyRecords {
	enrolment: Enrolment;
	recorder: RecorderState;
	asked: Asked[];
	lives: Lives;
	/** Rows that the participant struck from what is handed over, by what tells them apart. */
	struck: string[];
}

const LONGEST_TEXT = 2000;
const MOST_ENTRIES = 40;
const id = text(63);
const time = such((n) => typeof n === 'number' && Number.isFinite(n), 'a time');
const bucket = nullOr(whole(0, 100_000));
const hexadecimal = (length: number) =>
	such((s) => typeof s === 'string' && s.length === length && /^[0-9a-f]+$/.test(s), `${length} hexadecimal digits`);
const absentOr =
	(check: Check): Check =>
	(value, path) =>
		value === undefined ? null : check(value, path);

/** The study file was read in full when it was joined: here it is enough that nothing trips over it. */
export const enrolment = fields({
	study: fields({
		id,
		version: whole(1, 9999),
		title: text(200),
		dates: fields({ collectionEnds: text(10), dataDestroyed: text(10) }),
		arms: list(
			fields({
				id,
				shows: oneOf(...SHOWN),
				delay: absentOr(whole(1, 600)),
				wording: absentOr(oneOf(...WORDINGS)),
			}),
			12,
			1,
		),
		schedule: fields({ days: whole(1, 730), questionsPerWeek: whole(0, 50) }),
		questions: list(
			fields({
				id,
				when: oneOf('afterAdvice', 'weekly', 'end'),
				text: text(LONGEST_TEXT),
				answers: list(text(LONGEST_TEXT), 9, 2),
			}),
			MOST_ENTRIES,
		),
		recorded: list(text(LONGEST_TEXT), MOST_ENTRIES),
		siteCategories: list(text(LONGEST_TEXT), MOST_ENTRIES),
		endings: fields({ complete: text(LONGEST_TEXT), left: text(LONGEST_TEXT) }),
		privacy: fields({ level: oneOf(...PRIVACY_LEVELS) }),
	}),
	hash: hexadecimal(64),
	code: hexadecimal(32),
	secret: hexadecimal(64),
	arm: id,
	joined: time,
	paused: nullOr(time),
	resumed: absentOr(time),
	left: absentOr(time),
	sites: such((sites) => typeof sites === 'object' && sites !== null && !Array.isArray(sites), 'an object'),
});

export const event = fields({
	number: whole(0, 100_000),
	kind: oneOf(...KINDS),
	day: whole(0, 100_000),
	quarter: bucket,
	arm: id,
	draft: bucket,
	site: bucket,
	mentions: bucket,
	rarest: bucket,
	before: bucket,
	after: bucket,
	plan: nullOr(oneOf('drop', 'add', 'mixed')),
	question: nullOr(id),
	answer: bucket,
});

export const asked = list(
	fields({ question: id, day: whole(0, 100_000), over: oneOf(true, false) }),
	Number.MAX_SAFE_INTEGER,
);
export const struck = list(text(LONGEST_TEXT), Number.MAX_SAFE_INTEGER);

export const recorder = fields({
	events: whole(0, 100_000),
	drafts: whole(0, 100_000),
	answers: whole(0, 100_000),
	joined: time,
	latest: time,
});

const yes = oneOf(true, false);
const size = such((n) => Number.isFinite(n), 'a number');
const carrying = fields({ done: yes, since: nullOr(time) });
const life = fields({
	draft: whole(0, 100_000),
	advised: yes,
	opened: yes,
	dismissed: yes,
	posted: yes,
	drop: carrying,
	add: carrying,
	changed: yes,
	before: size,
	last: fields({ mentions: size, rank: size, crowd: size, site: absentOr(whole(0, 100_000)) }),
	touched: time,
});
export const lives: Check = (value, path) =>
	typeof value === 'object' && value !== null && !Array.isArray(value)
		? list(life, 1000)(Object.values(value), path)
		: `${path} must be an object`;
