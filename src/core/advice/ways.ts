/** Ways to change several films of a draft. */
import { areTheSame, type Option } from './options.ts';

/** What can be done with a film, and its gain alone. */
export type Weighed = Option & { film: number; gain: number };

/**
 * Returns ways to change the films, of each effort the `kept` that gain most if gains add up. No two films get the
 * same words, which would read as one film.
 * @param most the effort that is too much
 */
export function waysToChange(choices: readonly (readonly Weighed[])[], kept: number, most = Infinity) {
	let ways: { changes: readonly Weighed[]; effort: number; gain: number }[] = [{ changes: [], effort: 0, gain: 0 }];
	for (const options of choices) {
		const more = ways.flatMap(({ changes, effort, gain }) =>
			options
				.filter((option) => effort + option.effort < most && !changes.some((other) => areTheSame(other, option)))
				.map((option) => ({
					...{ changes: [...changes, option], effort: effort + option.effort, gain: gain + option.gain },
				})),
		);
		const times = new Map<number, number>();
		ways = [...ways, ...more]
			.sort((a, b) => b.gain - a.gain)
			.filter(({ effort }) => {
				const tenths = Math.round(10 * effort);
				times.set(tenths, (times.get(tenths) ?? 0) + 1);
				return times.get(tenths)! <= kept;
			});
	}
	return ways;
}
