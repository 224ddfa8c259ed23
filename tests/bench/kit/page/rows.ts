import type { Comparison } from './compare.ts';

export type Row = [name: string, value: string];

const signed = (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(2)}`;

/** Two times side by side, how many times one is the other, and by how much they differ. */
export function sideBySide({ without, withIt, ratio, difference }: Comparison): string {
	const [times, fewest, most] = ratio.map((n) => n.toFixed(3));
	const [by, least, greatest] = difference.map(signed);
	return `${without.toFixed(2)} → ${withIt.toFixed(2)} ms  ×${times} (${fewest} to ${most})  ${by} ms (${least} to ${greatest})`;
}
