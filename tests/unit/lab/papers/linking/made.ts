/** Made-up people with tastes: each likes two of eight kinds of films, and rates on different days. */
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import type { Ratings } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { createTable } from '../../../../../src/lab/kit/datasets/table.ts';

const [PEOPLE, FILMS, KINDS, EACH] = [240, 160, 8, 24];

/** @param timed whether there are dates: someone's i-th rating is on day i */
export function tasteful(timed: boolean, seed = 1): Ratings {
	const random = seededRandom(seed);
	const star = seededRandom(seed + 1);
	const table = createTable(true, timed);
	for (let user = 0; user < PEOPLE; user++) {
		const liked = [Math.floor(KINDS * random()), Math.floor(KINDS * random())];
		const rated = new Set<number>();
		while (rated.size < EACH) {
			const kind = random() < 0.9 ? liked[Math.floor(2 * random())]! : Math.floor(KINDS * random());
			rated.add(kind + KINDS * Math.floor((FILMS / KINDS) * random() ** 1.5));
		}
		for (const [i, film] of [...rated].entries()) table.add(user, film, Math.floor(5 * star()), 86_400 * (i + 1));
	}
	return table.finish([1, 2, 3, 4, 5]).ratings;
}

/** The same as a CSV file. */
export function csvOf({ users, byUser: { start, ids, levels, times }, scale }: Ratings): string {
	const rows = Array.from({ length: users }, (_, user) =>
		Array.from(ids.subarray(start[user]!, start[user + 1]!), (film, i) =>
			[user, film, scale[levels![start[user]! + i]!], ...(times === null ? [] : [times[start[user]! + i]])].join(),
		),
	);
	return [`user,item,rating${times === null ? '' : ',time'}`, ...rows.flat(), ''].join('\n');
}
