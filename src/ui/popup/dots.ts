/** People as dots, in an order in which they drop out. */
import { seededRandom } from '../../core/advice/draw.ts';

const [COLUMNS, ROWS] = [40, 13];
const GAP = 8.7;
export const DOTS = COLUMNS * ROWS;
export const FIELD = { width: COLUMNS * GAP, height: ROWS * GAP };

/** How many people a dot is: a round number. */
export function peoplePerDot(members: number): number {
	const least = members / DOTS;
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(least)));
	return Math.max(1, Math.ceil(least / unit) * unit);
}

const random = seededRandom(5);
/** The writer stays, in the middle; of the others, the last drop out first. */
const ORDER = Array.from({ length: DOTS }, (_, dot) => ({ dot, turn: dot === 7 * COLUMNS + 23 ? -1 : random() }))
	.sort((a, b) => a.turn - b.turn)
	.map(({ dot }) => dot);

/** The path of the dots from one place in the order up to another. */
export const dots = (from: number, to: number): string =>
	ORDER.slice(from, Math.max(from, to))
		.map(
			(dot) =>
				`M${(((dot % COLUMNS) + 0.5) * GAP).toFixed(1)} ${((Math.floor(dot / COLUMNS) + 0.5) * GAP).toFixed(1)}h0`,
		)
		.join('');

/** The number of dots for this many people, including the writer. */
export const dotsFor = (people: number, members: number): number =>
	Math.min(DOTS, Math.max(1, Math.round(people / peoplePerDot(members))));
