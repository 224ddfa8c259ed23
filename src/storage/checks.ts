/** Says where a value that came from outside is not what it should be, and why; null where all is well. */
export type Check = (value: unknown, path: string) => string | null;

const must = (sound: boolean, path: string, what: string) => (sound ? null : `${path || 'The file'} must be ${what}`);

export const text =
	(most: number): Check =>
	(value, path) =>
		must(
			typeof value === 'string' && value.trim() !== '' && value.length <= most,
			path,
			`a text of 1 to ${most} characters`,
		);

/** A text that may be empty. */
export const note =
	(most: number): Check =>
	(value, path) =>
		must(typeof value === 'string' && value.length <= most, path, `a text of at most ${most} characters`);

export const whole =
	(least: number, most: number): Check =>
	(value, path) =>
		must(
			Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
			path,
			`a whole number from ${least} to ${most}`,
		);

export const such =
	(fits: (value: unknown) => boolean, what: string): Check =>
	(value, path) =>
		must(fits(value), path, what);

export const oneOf = (...values: unknown[]): Check =>
	such((value) => values.includes(value), `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);

export const nullOr =
	(check: Check): Check =>
	(value, path) =>
		value === null ? null : check(value, path);

export const list =
	(check: Check, most: number, least = 0): Check =>
	(value, path) => {
		if (!Array.isArray(value) || value.length > most || value.length < least)
			return must(false, path, `a list of ${least > 0 ? `${least} to` : 'at most'} ${most} entries`);
		return firstProblem(value, (entry, i) => check(entry, `${path}[${i}]`));
	};

/** An object with these fields; others are let pass, for a newer version may have added them. */
export const fields =
	(checks: Record<string, Check>): Check =>
	(value, path) => {
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return must(false, path, 'an object');
		const within = path === '' ? '' : `${path}.`;
		return firstProblem(Object.entries(checks), ([name, check]) =>
			check((value as Record<string, unknown>)[name], within + name),
		);
	};

function firstProblem<T>(values: T[], problemOf: (value: T, index: number) => string | null): string | null {
	for (const [i, value] of values.entries()) {
		const problem = problemOf(value, i);
		if (problem !== null) return problem;
	}
	return null;
}

/** Of stored records those that are sound, and how many are not. */
export function soundOnes<T>(records: readonly unknown[], check: Check): { sound: T[]; damaged: number } {
	const sound = records.filter((record) => check(record, 'record') === null) as T[];
	return { sound, damaged: records.length - sound.length };
}
