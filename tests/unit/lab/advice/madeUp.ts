import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';

export const ITEMS = 500;
/** Ratings of people who are made up, with long tails like real ones. */
export const ratings = synthesize(
	{
		...{ users: 3000, items: ITEMS, ratings: 60_000 },
		perItem: { least: 1, median: 70, most: 1300 },
		perUser: { least: 5, median: 15, most: 150 },
	},
	2,
);
