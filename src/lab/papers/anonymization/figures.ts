/** Figures of anonymization: accuracy and attacks by k. */
import type { Figure } from '../../kit/report/figure.ts';
import { KINDS } from './release/release.ts';
import type { AnonymizationStep } from './rules.ts';

export function anonymizationFigures(steps: readonly AnonymizationStep[]): Figure[] {
	const x = { label: 'k', log: true };
	const line = (name: string, y: (step: AnonymizationStep) => number) => ({
		name,
		points: steps.map((step) => ({ x: step.k, y: y(step) })),
	});
	return [
		{
			id: 'anonymization-accuracy',
			title: 'Error of a recommender trained on each release',
			x,
			y: { label: 'RMSE' },
			series: [
				line('original', ({ rmse }) => rmse.original),
				...KINDS.map((kind) => line(kind, ({ rmse }) => rmse[kind])),
				line('item means', ({ rmse }) => rmse.itemMeans),
			],
		},
		{
			id: 'anonymization-attacks',
			title: 'Success of the attacks on the original and on each release',
			x,
			y: { label: 'identified', share: true },
			series: [
				line('original, structure', ({ attacks }) => attacks.pure.before.structure.mean),
				line('original, label', ({ attacks }) => attacks.pure.before.label.mean),
				...KINDS.flatMap((kind) => [
					line(`${kind}, structure`, ({ attacks }) => attacks[kind].after.structure.mean),
					line(`${kind}, label`, ({ attacks }) => attacks[kind].after.label.mean),
				]),
				line('1/k', ({ k }) => 1 / k),
			],
		},
	];
}
