import { Command } from 'commander';
import { filmKey } from '../../core/catalogue/titled.ts';
import { classOfStars } from '../../core/crowd/opinion.ts';
import { writeAtomically } from '../../pack/files.ts';
import { type LikingLine, likingText } from '../../pack/liking.ts';
import { withColumns } from '../kit/cli/setup.ts';
import { type Ratings, sizeOf } from '../kit/datasets/ratings.ts';
import { type RatedFilmsOptions, ratedFilms } from './ratedFilms.ts';
import { USUAL_K } from './tastes.ts';

/** Shares of an item's raters in each class, from good to bad; null for too few raters to tell. */
export function classShares({ byItem: { start, levels }, scale, byItem }: Ratings, item: number): number[] | null {
	const raters = sizeOf(byItem, item);
	if (levels === null || raters < USUAL_K) return null;
	const shares = [0, 0, 0];
	const fives = 5 / Math.max(...scale);
	for (let i = start[item]!; i < start[item + 1]!; i++) shares[classOfStars(scale[levels[i]!]! * fives)]! += 1 / raters;
	return shares;
}

export const likingCommand = withColumns(
	new Command('liking').description(
		'Count what share of the raters of each film liked it, for the pack that advice uses.',
	),
)
	.requiredOption('--films <file>', 'titles and years of the items')
	.requiredOption('--out <file>', 'where to write them')
	.action(async (o: RatedFilmsOptions) => {
		const { ratings, catalogue, films } = await ratedFilms(o, 'to count');
		const lines = new Map<number, LikingLine>();
		for (const [item, film] of films) {
			const shares = classShares(ratings, item);
			if (shares !== null && !lines.has(film))
				lines.set(film, { ...filmKey(catalogue, film), liked: shares[0]!, disliked: shares[2]! });
		}
		const sorted = [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
		await writeAtomically(o.out, likingText(sorted));
		console.error(`${o.out}: what the raters of ${sorted.length} films thought`);
	});
