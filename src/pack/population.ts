import type { PopulationFile } from '../core/population/pack.ts';
import { factsProblem } from '../core/population/population.ts';
import { InputError } from './errors.ts';
import { readText } from './files.ts';
import { type DescribedTastes, tastesProblem } from './tastes.ts';

/** A population as described in its file; the lifts of its tastes are in a file of their own. */
export interface DescribedPopulation extends Omit<PopulationFile, 'tastes'> {
	tastes?: DescribedTastes;
}

/** Reads a population description (see assets/population.json). @throws InputError naming the file and the error */
export async function readPopulation(file: string): Promise<DescribedPopulation> {
	const text = await readText(file);
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new InputError(`${file}: is not JSON (${(error as Error).message}).`);
	}
	const { activity, tastes } = (value ?? {}) as { activity?: unknown; tastes?: unknown };
	const problem =
		factsProblem(value) ?? activityProblem(activity) ?? tastesProblem(tastes, (activity as unknown[]).length);
	if (problem !== null) throw new InputError(`${file}: ${problem}.`);
	return value as DescribedPopulation;
}

function activityProblem(activity: unknown): string | null {
	if (!Array.isArray(activity) || activity.length === 0 || activity.length > 256)
		return '"activity" must be a list of 1 to 256 classes';
	const isPositive = (n: unknown) => typeof n === 'number' && Number.isFinite(n) && n > 0;
	const bad = activity.findIndex((c) => !isPositive(c?.share) || !isPositive(c?.ratings));
	return bad < 0 ? null : `class ${bad + 1} of "activity" needs a "share" and "ratings", both numbers above 0`;
}
