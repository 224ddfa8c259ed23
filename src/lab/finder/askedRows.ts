import { median } from 'simple-statistics';
import { aligned } from '../kit/cli/text.ts';
import { mean } from '../kit/statistics.ts';
import { type AskedText, WAYS, type Way } from './asked.ts';

/** A labeled set of which all mentions are labeled, with what is asked in its texts. */
export interface AskedSet {
	name: string;
	asked: readonly AskedText[];
}

const HEAD = ['', 'texts', 'maybes', 'films', 'presses', 'in the box', ...WAYS.map((way) => `crowd ${way}`)];

/**
 * Formats how often a writer is asked in each set: maybes in a text, the share of them that are films, the presses in a text
 * that settle all of them, and those that the box asks for; and the error of the crowd, mean and median of |log10| of its
 * ratio to that of the labeled films, where films are guessed, where sure ones count, and where maybes are settled.
 */
export function rowsOfAsked(sets: readonly AskedSet[]): string[] {
	return aligned([HEAD, ...sets.filter(({ asked }) => asked.length > 0).map(cellsOf)]);
}

function cellsOf({ name, asked }: AskedSet): string[] {
	const sum = (of: (text: AskedText) => number) => asked.reduce((total, text) => total + of(text), 0);
	const each = (of: (text: AskedText) => number) => mean(asked.map(of)).toFixed(3);
	const maybes = sum((text) => text.maybes);
	return [
		name,
		String(asked.length),
		each((text) => text.maybes),
		maybes === 0 ? '' : (sum((text) => text.films) / maybes).toFixed(2),
		each((text) => text.presses),
		each((text) => text.pressesBelow),
		...WAYS.map((way: Way) => {
			const errors = asked.map(({ error }) => error[way]);
			return `${each((text) => text.error[way])} (${median(errors).toFixed(3)})`;
		}),
	];
}
