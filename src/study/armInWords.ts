import { consent as words } from '../strings/consent.ts';
import type { Arm } from './studyFile.ts';

/** Describes what an arm shows, from its settings and not from the study file's own description. */
export function armInWords({ shows, delay, wording = 'plain' }: Pick<Arm, 'shows' | 'delay' | 'wording'>): string {
	// Wordings apply only to suggestions that change the crowd, and delays only to arms that show something.
	const worded = shows !== 'nothing' && shows !== 'badge' && shows !== 'placebo' ? words.wording[wording] : '';
	const late = shows !== 'nothing' && delay !== undefined ? words.delay(delay) : '';
	return [words.shows[shows], worded, late].filter((text) => text !== '').join(' ');
}
