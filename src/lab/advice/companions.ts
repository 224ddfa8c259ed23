import { type Companions, companion } from '../../core/catalogue/companions.ts';
import { type Ratings, sizeOf, sizesOf } from '../kit/datasets/ratings.ts';

/** Most companions of an item. */
const MOST = 48;
/** Items with fewer raters tell too little of taste. */
const FEWEST = 40;
/** Pseudo-raters, as parts of all people and of what is expected, that draw lifts of rare pairs towards 1. */
const [OF_PEOPLE, OF_EXPECTED] = [0.1, 0.5];

/**
 * Companions of each item among those that at least `least` people rated: the lift of how often people rated both over
 * chance. People count less the more they rated: whoever rated everything says nothing of taste.
 * @param excluded users who are not looked at
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
