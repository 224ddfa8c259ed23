import { cumulativeStdNormalProbability, probit } from 'simple-statistics';
import { InputError } from '../../pack/errors.ts';
import { quoteName, quoteText } from '../kit/datasets/parquetSql.ts';
import { querySql } from '../kit/duckDb.ts';

export interface Activity {
	share: number;
	ratings: number;
}

/** Reads the number of ratings of each user of a file (Parquet or CSV with a header), rising. */
export async function readActivity(file: string, userColumn: string): Promise<number[]> {
	try {
		const sql = `select count(*)::int n from ${quoteText(file)} group by ${quoteName(userColumn)} order by n`;
		return (await querySql(sql)).map(([n]) => Number(n));
	} catch (error) {
		throw new InputError(`${file}: ${(error as Error).message.split('\n')[0]}`);
	}
}

/**
 * Derives the activity classes of a population from a sample in which heavy users are truncated.
 *
 * Counts below `censor` are taken as exact. Above it a count only means "at least `censor`": the tail is the lognormal that
 * has the sample's share of users below `censor` and for which the mean over all users is `mean`. With x = ln n,
 * Phi((ln censor - mu) / sigma) = share and mu + sigma^2 / 2 = ln mean.
 *
 * @returns classes of about equal width in log activity, their shares adding up to 1 and their mean to `mean`
 */
export function deriveClasses(counts: number[], mean: number, censor: number, classes: number): Activity[] {
	const light = counts.filter((n) => n < censor);
	const z = probit(light.length / counts.length);
	// sigma^2 / 2 - z sigma + ln censor - ln mean = 0, the root above 0
	const sigma = z + Math.sqrt(z * z + 2 * Math.log(mean / censor));
	const mu = Math.log(mean) - (sigma * sigma) / 2;
	const below = (n: number, shift: number) => cumulativeStdNormalProbability((Math.log(n) - mu - shift) / sigma);

	const lightClasses = Math.round(classes / 4);
	const result: Activity[] = [];
	const size = Math.ceil(light.length / lightClasses);
	for (let i = 0; i < light.length; i += size) {
		const part = light.slice(i, i + size);
		result.push({ share: part.length / counts.length, ratings: part.reduce((a, b) => a + b, 0) / part.length });
	}
	const last = Math.exp(mu + 3.3 * sigma);
	const heavyClasses = classes - lightClasses;
	const edge = (i: number) => censor * (last / censor) ** (i / heavyClasses);
	for (let i = 0; i < heavyClasses; i++) {
		const upper = i === heavyClasses - 1;
		const share = (upper ? 1 : below(edge(i + 1), 0)) - below(edge(i), 0);
		const sum = ((upper ? 1 : below(edge(i + 1), sigma * sigma)) - below(edge(i), sigma * sigma)) * mean;
		result.push({ share, ratings: sum / share });
	}
	return rescale(result, mean);
}

/** Scales the tail so that the mean is exactly `mean`, although the light counts are not quite lognormal. */
function rescale(classes: Activity[], mean: number): Activity[] {
	const total = classes.reduce((sum, c) => sum + c.share, 0);
	const now = classes.reduce((sum, c) => sum + c.share * c.ratings, 0) / total;
	return classes.map((c) => ({
		share: Number((c.share / total).toFixed(5)),
		ratings: Number(((c.ratings * mean) / now).toFixed(1)),
	}));
}
