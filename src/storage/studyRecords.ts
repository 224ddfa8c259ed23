/** What is kept of a study besides its log, and what each record must look like. */
import * as v from 'valibot';
import { fields, finite, isObject, list, oneOf, suchThat, text, whole, yesOrNo } from '../checks.ts';
import type { DraftStates } from '../study/draftState.ts';
import type { Enrolment } from '../study/enrolment.ts';
import { KINDS } from '../study/events.ts';
import type { AskedQuestion } from '../study/questions.ts';
import type { RecorderState } from '../study/recorder.ts';
import { PRIVACY_LEVELS, SHOWN, WORDINGS } from '../study/studyFile.ts';

/** The records of the store `study`, by the names they lie under. */
export interface StudyRecords {
	enrolment: Enrolment;
	recorder: RecorderState;
	asked: AskedQuestion[];
	lives: DraftStates;
	/** Rows that the participant struck from what is handed over, by what tells them apart. */
	struck: string[];
}

const LONGEST_TEXT = 2000;
const MOST_ENTRIES = 40;
const MOST_LIVES = 1000;
const id = text(63);
const time = suchThat<number>((n) => Number.isFinite(n), 'a time');
const upTo100000 = whole(0, 100_000);
const bucket = v.nullable(upTo100000);
const hexadecimal = (length: number) =>
	suchThat<string>(
		(s) => typeof s === 'string' && s.length === length && /^[0-9a-f]+$/.test(s),
		`${length} hexadecimal digits`,
	);

/** The study file was read in full when it was joined: here it is enough that nothing trips over it. */
const EnrolmentSchema = fields({
	study: fields({
		id,
		version: whole(1, 9999),
		title: text(200),
		dates: fields({ collectionEnds: text(10), dataDestroyed: text(10) }),
		arms: list(
			fields({
				id,
				shows: oneOf(...SHOWN),
				delay: v.optional(whole(1, 600)),
				wording: v.optional(oneOf(...WORDINGS)),
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
	paused: v.nullable(time),
	resumed: v.optional(time),
	left: v.optional(time),
	sites: suchThat<Record<string, number>>(isObject, 'an object'),
});
export const isEnrolment = (value: unknown): value is Enrolment => v.is(EnrolmentSchema, value);

export const EventSchema = fields({
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

export const AskedSchema = list(fields({ question: id, day: upTo100000, over: yesOrNo }), Number.MAX_SAFE_INTEGER);
export const StruckSchema = list(text(LONGEST_TEXT), Number.MAX_SAFE_INTEGER);

export const RecorderSchema = fields({
	events: upTo100000,
	drafts: upTo100000,
	answers: upTo100000,
	joined: time,
	latest: time,
});

const carrying = fields({ done: yesOrNo, since: v.nullable(time) });
const LifeSchema = fields({
	draft: upTo100000,
	advised: yesOrNo,
	opened: yesOrNo,
	dismissed: yesOrNo,
	posted: yesOrNo,
	drop: carrying,
	add: carrying,
	changed: yesOrNo,
	before: finite,
	last: fields({ mentions: finite, rank: finite, crowd: finite, site: v.exactOptional(upTo100000) }),
	touched: time,
});
export const LivesSchema = v.pipe(
	suchThat<Record<string, v.InferInput<typeof LifeSchema>>>(
		(value) => isObject(value) && Object.keys(value).length <= MOST_LIVES,
		`an object of at most ${MOST_LIVES} entries`,
	),
	v.record(v.string(), LifeSchema),
);
