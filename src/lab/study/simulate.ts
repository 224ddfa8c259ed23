/** Made-up participants, recorded and handed over by the code that records real ones. */
import { seededRandom } from '../../core/advice/draw.ts';
import { armOf } from '../../study/arm.ts';
import type { StudyEvent } from '../../study/events.ts';
import { type ExportHead, type ExportRow, headOf, rowsOf } from '../../study/exportFile.ts';
import { type Happening, newRecorder, record } from '../../study/recorder.ts';
import type { Arm, StudyFile } from '../../study/studyFile.ts';
import { type Behaviour, behaviourOf } from './behaviour.ts';
import type { OpenStudy } from './inputs.ts';
import { lifeOf, type Random } from './life.ts';

export interface SimulateOptions {
	participants: number;
	seed: number;
	behaviour?: (arm: Arm) => Behaviour;
}

/** The export of each participant, one after the other. */
export async function* simulated(
	{ study, hash }: OpenStudy,
	{ participants, seed, behaviour = behaviourOf }: SimulateOptions,
): AsyncGenerator<{ head: ExportHead; rows: ExportRow[] }> {
	for (let i = 0; i < participants; i++) {
		const random = seededRandom(Math.imul(seed, 0x9e3779b1) + i);
		const [code, secret] = [digits(32, random), digits(64, random)];
		const arm = await armOf(study, code);
		const events = eventsOf(study, arm, lifeOf(study, behaviour(arm), random));
		const enrolment = { study, hash, code, secret, arm: arm.id, joined: 0, paused: null, sites: {} };
		const rows = await rowsOf(enrolment, events);
		yield { head: headOf(enrolment, rows.length, 0), rows };
	}
}

const digits = (count: number, random: Random) =>
	Array.from({ length: count }, () => Math.floor(16 * random()).toString(16)).join('');

/** Happenings through the recorder; drafts have the numbers of their first happenings' order. */
export function eventsOf(study: StudyFile, arm: Arm, life: readonly Happening[]): StudyEvent[] {
	let state = newRecorder(0);
	const events: StudyEvent[] = [];
	const numbers: number[] = [];
	for (const { draft: own, ...happening } of [...life].sort((a, b) => a.at - b.at)) {
		const number = own === undefined || happening.kind === 'draft' ? undefined : numbers[own]!;
		if (happening.kind === 'draft') numbers[own!] = state.drafts;
		const next = record(
			state,
			{ ...happening, ...(number !== undefined && { draft: number }) },
			{ study, arm: arm.id },
		);
		state = next.state;
		if (next.event !== null) events.push(next.event);
	}
	return events;
}
