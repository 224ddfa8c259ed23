/** Schemas of a study's records. */
import * as v from 'valibot';
import { finiteNumber, flag, integer, isObject, list, oneOf, record, satisfying, text } from '../checks.ts';
import { HIDDEN, PRIVACY_LEVELS, SHOWN } from '../study/choices.ts';
import type { DraftStates } from '../study/draftState.ts';
import type { Enrolment } from '../study/enrolment.ts';
import { KINDS } from '../study/events.ts';
import type { AskedQuestion } from '../study/questions.ts';
import type { RecorderState } from '../study/recorder.ts';

/** The records of the store `study`, by key. */
export interface StudyRecords {
	enrolment: Enrolment;
	recorder: RecorderState;
	asked: AskedQuestion[];
	lives: DraftStates;
	/** Keys of the rows that the participant struck from the export. */
	struck: string[];
}

const LONGEST_TEXT = 2000;
const MOST_ENTRIES = 40;
const MOST_DRAFTS = 1000;
const id = text(63);
const time = satisfying<number>((n) => Number.isFinite(n), 'a time');
const upTo100000 = integer(0, 100_000);
const bucket = v.nullable(upTo100000);
const hexadecimal = (length: number) =>
	satisfying<string>(
		(s) => typeof s === 'string' && s.length === length && /^[0-9a-f]+$/.test(s),
		`${length} hexadecimal digits`,
	);

/** The study file was fully validated on joining; this checks only what the extension relies on. */
const EnrolmentSchema = record({
	study: record({
		id,
		version: integer(1, 9999),
		title: text(200),
		dates: record({ collectionEnds: text(10), dataDestroyed: text(10) }),
		arms: list(
			record({
				id,
				shows: oneOf(...SHOWN),
				delay: v.optional(integer(1, 600)),
				hides: v.optional(v.array(oneOf(...HIDDEN))),
			}),
			12,
			1,
		),
		schedule: record({ days: integer(1, 730), questionsPerWeek: integer(0, 50) }),
		questions: list(
			record({
				id,
				when: oneOf('afterAdvice', 'weekly', 'end'),
				text: text(LONGEST_TEXT),
				answers: list(text(LONGEST_TEXT), 9, 2),
			}),
			MOST_ENTRIES,
		),
		recorded: list(text(LONGEST_TEXT), MOST_ENTRIES),
		siteCategories: list(text(LONGEST_TEXT), MOST_ENTRIES),
		endings: record({ complete: text(LONGEST_TEXT), left: text(LONGEST_TEXT) }),
		privacy: record({ level: oneOf(...PRIVACY_LEVELS) }),
	}),
	hash: hexadecimal(64),
	code: hexadecimal(32),
	secret: hexadecimal(64),
	arm: id,
	joined: time,
	paused: v.nullable(time),
	resumed: v.optional(time),
	left: v.optional(time),
	sites: satisfying<Record<string, number>>(isObject, 'an object'),
});
export const isEnrolment = (value: unknown): value is Enrolment => v.is(EnrolmentSchema, value);

export const EventSchema = record({
	number: upTo100000,
	kind: oneOf(...KINDS),
	day: upTo100000,
	quarter: bucket,
	arm: id,
	draft: bucket,
	site: bucket,
	mentions: bucket,
	rarest: bucket,
	before: bucket,
	after: bucket,
	plan: v.nullable(oneOf('drop', 'add', 'mixed')),
	question: v.nullable(id),
	answer: bucket,
});

export const AskedSchema = list(record({ question: id, day: upTo100000, over: flag }), Number.MAX_SAFE_INTEGER);
export const StruckSchema = list(text(LONGEST_TEXT), Number.MAX_SAFE_INTEGER);

export const RecorderSchema = record({
	events: upTo100000,
	drafts: upTo100000,
	answers: upTo100000,
	joined: time,
	latest: time,
});

const planProgress = record({ done: flag, since: v.nullable(time) });
const DraftStateSchema = record({
	draft: upTo100000,
	advised: flag,
	opened: flag,
	dismissed: flag,
	posted: flag,
	drop: planProgress,
	add: planProgress,
	changed: flag,
	before: finiteNumber,
	last: record({ mentions: finiteNumber, rank: finiteNumber, crowd: finiteNumber, site: v.exactOptional(upTo100000) }),
	touched: time,
});
export const DraftStatesSchema = v.pipe(
	satisfying<Record<string, v.InferInput<typeof DraftStateSchema>>>(
		(value) => isObject(value) && Object.keys(value).length <= MOST_DRAFTS,
		`an object of at most ${MOST_DRAFTS} entries`,
	),
	v.record(v.string(), DraftStateSchema),
);
