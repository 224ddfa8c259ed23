import { seededRandom } from '../../core/advice/draw.ts';
import { drawMentions, drawPeople, type Simulation } from '../kit/datasets/simulate.ts';
import type { NamedTarget } from './engine.ts';
import type { People, Store } from './store.ts';

/**
 * Draws people and their mentions from ratings that may exceed memory: only the sizes of all, and the ratings of the
 * people drawn, are read. The same file and seed give the same mentions.
 * @throws RangeError if too few people have rated enough items
 */
export async function simulatedIn(
	store: Pick<Store, 'totals'> & People,
	simulation: Simulation,
): Promise<NamedTarget[]> {
	const people = await store.people();
	const random = seededRandom(simulation.seed);
	const drawn = drawPeople(
		people.map(({ rated }) => rated),
		simulation,
		random,
	).map((user) => people[user]!.user);
	const items = await store.items();
	const at = new Map(items.map(({ item }, i) => [item, i]));
	const rated = await store.ratedBy(drawn);
	const own = drawn.map((user) => Uint32Array.from(rated.get(user)!, (item) => at.get(item)!).sort());
	const side = (sizes: readonly number[], ids: Uint32Array) => ({
		start: starts(sizes),
		ids,
		levels: null,
		times: null,
	});
	const byItem = side(
		items.map(({ raters }) => raters),
		new Uint32Array(),
	);
	const byUser = side(
		own.map(({ length }) => length),
		Uint32Array.from(own.flatMap((ids) => [...ids])),
	);
	const ratings = { users: drawn.length, items: items.length, count: store.totals.ratings, byUser, byItem };
	return drawn.map((user, i) => {
		const mentions = drawMentions(ratings, i, simulation.sizes[i]!, simulation.skew ?? 0, random);
		return { user, items: mentions.map((item) => items[item]!.item) };
	});
}

function starts(sizes: readonly number[]): Uint32Array {
	const start = new Uint32Array(sizes.length + 1);
	sizes.forEach((size, i) => {
		start[i + 1] = start[i]! + size;
	});
	return start;
}
