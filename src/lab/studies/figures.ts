import type { Figure, Point } from '../kit/report/figure.ts';
import type { Analysis, Compared } from './analysis.ts';
import type { Estimate } from './estimate.ts';

/** Most arms that can be distinguished as lines. */
const MOST_LINES = 8;

const point = (x: number, { value, interval }: Estimate): Point => ({
	x,
	y: value,
	...(interval !== null && { low: interval[0], high: interval[1] }),
});

const byArm = (id: string, title: string, label: string, share: boolean, arms: readonly Compared[]): Figure => ({
	id,
	title,
	x: { label: 'arm', ticks: arms.map(({ arm }) => arm) },
	y: { label, share },
	kind: 'dots',
	series: [
		{
			name: 'estimate, 95 % interval',
			points: arms.flatMap(({ estimate }, i) => (estimate === null ? [] : [point(i, estimate)])),
		},
	],
});

export function studyFigures({ measures, fatigue, questions }: Analysis): Figure[] {
	const hasEstimate = (arms: readonly Compared[]) => arms.some(({ estimate }) => estimate !== null);
	const drawnMeasures = measures.filter(({ arms }) => hasEstimate(arms));
	const lines = fatigue.filter(({ weeks }) => weeks.length > 0).slice(0, MOST_LINES);
	const lastWeek = Math.max(0, ...lines.flatMap(({ weeks }) => weeks.map(({ week }) => week)));
	return [
		...drawnMeasures.map(({ id, title, kind, arms }) =>
			byArm(`study-${id}`, title, kind === 'part' ? 'part' : 'powers of two', kind === 'part', arms),
		),
		...(lines.length === 0
			? []
			: [
					{
						id: 'study-fatigue',
						title: 'Advice followed, by weeks since joining',
						x: { label: 'week', ticks: Array.from({ length: lastWeek + 1 }, (_, week) => String(week)) },
						y: { label: 'part of drafts with advice', share: true },
						series: lines.map(({ arm, weeks }) => ({
							name: arm,
							points: weeks.map(({ week, estimate }) => point(week, estimate)),
						})),
					},
				]),
		...questions
			.filter(({ answers }) => answers.some(({ arms }) => hasEstimate(arms)))
			.map(({ id, text, answers }) => ({
				id: `study-question-${id}`,
				title: text,
				x: { label: 'arm', ticks: answers[0]!.arms.map(({ arm }) => arm) },
				y: { label: 'part of the answers', share: true },
				kind: 'dots' as const,
				series: answers.slice(0, MOST_LINES).map(({ answer, arms }, a) => ({
					name: answer,
					// Shifted sideways, so that intervals do not overlap.
					points: arms.flatMap(({ estimate }, i) =>
						estimate === null ? [] : [point(i + 0.08 * (a - (answers.length - 1) / 2), estimate)],
					),
				})),
			})),
	];
}
