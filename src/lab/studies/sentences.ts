/** Summarises an analysis in a few sentences. */
import { sum } from 'simple-statistics';
import { joinWithAnd } from '../kit/report/sentences.ts';
import type { Analysis } from './analysis.ts';
import { rounded } from './cells.ts';

const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

/** Maximum number of differences that are spelled out. */
const MOST_NAMED = 3;

export function studySentences(analysis: Analysis): string[] {
	const { arms } = analysis;
	const total = (key: 'participants' | 'drafts' | 'answers') => sum(arms.map((arm) => arm[key]));
	return [
		`${counted(total('participants'), 'participant')} in ${counted(arms.length, 'arm')} wrote ${counted(total('drafts'), 'draft')} and gave ${counted(total('answers'), 'answer')}.`,
		differencesSentence(analysis),
	];
}

/** Lists the arms that differ significantly from the reference, without correction for multiple comparisons. */
function differencesSentence({ measures, reference }: Analysis): string {
	const compared = measures.flatMap(({ title, arms }) =>
		arms.flatMap(({ arm, difference }) =>
			difference === null || difference.interval === null
				? []
				: [{ title, arm, value: difference.value, interval: difference.interval }],
		),
	);
	if (compared.length === 0) return `No arm has enough people to be compared with “${reference}”.`;
	const different = compared.filter(({ interval: [low, high] }) => low > 0 || high < 0);
	const named = different
		.slice(0, MOST_NAMED)
		.map(({ title, arm, value }) => `“${title}” in “${arm}” (${value > 0 ? '+' : ''}${rounded(value)})`);
	const of = `Of ${counted(compared.length, 'comparison')} with “${reference}”, ${different.length} ${different.length === 1 ? 'leaves' : 'leave'} out no difference`;
	return different.length === 0
		? `${of}.`
		: `${of}: ${joinWithAnd(named)}${different.length > MOST_NAMED ? `, and ${different.length - MOST_NAMED} more` : ''}.`;
}
