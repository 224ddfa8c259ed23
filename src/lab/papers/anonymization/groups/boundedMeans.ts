/** Bounded t-means (Thompson and Yao 2009): k-means in which every cluster has a minimum size. */
import { shuffledNumbers } from '../../../kit/datasets/shuffle.ts';
import type { Points } from './points.ts';

/** Maximum number of rounds, and the relative gain of a round below which to stop. */
const [ROUNDS, LEAST_GAIN] = [12, 1e-3];

const squared = (at: Float32Array, a: number, centers: Float32Array, b: number, dims: number, most: number): number => {
	let sum = 0;
	for (let d = 0; d < dims; d++) {
		const difference = at[a + d]! - centers[b + d]!;
		sum += difference * difference;
		if (sum >= most) return sum;
	}
	return sum;
};

/**
 * Divides `members` into `clusters` clusters of at least `least`. In each round the member who would lose most by missing
 * the nearest center chooses first; a center is full at `least` members, except that the surplus is distributed too.
 * @returns the cluster of each member in the round with the lowest cost
 * @throws RangeError if there are too few members
 */
export function boundedMeans(
	{ dims, at }: Points,
	members: Uint32Array,
	clusters: number,
	least: number,
	random: () => number,
): Uint32Array {
	const n = members.length;
	if (clusters < 1 || clusters * least > n)
		throw new RangeError(`${n} members cannot be cut into ${clusters} clusters of ${least} or more.`);
	const centers = new Float32Array(clusters * dims);
	shuffledNumbers(n, random)
		.subarray(0, clusters)
		.forEach((member, c) => {
			centers.set(at.subarray(members[member]! * dims, (members[member]! + 1) * dims), c * dims);
		});
	let best = new Uint32Array(n);
	let bestCost = Infinity;
	for (let round = 0; round < ROUNDS; round++) {
		const { of, cost } = assign({ dims, at }, members, centers, least);
		if (round > 0 && !(cost < bestCost)) break;
		const enough = bestCost - cost < LEAST_GAIN * bestCost;
		[best, bestCost] = [of, cost];
		if (enough) break;
		moveCenters({ dims, at }, members, of, centers);
	}
	return best;
}

function assign({ dims, at }: Points, members: Uint32Array, centers: Float32Array, least: number) {
	const n = members.length;
	const clusters = centers.length / dims;
	const [nearest, distance, regret] = [new Uint32Array(n), new Float64Array(n), new Float64Array(n)];
	for (let m = 0; m < n; m++) {
		let [first, second] = [Infinity, Infinity];
		for (let c = 0; c < clusters; c++) {
			const d = squared(at, members[m]! * dims, centers, c * dims, dims, second);
			if (d < first) {
				second = first;
				first = d;
				nearest[m] = c;
			} else if (d < second) second = d;
		}
		distance[m] = first;
		regret[m] = clusters === 1 ? 0 : second - first;
	}
	const order = Uint32Array.from({ length: n }, (_, m) => m).sort((a, b) => regret[b]! - regret[a]! || a - b);
	const [of, sizes] = [new Uint32Array(n), new Uint32Array(clusters)];
	const open = Array.from({ length: clusters }, (_, c) => c);
	let over = n - clusters * least;
	let cost = 0;
	for (const m of order) {
		let c = nearest[m]!;
		if (sizes[c]! >= least) {
			if (over > 0) over--;
			else {
				let first = Infinity;
				for (const candidate of open) {
					const d = squared(at, members[m]! * dims, centers, candidate * dims, dims, first);
					if (d < first || first === Infinity) [first, c] = [d, candidate];
				}
				distance[m] = first;
			}
		}
		of[m] = c;
		cost += distance[m]!;
		if (++sizes[c]! === least) open.splice(open.indexOf(c), 1);
	}
	return { of, cost };
}

/** Moves each center to the mean of its members: the item-wise mean of their padded rows. */
export function moveCenters({ dims, at }: Points, members: Uint32Array, of: Uint32Array, centers: Float32Array): void {
	const sizes = new Uint32Array(centers.length / dims);
	centers.fill(0);
	for (let m = 0; m < members.length; m++) {
		const [from, to] = [members[m]! * dims, of[m]! * dims];
		sizes[of[m]!]!++;
		for (let d = 0; d < dims; d++) centers[to + d]! += at[from + d]!;
	}
	for (let c = 0; c < sizes.length; c++)
		for (let d = 0; d < dims; d++) centers[c * dims + d]! /= Math.max(1, sizes[c]!);
}
