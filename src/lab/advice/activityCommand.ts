import { Command } from 'commander';
import { whole } from '../kit/cli/setup.ts';
import { deriveClasses, readActivity } from './activity.ts';

interface Options {
	ratings: string;
	user: string;
	mean: number;
	censor: number;
	classes: number;
}

/** `lab activity`. */
export const activityCommand = new Command('activity')
	.description('Derive activity classes from a ratings file whose heavy users are thinned.')
	.requiredOption('--ratings <file>', 'ratings, Parquet or CSV with a header')
	.option('--user <column>', 'name of the user column', 'user_id')
	.option('--mean <ratings>', 'mean ratings per person to scale to', whole, 977)
	.option('--censor <ratings>', 'counts from here on are thinned', whole, 250)
	.option('--classes <count>', 'number of classes', whole, 16)
	.action(async ({ ratings, user, mean, censor, classes }: Options) => {
		const counts = await readActivity(ratings, user);
		for (const c of deriveClasses(counts, mean, censor, classes)) console.log(JSON.stringify(c));
	});
