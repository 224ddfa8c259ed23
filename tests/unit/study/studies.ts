/** Studies and participants for tests. */
import { readFileSync } from 'node:fs';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import type { StudyEvent } from '../../../src/study/events.ts';
import { headOf, rowsOf } from '../../../src/study/exportFile.ts';
import { readStudy } from '../../../src/study/readStudy.ts';
import { type Happening, newRecorder, record } from '../../../src/study/recorder.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';

export const EXAMPLES = ['does-advice-help', 'how-advice-is-put', 'drop-or-add'] as const;
export const exampleText = (name: (typeof EXAMPLES)[number] = 'does-advice-help') =>
	readFileSync(`assets/studies/${name}.json`, 'utf8');
export const example = (name?: (typeof EXAMPLES)[number]): StudyFile => readStudy(exampleText(name));

/** A study that records all that can be handed over at a level. */
export function fullStudy(level: StudyFile['privacy']['level'], epsilon = 2): StudyFile {
	const events = ['number', 'kind', 'day', 'arm', 'draft'];
	const buckets = ['mentions', 'rarest', 'before', 'after', 'question', 'answer'];
	const yesNo = ['advised', 'opened', 'dropped', 'added', 'undone', 'dismissed', 'posted'];
	const study =
		level === 'randomised'
			? { recorded: [...events, ...buckets, ...yesNo], privacy: { level, epsilon: 2 } }
			: {
					recorded: [...events, ...(level === 'plain' ? ['quarter', 'site'] : []), 'plan', ...buckets],
					privacy: { level },
				};
	const read = readStudy(JSON.stringify({ ...example(), ...study }));
	// Also one that no file may have.
	return level === 'randomised' ? { ...read, privacy: { level, epsilon } } : read;
}

export const SECRET = 'a1'.repeat(32);
const CODE = '0123456789abcdef'.repeat(2);

export const enrolled = (study: StudyFile, arm = study.arms[0]!.id) => ({
	study,
	hash: 'f'.repeat(64),
	code: CODE,
	secret: SECRET,
	arm,
	joined: 0,
	paused: null,
	sites: {},
});

export function recordedOf(study: StudyFile, happenings: readonly Happening[], arm = study.arms[0]!.id): StudyEvent[] {
	let state = newRecorder(0);
	return happenings.flatMap((happening) => {
		const next = record(state, happening, { study, arm });
		state = next.state;
		return next.event === null ? [] : [next.event];
	});
}

/** Some drafts and an answer, drawn by a seed. */
export function someEvents(study: StudyFile, drafts = 6, seed = 1): StudyEvent[] {
	const random = seededRandom(seed);
	const happenings: Happening[] = [];
	for (let draft = 0; draft < drafts; draft++) {
		const at = draft * 50_000_000;
		const found = { mentions: 1 + Math.floor(9 * random()), rank: 1 + 9000 * random(), before: 1 + 500 * random() };
		const all = { at, hour: draft % 24, site: 0, ...found };
		happenings.push({ ...all, kind: 'draft' }, { ...all, kind: 'advice', draft });
		if (random() < 0.5)
			happenings.push({ ...all, kind: 'followed', draft, plan: random() < 0.5 ? 'drop' : 'add', after: 4000 });
		if (random() < 0.7) happenings.push({ ...all, kind: 'posted', draft });
	}
	const [question] = study.questions;
	if (question !== undefined)
		happenings.push({ kind: 'answered', at: drafts * 50_000_000, hour: 9, question: question.id, answer: 1 });
	return recordedOf(study, happenings);
}

/** The export of a participant with some drafts. */
export async function exported(study: StudyFile, drafts = 6) {
	const person = enrolled(study);
	const rows = await rowsOf(person, someEvents(study, drafts));
	return { head: headOf(person, rows.length, 0), rows, person };
}
