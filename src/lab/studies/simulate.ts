/** Simulated participants, recorded and exported by the same code as real ones. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '../../core/advice/draw.ts';
import { escapeControls, InputError } from '../../pack/errors.ts';
import { armOf } from '../../study/arm.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import type { StudyEvent } from '../../study/events.ts';
import { type ExportHead, type ExportRow, headOf, rowsOf } from '../../study/exportFile.ts';
import { newRecorder } from '../../study/recorder.ts';
import {
	type Moment,
	questionNow,
	recordAnswer,
	recordLeft,
	recordObservation,
	recordPosting,
	type StoredStudy,
	type StudyChange,
} from '../../study/recording.ts';
import { showsAdvice } from '../../study/showing.ts';
import type { Arm, StudyFile } from '../../study/studyFile.ts';
import { prepareOut } from '../kit/report/out.ts';
import { type Behavior, behaviorOf } from './behavior.ts';
import type { OpenStudy } from './inputs.ts';
import { type Act, lifeOf, type Random } from './life.ts';

export interface SimulateOptions {
	participants: number;
	seed: number;
	behavior?: (arm: Arm) => Behavior;
}

/** Probability of answering a question; otherwise it is put aside. */
const ANSWERS = 0.8;

/** Yields the export of each participant. */
export async function* simulated(
	{ study, hash }: OpenStudy,
	{ participants, seed, behavior = behaviorOf }: SimulateOptions,
): AsyncGenerator<{ head: ExportHead; rows: ExportRow[] }> {
	for (let i = 0; i < participants; i++) {
		const random = seededRandom(Math.imul(seed, 0x9e3779b1) + i);
		const [code, secret] = [digits(32, random), digits(64, random)];
		const arm = await armOf(study, code);
		const enrolment = { study, hash, code, secret, arm: arm.id, joined: 0, paused: null, sites: {} };
		const events = recordedLife(enrolment, arm, lifeOf(study, behavior(arm), random), random);
		const rows = await rowsOf(enrolment, events);
		yield { head: headOf(enrolment, rows.length, 0), rows };
	}
}

const digits = (count: number, random: Random) =>
	Array.from({ length: count }, () => Math.floor(16 * random()).toString(16)).join('');

function recordedLife(
	enrolment: Enrolment,
	{ shows }: Pick<Arm, 'shows'>,
	life: readonly Act[],
	random: Random,
): StudyEvent[] {
	let kept: StoredStudy = { enrolment, recorder: newRecorder(enrolment.joined), asked: [], lives: {} };
	const log: StudyEvent[] = [];
	const take = (change: StudyChange | null) => {
		if (change === null) return;
		const { events = [], withoutRoom: _, ...changed } = change;
		log.push(...events);
		kept = { ...kept, ...changed };
	};
	for (const act of life) {
		const now = momentOf(act.at);
		if (act.draft !== null) {
			const key = String(act.draft);
			take(act.seen.posted ? recordPosting(kept, key, act.seen, [], now) : recordObservation(kept, key, act.seen, now));
			if (!act.seen.opened) continue;
		}
		take(recordLeft(kept, now));
		for (;;) {
			const { question, change } = questionNow(kept, showsAdvice(shows), now);
			take(change);
			if (question === null) break;
			take(recordAnswer(kept, question.id, random() < ANSWERS ? answerTo(question, random) : null, now));
		}
	}
	return log;
}

/** Draws an answer; the first one is the most likely. */
const answerTo = ({ answers }: StudyFile['questions'][number], random: Random) =>
	Math.floor(answers.length * random() ** 1.5);

const momentOf = (at: number): Moment => {
	const date = new Date(at);
	return { at, hour: date.getUTCHours(), today: date.toISOString().slice(0, 10) };
};

const OWN = /^participant-\d{6,7}\.(ndjson|csv)$/;

export const nameOf = (number: number, form: 'ndjson' | 'csv') =>
	`participant-${String(number).padStart(6, '0')}.${form}`;

/** Creates the folder, and removes earlier simulated exports. @throws InputError if it contains other files */
export async function prepareSimulated(folder: string): Promise<void> {
	await prepareOut(folder);
	const names = await readdir(folder);
	const other = names.find((name) => !OWN.test(name));
	if (other !== undefined)
		throw new InputError(
			`${folder} holds other files (${escapeControls(other)}): give an empty folder, or one that only holds made-up exports.`,
		);
	for (const name of names) await rm(join(folder, name));
}
