import { Command } from 'commander';
import { matchFilm } from '../../core/catalogue/match.ts';
import { filmKey } from '../../core/catalogue/titled.ts';
import { classOfStars } from '../../core/crowd/opinion.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { writeAtomically } from '../../pack/files.ts';
import { type LikingLine, likingText } from '../../pack/liking.ts';
import { type SetupOptions, setUpRatings, withColumns } from '../kit/cli/setup.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import { type Ratings, sizeOf } from '../kit/datasets/ratings.ts';
import { USUAL_K } from './tastes.ts';

interface LikingOptions extends SetupOptions {
	films: string;
	out: string;
}

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
	.action(async (o: LikingOptions) => {
		const needed = new InputError('Say with --ratings which ratings to count.');
		if (o.ratings === undefined) throw needed;
		const ratings = await setUpRatings(o);
		if (!('itemIds' in ratings)) throw needed;
		const { catalogue } = await openBuiltIn();
		const lines = new Map<number, LikingLine>();
		for (const { id, title, year } of await filmRows(o.films)) {
			const item = ratings.itemIds.find(id);
			const { film } = matchFilm(catalogue, { titles: [title], year, seen: null });
			const shares = item < 0 || film < 0 ? null : classShares(ratings, item);
			if (shares !== null && !lines.has(film))
				lines.set(film, { ...filmKey(catalogue, film), liked: shares[0]!, disliked: shares[2]! });
		}
		const sorted = [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
		await writeAtomically(o.out, likingText(sorted));
		console.error(`${o.out}: what the raters of ${sorted.length} films thought`);
	});
