/** Describes the power calculation in sentences. */

import { InputError } from '../../pack/errors.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { aligned } from '../kit/cli/text.ts';
import { MEASURES } from './measures.ts';
import { noiseVariance, type Plan, peopleNeeded, powerOf } from './power.ts';
import { recordedFields } from './truth.ts';

/** Returns the titles of the parts that need only one field. */
const ofAllDrafts = (study: StudyFile): string[] => {
	const known = recordedFields(study);
	return MEASURES.filter(
		({ kind, needs }) => kind === 'part' && needs.length === 1 && needs.every((name) => known.has(name)),
	).map(({ title }) => title);
};

/** Lists how many participants are needed, and the power with some other numbers. */
export function planLines(study: StudyFile, { power, ...plan }: Plan & { power: number }): string[] {
	if (plan.base === plan.other) throw new InputError('The two parts are the same: there is no difference to see.');
	const noise = noiseVariance(study);
	const each = peopleNeeded(plan, noise, power);
	const total = study.arms.reduce((sum, { weight }) => sum + weight, 0);
	const least = Math.min(...study.arms.map(({ weight }) => weight)) / total;
	const all = Math.ceil(each / least);
	const counts = [...new Set([0.25, 0.5, 1, 1.5, 2].map((factor) => Math.max(2, Math.round(each * factor))))];
	return [
		`To see ${plan.other} against ${plan.base} of ${plan.drafts} drafts each with a chance of ${power} (two-sided, 5 %): ${each} participants in each of the two arms.`,
		`The smallest arm of “${study.id}” gets ${(100 * least).toFixed(0)} in 100: ${all} participants in all.`,
		...(noise > 0
			? [
					`The study randomises each yes or no: without that ${peopleNeeded(plan, 0, power)} in each arm would do.`,
					`This holds for what is told of all drafts: ${ofAllDrafts(study).join('; ')}.`,
					'What is told of drafts with advice multiplies randomised fields and their noise: no number here is enough for it.',
				]
			: [
					`${plan.drafts} is the number of drafts that count: of what is told of drafts with advice, those with advice.`,
				]),
		'',
		...aligned([
			['participants in each arm', 'chance'],
			...counts.map((people) => [String(people), powerOf(plan, noise, [people, people]).toFixed(2)]),
		]),
	];
}
