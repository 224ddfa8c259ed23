/**
 * Which finds in the posts of an account are surely films. The finder judges each text by itself, and over thousands of
 * posts about other things it is wrong often enough to make up a whole list of films: "Companion plants worked". So a
 * find counts by what else is named: in the account, in the same place, and in the same post.
 */
import { LEAST_SURE } from '../mentions/certainty.ts';

/** A find in a post: what it names, and how likely that is by the post alone. */
export interface Find {
	item: number | string;
	chance: number;
}

/** What a post names. */
export interface FoundIn {
	/** Where it was posted: a forum, or a part of one. */
	place: string;
	/** Each item once. */
	finds: readonly Find[];
}

/**
 * How much likelier talk of films makes a find of this chance, compared with other talk: even at odds of `EVEN`, and by this
 * power of the odds above and below it. Fitted on labeled posts.
 */
const EVEN = 4.7;
const POWER = 3;

/** False finds in a thousand words that are not about films, as everyday posts have them: `npm run lab -- detect-sums`. */
const FALSE_FINDS = 0.6;

/** Words that a film is taken to be talked about in: reviews name few films in many words. */
const WORDS_ABOUT = 500;

/**
 * Assumed about every account: this many of its finds are films, and this many are not. It takes a few thousand words
 * without a film to outweigh this, so short accounts keep what the finder found.
 */
const BEFORE = { films: 25, others: 0.5 };

/** What the account says about each place, and the place of each post, in false finds. */
const [PLACE, POST] = [1, 0.1];

const MOST_ROUNDS = 50;
const SAME = 0.001;

/** Probability that a find of this chance is about films, by the odds of films among finds. */
function amongFilms(chance: number, odds: number): number {
	if (chance >= 1) return 1;
	const likelier = odds * (chance / (1 - chance) / EVEN) ** POWER;
	return likelier / (1 + likelier);
}

/** A sum over items, each counted once by its largest value, with any one left out. */
class LargestOf {
	private readonly values = new Map<Find['item'], number>();
	sum = 0;

	add(item: Find['item'], value: number): void {
		const known = this.values.get(item) ?? 0;
		if (value > known || !this.values.has(item)) this.values.set(item, value);
		if (value > known) this.sum += value - known;
	}

	without = (item: Find['item']): number => this.sum - (this.values.get(item) ?? 0);

	/** Usual number of false finds in this many words, without those about the films. */
	others = (words: number): number => (FALSE_FINDS * Math.max(0, words - WORDS_ABOUT * this.sum)) / 1000;
}

/**
 * Returns for each post its finds that are surely films.
 * @param words words of all posts by place, with finds or without
 */
export function surelyNamed(posts: readonly FoundIn[], words: ReadonlyMap<string, number>): Find['item'][][] {
	const all = [...words.values()].reduce((sum, some) => sum + some, 0);
	let weights = posts.map(({ finds }) => finds.map(({ chance }) => amongFilms(chance, 1)));
	let odds = weights;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		odds = oddsOf(posts, weights, words, all);
		const next = posts.map(({ finds }, i) => finds.map(({ chance }, k) => amongFilms(chance, odds[i]![k]!)));
		const change = next.flatMap((post, i) => post.map((weight, k) => Math.abs(weight - weights[i]![k]!)));
		weights = next;
		if (change.every((some) => some < SAME)) break;
	}
	const usual = BEFORE.films / BEFORE.others;
	const isSure = ({ chance }: Find, weight: number) =>
		chance * Math.min(1, weight / amongFilms(chance, usual)) >= LEAST_SURE;
	// A film surely named once is meant each time it is named.
	const sure = new Set(
		posts.flatMap(({ finds }, i) => finds.filter((find, k) => isSure(find, weights[i]![k]!))).map(({ item }) => item),
	);
	return posts.map(({ finds }) => finds.map(({ item }) => item).filter((item) => sure.has(item)));
}

/** The odds that each find is about films, by all other finds. */
function oddsOf(
	posts: readonly FoundIn[],
	weights: readonly (readonly number[])[],
	words: ReadonlyMap<string, number>,
	all: number,
): number[][] {
	const account = new LargestOf();
	const places = new Map<string, LargestOf>();
	for (const [i, { place, finds }] of posts.entries()) {
		const there = places.get(place) ?? new LargestOf();
		places.set(place, there);
		for (const [k, { item }] of finds.entries()) {
			account.add(item, weights[i]![k]!);
			there.add(item, weights[i]![k]!);
		}
	}
	return posts.map(({ place, finds }, i) => {
		const there = places.get(place)!;
		const inPost = weights[i]!.reduce((sum, weight) => sum + weight, 0);
		return finds.map(({ item }, k) => {
			const ofAccount = (BEFORE.films + account.without(item)) / (BEFORE.others + account.others(all));
			const ofPlace = (PLACE * ofAccount + there.without(item)) / (PLACE + there.others(words.get(place) ?? 0));
			// The finder has already seen the post: a post only supports what it names, and never opposes it.
			return Math.max(ofPlace, (POST * ofPlace + inPost - weights[i]![k]!) / (POST + finds.length - inPost));
		});
	});
}
