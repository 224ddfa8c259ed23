/** How fine and how wide the grid for deficits is. */
import { type Deficits, noMentions, type TermRows } from './deficits.ts';
import type { Kinds } from './kinds.ts';

/** Grid points of a deficit distribution: with fewer films, near ties of sums make a point cost more, and it takes less time. */
const binsFor = (films: number) => Math.min(2048, Math.max(256, 2 ** Math.round(13 - Math.log2(Math.max(1, films)))));

/** A grid for the writer's deficits from all of `terms`, nothing mentioned yet. */
export function emptyGrid({ users, own, scoreOf }: Kinds, terms: readonly TermRows[]): Deficits {
	const height = users.length;
	const bins = binsFor(terms.length);
	let widest = 0;
	let largest = 0;
	for (let row = 0; row < own; row++) {
		let total = 0;
		let mean = 0;
		let variance = 0;
		const ahead = new Float64Array(height);
		for (const term of terms) {
			const { gain, hit } = term;
			if (term.more !== undefined) {
				const [highest, lowest] = bounds(term, row);
				total += highest - lowest;
				largest = Math.max(largest, highest - lowest);
				mean += highest - lowest;
				for (let a = own; a < height; a++) ahead[a]! += bounds(term, a)[0] - highest;
				continue;
			}
			const loss = Math.abs(gain[row]!);
			const lost = gain[row]! > 0 ? 1 - hit[row]! : hit[row]!;
			total += loss;
			largest = Math.max(largest, loss);
			mean += loss * lost;
			variance += loss * loss * lost * (1 - lost);
			for (let a = own; a < height; a++) ahead[a]! += Math.max(0, gain[a]!) - Math.max(0, gain[row]!);
		}
		const lead = ahead.reduce((a, b) => Math.max(a, b), 0);
		// A user whose sum counts for more needs a smaller one.
		const lowest = scoreOf ? total : Math.min(total, mean + 5 * Math.sqrt(variance));
		widest = Math.max(widest, lead + lowest);
	}
	// Two cells over: rounding may widen a sum of n terms by n / 2 cells. Nothing to lose, nothing to resolve.
	const unit = widest / (bins - 2 - Math.min(bins / 2, terms.length / 2)) || largest / bins || 1;
	return noMentions(height, unit, bins, scoreOf ? null : own);
}

/** The most and the least that a film rated in several ways, or not at all, may add. */
function bounds({ gain, more = [] }: TermRows, row: number): [number, number] {
	const gains = [0, gain[row]!, ...more.map((way) => way.gain[row]!)];
	return [Math.max(...gains), Math.min(...gains)];
}
