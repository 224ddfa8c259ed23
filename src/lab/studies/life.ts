/** Simulates the actions of a participant. */
import type { Observation } from '../../study/draftState.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { type Behavior, followedIn, LEAST_WRITING } from './behavior.ts';

/** A generator of numbers in [0, 1). */
export type Random = () => number;

/** An observation of a draft, or opening the popup, which is when questions are asked. */
export type Act = { at: number } & ({ draft: number; seen: Observation } | { draft: null });

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Seconds after advice appeared: opened, followed, seen to persist, undone, dismissed, and left at the earliest. */
const [OPENED, FOLLOWED, STANDS, UNDONE, DISMISSED, LEFT] = [1, 3, 9, 10, 11, LEAST_WRITING] as const;
/** Probability of opening the popup on an evening. */
const LOOKS = 0.3;

/** Returns all actions of a participant in chronological order. Drafts are numbered from 0 here. */
export function lifeOf(study: StudyFile, planned: Behavior, random: Random): Act[] {
	const { days } = study.schedule;
	const differs = random() < 0.5 ? 1 - planned.differ : 1 + planned.differ;
	const count = poisson((planned.draftsPerWeek * days) / 7, random);
	const drafts = Array.from({ length: count }, (_, draft) =>
		draftLife(study, planned, differs, draft, random() * (days - 1) * DAY, random),
	);
	const evenings = Array.from({ length: days }, (_, day) => (day + 20 / 24) * DAY).filter(() => random() < LOOKS);
	// After the end of the study, once for each question that may still be asked.
	const after = study.questions.map((_, i) => (days + 0.5 + 7 * i) * DAY);
	const looks = [...evenings, ...after].map((at): Act => ({ at, draft: null }));
	return [...drafts.flat(), ...looks].sort((a, b) => a.at - b.at);
}

function draftLife(
	study: StudyFile,
	planned: Behavior,
	differs: number,
	draft: number,
	begun: number,
	random: Random,
): Act[] {
	const happens = (chance: number) => random() < chance;
	const upTo = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
	const size = upTo(1, 9);
	const site = study.siteCategories.length === 0 ? {} : { site: upTo(0, study.siteCategories.length - 1) };
	const still = { advised: false, dropping: false, adding: false };
	let seen: Observation = {
		mentions: upTo(1, 6),
		rank: 2 ** upTo(4, 15) * 1.3,
		crowd: 2 ** size * 1.5,
		...site,
		...still,
	};
	const acts: Act[] = [];
	const add = (seconds: number, change: Partial<Observation> = {}, once: Partial<Observation> = {}) => {
		seen = { ...seen, ...change };
		acts.push({ at: begun + SECOND * seconds, draft, seen: { ...seen, ...once } });
	};
	const written = LEAST_WRITING - planned.writing * Math.log(1 - random());
	const deserves = happens(planned.advised);
	// A draft posted before advice arrives has had none.
	const advised = deserves && written >= planned.delay;
	add(0);
	if (advised) {
		const after = (seconds: number) => planned.delay + seconds;
		add(after(0), { advised: true });
		if (happens(planned.opened)) add(after(OPENED), {}, { opened: true });
		if (happens(Math.min(1, followedIn(planned, Math.floor(begun / DAY / 7)) * differs))) {
			const ours = !planned.byHand;
			const crowd = 2 ** (size + upTo(...planned.growth)) * 1.5;
			const before = seen;
			add(
				after(FOLLOWED),
				{ crowd, ...(happens(planned.byDropping) ? { dropping: true } : { adding: true }) },
				{ ours },
			);
			add(after(STANDS));
			if (happens(planned.undone)) add(after(UNDONE), before, { ours });
		}
		if (happens(planned.dismissed)) add(after(DISMISSED), {}, { dismissed: true });
	}
	const posted = !happens(advised ? planned.unposted : planned.unpostedElse);
	add(Math.max(written, advised ? planned.delay + LEFT : 0), {}, posted ? { posted } : {});
	return acts;
}

/** Draws a Poisson number (Knuth's method). */
function poisson(mean: number, random: Random): number {
	let count = 0;
	let left = mean + Math.log(1 - random());
	while (left > 0) {
		count++;
		left += Math.log(1 - random());
	}
	return count;
}
