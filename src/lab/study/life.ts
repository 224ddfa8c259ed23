/** What happens to a made-up participant. */
import type { Happening } from '../../study/recorder.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { type Behaviour, followedIn } from './behaviour.ts';

/** Numbers from 0 up to 1. */
export type Random = () => number;

const DAY = 86_400_000;

/** All that happens to a participant. Drafts are numbered from 0 here. */
export function lifeOf(study: StudyFile, planned: Behaviour, random: Random): Happening[] {
	const { days } = study.schedule;
	const differs = random() < 0.5 ? 1 - planned.differ : 1 + planned.differ;
	const count = poisson((planned.draftsPerWeek * days) / 7, random);
	const drafts = Array.from({ length: count }, (_, draft) =>
		draftLife(study, planned, differs, draft, random() * (days - 1) * DAY, random),
	);
	return [...drafts.flat(), ...answersOf(study, drafts, random)];
}

function draftLife(
	study: StudyFile,
	planned: Behaviour,
	differs: number,
	draft: number,
	begun: number,
	random: Random,
): Happening[] {
	const happens = (chance: number) => random() < chance;
	const upTo = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
	const hour = Math.floor((begun % DAY) / (DAY / 24));
	const size = upTo(1, 9);
	const found = { mentions: upTo(1, 6), rank: 2 ** upTo(4, 15) * 1.3, before: 2 ** size * 1.5 };
	const site = study.siteCategories.length === 0 ? {} : { site: upTo(0, study.siteCategories.length - 1) };
	const life: Happening[] = [];
	const add = (kind: Happening['kind'], more: Partial<Happening> = {}) =>
		life.push({ kind, draft, at: begun + 1000 * life.length, hour, ...site, ...found, ...more });
	add('draft');
	const advised = happens(planned.advised);
	if (advised) {
		add('advice');
		if (happens(planned.opened)) add('opened');
		if (happens(Math.min(1, followedIn(planned, Math.floor(begun / DAY / 7)) * differs))) {
			const after = 2 ** (size + upTo(...planned.growth)) * 1.5;
			add('followed', { plan: happens(planned.byDropping) ? 'drop' : 'add', after });
			if (happens(planned.undone)) add('undone');
		}
		if (happens(planned.dismissed)) add('dismissed');
	}
	if (!happens(advised ? planned.unposted : planned.unpostedElse)) add('posted');
	else if (advised) add('abandoned', { at: begun + DAY });
	return life;
}

/** Answers, as many a week as the study asks at most; those who see more advice say more of it. */
function answersOf(study: StudyFile, drafts: readonly Happening[][], random: Random): Happening[] {
	const { days, questionsPerWeek } = study.schedule;
	const weeks = Math.ceil(days / 7);
	const asked = Array.from({ length: weeks }, () => 0);
	const answers: Happening[] = [];
	const ask = (at: number, { id, answers: options }: StudyFile['questions'][number]) => {
		const week = Math.min(weeks - 1, Math.floor(at / DAY / 7));
		if (asked[week]! >= questionsPerWeek) return;
		asked[week]!++;
		// The first answer is the likeliest.
		const answer = Math.floor(options.length * random() ** 1.5);
		answers.push({ kind: 'answered', at, hour: 20, question: id, answer });
	};
	for (const question of study.questions) {
		if (question.when === 'end') ask((days - 0.01) * DAY, question);
		else if (question.when === 'weekly') for (let week = 0; week < weeks; week++) ask((week + 0.5) * 7 * DAY, question);
		else
			for (const life of drafts)
				if (life.some(({ kind }) => kind === 'advice') && random() < 0.2) ask(life.at(-1)!.at, question);
	}
	return answers;
}

/** A number of happenings whose mean is known (Knuth). */
function poisson(mean: number, random: Random): number {
	let count = 0;
	let left = mean + Math.log(1 - random());
	while (left > 0) {
		count++;
		left += Math.log(1 - random());
	}
	return count;
}
