/** What matters for the decision to take part in a study, in a few sentences: the first screen of the consent page. */
import { consent as words } from '../strings/consent.ts';
import { day, list } from '../strings/counts.ts';
import type { Arm, StudyFile } from './studyFile.ts';

const short = words.short;

/** One of the sentences; `stated` is in the researchers' own words, for which Red Herring does not vouch. */
export interface ShortLine {
	id: keyof typeof short.titles;
	text: string;
	stated?: string;
}

/** Whether an arm shows no less than Red Herring does outside of studies. */
export const showsAll = ({ shows, delay, hides }: Arm) => shows === 'all' && delay === undefined && hides === undefined;

/** Returns the sentences, in reading order. */
export function inShort(study: StudyFile): ShortLine[] {
	const { schedule, dates, compensation } = study;
	const most = study.questions.length === 0 ? 0 : schedule.questionsPerWeek;
	return [
		{ id: 'recorded', text: short.recorded(list(recordedIn(study))) },
		{ id: 'long', text: short.long(schedule.days, day(dates.collectionEnds), most) },
		{ id: 'handedOver', text: short.handedOver, stated: short.destroyed(day(dates.dataDestroyed)) },
		{ id: 'leave', text: short.leave },
		{ id: 'risk', text: riskOf(study) },
		{ id: 'compensation', text: '', stated: compensation },
	];
}

function recordedIn({ recorded }: StudyFile): string[] {
	const has = (...names: string[]) => names.some((name) => recorded.includes(name));
	const parts: [string, boolean][] = [
		[short.parts.mentions, has('mentions')],
		[short.parts.rarest, has('rarest')],
		[short.parts.crowd, has('before', 'after')],
		[short.parts.done, has('kind', 'plan', 'advised', 'opened', 'dropped', 'added', 'undone', 'dismissed', 'posted')],
		[short.parts.site, has('site')],
		[short.parts.day, has('day')],
		[short.parts.quarter, has('quarter')],
		[short.parts.answers, has('answer')],
	];
	return [short.parts.draft, ...parts.filter(([, recorded]) => recorded).map(([text]) => text)];
}

function riskOf({ arms, trial }: StudyFile): string {
	const trialArm = arms.find(({ id }) => id === trial);
	if (trialArm !== undefined) return words.trialNote(armInWords(trialArm));
	const less = arms.filter((arm) => !showsAll(arm)).length;
	return less === 0 ? short.noLess : short.less(less, arms.length);
}

/** Describes what an arm shows, from its settings and not from the study file's own text. */
export function armInWords({ shows, delay, hides = [] }: Pick<Arm, 'shows' | 'delay' | 'hides'>): string {
	const without = hides.map((part) => words.hides[part]);
	// Delays apply only to arms that show something.
	const late = shows !== 'nothing' && delay !== undefined ? words.delay(delay) : '';
	return [words.shows[shows], ...without, late].filter((text) => text !== '').join(' ');
}
