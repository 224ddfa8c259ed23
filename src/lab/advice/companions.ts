import { type Companions, companion } from '../../core/catalogue/companions.ts';
import { type Ratings, sizeOf, sizesOf } from '../kit/datasets/ratings.ts';

/** Maximum number of companions of an item. */
const MOST = 48;
/** Fewest raters for which companions are computed; fewer say too little about taste. */
const FEWEST = 40;
/** Pseudo-counts, as shares of all users and of the expected count, that shrink the lift of rare pairs towards 1. */
const [OF_PEOPLE, OF_EXPECTED] = [0.1, 0.5];

/**
 * Returns the companions of each item among the items with at least `least` raters, by lift: how often users rated both
 * compared with chance. Users count less the more they rated: one who rated everything says nothing about taste.
 * @param excluded users to ignore
 */
export function companionsOf(
	{ byItem, byUser, users, items }: Ratings,
	least: number,
	excluded: ReadonlySet<number> = new Set(),
): Companions {
	const weight = Float64Array.from(sizesOf(byUser), (n, user) => (excluded.has(user) || n === 0 ? 0 : 1 / n));
	const all = weight.reduce((a, b) => a + b, 0);
	const weightOf = new Float64Array(items);
	for (let user = 0; user < users; user++)
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) weightOf[byUser.ids[i]!]! += weight[user]!;
	const open = Uint8Array.from(sizesOf(byItem), (raters) => (raters >= least ? 1 : 0));
	const nearStart = new Uint32Array(new SharedArrayBuffer(4 * (items + 1)));
	const found: number[] = [];
	const together = new Float64Array(items);
	const people = (OF_PEOPLE * all) / users;
	for (let item = 0; item < items; item++) {
		if (sizeOf(byItem, item) >= FEWEST) {
			together.fill(0);
			for (let i = byItem.start[item]!; i < byItem.start[item + 1]!; i++) {
				const user = byItem.ids[i]!;
				const w = weight[user]!;
				for (let j = byUser.start[user]!; w > 0 && j < byUser.start[user + 1]!; j++) together[byUser.ids[j]!]! += w;
			}
			const lift = (other: number) => {
				const expected = (weightOf[item]! * weightOf[other]!) / all;
				return (together[other]! + OF_EXPECTED * expected + people) / ((1 + OF_EXPECTED) * expected + people);
			};
			found.push(...closest(open, item, lift));
		}
		nearStart[item + 1] = found.length;
	}
	const near = new Uint32Array(new SharedArrayBuffer(4 * found.length));
	near.set(found);
	return { nearStart, near };
}

function closest(open: Uint8Array, item: number, lift: (other: number) => number): number[] {
	const others: { other: number; lift: number }[] = [];
	for (let other = 0; other < open.length; other++)
		if (open[other] === 1 && other !== item) {
			const of = lift(other);
			if (of > Math.SQRT2) others.push({ other, lift: of });
		}
	return others
		.sort((a, b) => b.lift - a.lift)
		.slice(0, MOST)
		.map(({ other, lift: of }) => companion(other, of));
}
