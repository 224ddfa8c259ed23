/** Which film each opinion of a text is about: the words are read once, and each opinion goes to one film, or to a whole list. */
import { bitOf, type CuedWords } from './lexicon.ts';
import { OPINIONS, type Parts, type Place } from './parts.ts';

/** The opinions on a mention, each as a sum. */
export const SAID = [
	'pos',
	'neg',
	'soso',
	'best',
	'worst',
	'suggested',
	'others',
	'unseen',
	'better',
	'worse',
	'betterThan',
	'worseThan',
	'posNext',
	'negNext',
	'sosoNext',
] as const;
const [POS, NEG, SOSO, BEST, WORST, SUGGESTED, OTHERS, UNSEEN, BETTER, WORSE, BETTER_THAN, WORSE_THAN] = SAID.map(
	(_, i) => i,
) as [number, number, number, number, number, number, number, number, number, number, number, number];
const NEXT = SAID.indexOf('posNext');

const [MORE, LESS, THAN, SUGGEST, NOT, ASK, UNSEEN_BIT, OTHERS_BIT, SELF, LIKE, IF] = (
	['more', 'less', 'than', 'suggest', 'not', 'ask', 'unseen', 'others', 'self', 'like', 'if'] as const
).map(bitOf) as [number, number, number, number, number, number, number, number, number, number, number];
/** The meaning and weight of each of {@link OPINIONS}. */
const SAYS: readonly [kind: number, weight: number][] = [
	[POS, 2],
	[POS, 1],
	[SOSO, 1],
	[NEG, 1],
	[NEG, 2],
	[BEST, 1],
	[WORST, 1],
	[NEG, 1.5],
	[POS, 1.5],
	[NEG, 1.2],
	[POS, 0.8],
];

/** Words that a comparison reaches over, sentences that an opinion reaches back, words to a holder. */
const [COMPARED, BACK, HOLDER] = [6, 4, 6];
/** The cost of a word, a clause, and a mention in between. */
const [CLAUSE_COST, MENTION_COST] = [4, 7];

/** @returns {@link SAID} of each mention, row by row */
export function attach(words: CuedWords, parts: Parts, places: readonly Place[]): Float64Array {
	const width = SAID.length;
	const said = new Float64Array(places.length * width);
	if (places.length === 0) return said;
	const chain = chainsOf(words, places);
	const add = (mention: number, kind: number, weight: number) => {
		for (let m = mention; m >= 0 && chain[m] === chain[mention]; m--) said[m * width + kind]! += weight;
		for (let m = mention + 1; m < places.length && chain[m] === chain[mention]; m++) said[m * width + kind]! += weight;
	};
	/** The last mention that begins before the word at hand. */
	let last = -1;
	/** Nearest holder of opinions before it, and its kind. */
	let holder = -1;
	let isOthers = false;
	let sentence = -1;
	let dropped = -1;
	for (let w = 0; w < words.count; w++) {
		while (last + 1 < places.length && places[last + 1]!.first <= w) last++;
		if (parts.sentence[w] !== sentence) {
			sentence = parts.sentence[w]!;
			holder = -1;
		}
		const cues = words.cues[w]!;
		if ((cues & (OTHERS_BIT | SELF)) !== 0) {
			holder = w;
			isOthers = (cues & OTHERS_BIT) !== 0;
		}
		const opinion = parts.opinion[w]!;
		const isSaying = opinion !== 0 || (cues & (MORE | LESS | SUGGEST | UNSEEN_BIT)) !== 0;
		if (!isSaying) continue;
		const { mention, distance } = nearest(words, parts, places, last, w);
		if ((cues & (MORE | LESS)) !== 0 && mention >= 0 && distance === 0) {
			const compared = comparedAt(words, parts, places, w, last);
			if (compared !== null) {
				const isMore = (cues & MORE) !== 0;
				if (compared.than >= 0) add(compared.than, isMore ? BETTER_THAN : WORSE_THAN, 1);
				if (compared.than !== mention || compared.before >= 0)
					add(compared.before >= 0 ? compared.before : mention, isMore ? BETTER : WORSE, 1);
				dropped = compared.end;
				continue;
			}
			if (opinion === 0) continue;
		}
		if (mention < 0 || w <= dropped) continue;
		if ((cues & UNSEEN_BIT) !== 0) {
			if (distance === 0) add(mention, UNSEEN, 1);
			if (opinion === 0) continue;
		}
		if ((cues & SUGGEST) !== 0 && distance === 0 && !near(words, w, NOT | ASK)) add(mention, SUGGESTED, 1);
		if (opinion === 0) continue;
		if (isOthers && holder >= 0 && w - holder <= HOLDER) {
			add(mention, OTHERS, 1);
			continue;
		}
		if (distance === 0 && near(words, w, IF)) continue;
		for (let k = 0; k < OPINIONS.length; k++) {
			if (((opinion >>> k) & 1) === 0) continue;
			const [kind, weight] = SAYS[k]!;
			const isListed = kind === BEST || kind === WORST;
			if (distance === 0) add(mention, kind, weight);
			else said[mention * width + NEXT + (isListed ? kind - BEST : kind)]! += weight / distance;
		}
	}
	return said;
}

/** Mentions with nothing but a word between are a list. */
function chainsOf(words: CuedWords, places: readonly Place[]): Int32Array {
	const chain = new Int32Array(places.length);
	for (let m = 1; m < places.length; m++) {
		const [from, to] = [places[m - 1]!.end, places[m]!.first];
		const isJoined = to - from <= 1 && (to === from || (words.cues[from]! & ~NOT) === 0);
		chain[m] = isJoined ? chain[m - 1]! : m;
	}
	return chain;
}

/** The mention that a word is about: the nearest in its sentence, or else the last before it, with the sentences in between. */
function nearest(words: CuedWords, parts: Parts, places: readonly Place[], last: number, word: number) {
	const sentence = parts.sentence[word]!;
	let best = -1;
	let least = Infinity;
	for (const m of [last, last + 1]) {
		const place = places[m];
		if (place === undefined || parts.sentence[place.first] !== sentence) continue;
		const [from, to] = m === last ? [place.end, word] : [word, place.first];
		const clauses = Math.abs(parts.clause[word]! - parts.clause[place.first]!);
		// An opinion is not about the other side of a comparison.
		const isLikened = from < to && m !== last && (words.cues[to - 1]! & (LIKE | THAN)) !== 0;
		const cost = to - from + CLAUSE_COST * clauses + (isLikened ? MENTION_COST : 0);
		if (cost < least) [best, least] = [m, cost];
	}
	if (best >= 0) return { mention: best, distance: 0 };
	if (last >= 0) {
		const distance = sentence - parts.sentence[places[last]!.first]!;
		return distance <= BACK ? { mention: last, distance } : { mention: -1, distance };
	}
	const next = places[0]!;
	const distance = parts.sentence[next.first]! - sentence;
	return distance <= 1 ? { mention: 0, distance: 2 * distance } : { mention: -1, distance };
}

/** The films of a comparison with "better" at a word: the one before it, and the one after "than". */
function comparedAt(words: CuedWords, parts: Parts, places: readonly Place[], word: number, last: number) {
	const sentence = parts.sentence[word]!;
	const before = last >= 0 && parts.sentence[places[last]!.first] === sentence ? last : -1;
	for (let w = word; w < Math.min(words.count, word + COMPARED) && parts.sentence[w] === sentence; w++) {
		if ((words.cues[w]! & THAN) === 0) continue;
		const next = places[last + 1];
		const than = next !== undefined && next.first - w <= 4 && next.first > w ? last + 1 : -1;
		return than < 0 && before < 0 ? null : { before, than, end: w };
	}
	return null;
}

/** Whether one of some cues is within three words before a word. */
function near({ cues }: CuedWords, word: number, bits: number): boolean {
	for (let w = Math.max(0, word - 3); w < word; w++) if ((cues[w]! & bits) !== 0) return true;
	return false;
}
