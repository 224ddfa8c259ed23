/** Pairs of accounts that may be linked. */
import * as v from 'valibot';
import { text } from '../checks.ts';
import { LONGEST_NAME } from './limits.ts';

/** The ids of two accounts, in order. */
export type AsOne = [string, string];
export const AsOneSchema = v.pipe(
	v.strictTuple([text(LONGEST_NAME), text(LONGEST_NAME)], 'must be two accounts'),
	v.check(([a, b]) => a < b, 'must be two accounts in order'),
);

export const asOne = (a: string, b: string): AsOne => (a < b ? [a, b] : [b, a]);
export const isSamePair = ([a, b]: AsOne, [c, d]: AsOne): boolean => a === c && b === d;

/** Adds a pair to the settings, or removes it. */
export const withPair =
	(pair: AsOne, on: boolean) =>
	<Settings extends { asOne: AsOne[] }>(settings: Settings): Settings => {
		const others = settings.asOne.filter((other) => !isSamePair(other, pair));
		return { ...settings, asOne: on ? [...others, pair] : others };
	};
