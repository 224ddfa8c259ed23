/** What is surely named in the posts of one account, judged post by post, and judged together. */
import { isNamed } from '../../core/advice/itemsNamed.ts';
import type { Verdict } from '../../core/advice/verdict.ts';
import { auditPosts } from '../../core/audit/audit.ts';
import { type FoundIn, surelyNamed } from '../../core/audit/surelyNamed.ts';
import type { Mention } from '../../core/mentions/mentions.ts';
import type { Pack } from '../../core/population/pack.ts';
import { TOLERANCE } from './asked.ts';
import type { GoldText } from './gold.ts';
import { overlap } from './score.ts';

/** Names in posts, each film once a post: those where the label names something, and those where it does not. */
interface Named {
	right: number;
	wrong: number;
}

export interface Sums {
	posts: number;
	words: number;
	apart: Named;
	together: Named;
	/** The films of each post that are surely named, as `together` counts them. */
	films: number[][];
	before: number[][];
}

const PLACE = 'posts';

/** Judges the posts of one account, all of them at one place. @param find what a text may name */
export function sumUp(texts: readonly GoldText[], find: (text: GoldText) => readonly Mention[]): Sums {
	const found = texts.map((text): FoundIn => {
		const chances = new Map<number, number>();
		for (const { film, confidence } of find(text).filter((mention) => isNamed(mention, [])))
			chances.set(film, Math.max(chances.get(film) ?? 0, confidence));
		return { place: PLACE, finds: Array.from(chances, ([item, chance]) => ({ item, chance })) };
	});
	const words = texts.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
	const before = found.map(({ finds }) => finds.map(({ item }) => item as number));
	const films = surelyNamed(found, new Map([[PLACE, words]])) as number[][];
	const labeled = texts.map((text) => {
		const places = find(text).filter((m) => text.mentions.some((label) => overlap(m, label) > 0));
		return new Set(places.map(({ film }) => film));
	});
	const count = (some: readonly number[][]): Named => {
		const right = some.map((named, i) => named.filter((film) => labeled[i]!.has(film)).length);
		const all = some.reduce((sum, named) => sum + named.length, 0);
		const good = right.reduce((sum, each) => sum + each, 0);
		return { right: good, wrong: all - good };
	};
	return { posts: texts.length, words, apart: count(before), together: count(films), films, before };
}

/** What an audit says of the films of some posts: the crowd, how many posts to take down, and the verdict. */
export function auditSum({ population }: Pack, films: readonly (readonly number[])[]): [number, number, Verdict] {
	const posts = films.filter((some) => some.length > 0).map((some) => ({ films: some, day: null }));
	if (posts.length === 0) return [population.size, 0, 'nothing'];
	const { crowd, takeDown, verdict } = auditPosts(population, posts, {}, TOLERANCE);
	return [crowd, takeDown.length, verdict];
}
