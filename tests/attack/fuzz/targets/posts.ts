/** Exports of posts, as text and as bytes, with pieces that are repeated without end. */
import { strFromU8, strToU8 } from 'fflate';
import { EXAMPLES } from '../../../unit/imports/posts/examples.ts';
import { postsOf, source } from '../../../unit/imports/posts/files.ts';
import { grow, mutateBytes, mutateText, pick, type Random } from '../mutate.ts';
import { isRead, type Target } from '../target.ts';

const PACKED = /\.(?:zip|tar|gz|car)$/;
const NAMES = Object.keys(EXAMPLES);

const reading = (name: string, names: readonly string[], mutate: (random: Random, file: Uint8Array) => Uint8Array) => ({
	name,
	tryCase: (random: Random) => {
		const file = pick(random, names);
		return isRead(postsOf(source(file, mutate(random, EXAMPLES[file]!))));
	},
});

export const posts: Target[] = [
	reading(
		'posts in texts',
		NAMES.filter((name) => !PACKED.test(name)),
		(random, file) => {
			const text = strFromU8(file);
			return strToU8(mutateText(random, random() < 0.1 ? grow(random, text) : text));
		},
	),
	reading(
		'posts in archives',
		NAMES.filter((name) => PACKED.test(name)),
		mutateBytes,
	),
];
