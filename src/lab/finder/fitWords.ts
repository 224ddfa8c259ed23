import type { PlacedCandidate } from '../../core/mentions/scene.ts';
import { RANGES, TEXT, WORD_WEIGHTS, type WordModel, type WordPlaces } from '../../core/mentions/wordModel.ts';

/** A text to fit words on: what its candidates are, and what is already known of each. */
export interface WordRows {
	/** The words of each candidate, but for those that all of the text share. */
	own: readonly Terms[];
	shared: Terms;
	/** 1 a mention, 0 none. */
	label: readonly number[];
	/** Log odds by the other features, to which the words add. */
	known: readonly number[];
	weight: number;
	/** Texts of one source count once where it is asked how widespread a word is. */
	source: string;
}

const EPOCHS = 8;
const RATE = 0.08;
const RIDGE = 2e-3;
/** Least number of sources that have a word in a place: what only one writer says is chance. */
const SOURCES = 4;

interface Terms {
	slots: Int32Array;
	share: Float64Array;
}

/**
 * Fits words by logistic regression, offset by what is known: AdaGrad (Duchi et al. 2011), text by text. The weights are the
 * mean of those after each epoch, since the last few texts would count too much.
 */
export function fitWords(texts: readonly WordRows[]): WordModel {
	const widespread = countSources(texts);
	const kept = ({ slots, share }: Terms): Terms => {
		const isKept = (_: number, i: number) => widespread[slots[i]!]! >= SOURCES;
		return { slots: slots.filter(isKept), share: share.filter(isKept) };
	};
	const rows = texts.map((text) => ({ ...text, own: text.own.map(kept), shared: kept(text.shared) }));
	const weights = new Float64Array(WORD_WEIGHTS);
	const squares = new Float64Array(WORD_WEIGHTS).fill(1e-3);
	const sum = ({ slots, share }: Terms) => slots.reduce((total, slot, i) => total + weights[slot]! * share[i]!, 0);
	const step = ({ slots, share }: Terms, error: number) => {
		for (let i = 0; i < slots.length; i++) {
			const slot = slots[i]!;
			const g = error * share[i]! + RIDGE * Math.abs(error) * weights[slot]!;
			squares[slot]! += g * g;
			weights[slot]! -= (RATE * g) / Math.sqrt(squares[slot]!);
		}
	};
	const mean = new Float64Array(WORD_WEIGHTS);
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		for (const { own, shared, label, known, weight } of rows) {
			const ofText = sum(shared);
			let total = 0;
			own.forEach((terms, i) => {
				const p = 1 / (1 + Math.exp(-known[i]! - ofText - sum(terms)));
				const error = weight * (p - label[i]!);
				total += error;
				if (Math.abs(error) > 1e-3) step(terms, error);
			});
			if (Math.abs(total) > 1e-3) step(shared, total);
		}
		weights.forEach((weight, slot) => {
			mean[slot]! += weight / EPOCHS;
		});
	}
	return quantize(mean);
}

type Term = [slot: number, share: number];

const termsOf = (terms: readonly Term[]): Terms => ({
	slots: Int32Array.from(terms, ([slot]) => slot),
	share: Float64Array.from(terms, ([, share]) => share),
});

/** Returns the words of candidates of a text, those of each and those of all. */
export const wordsOf = (
	places: WordPlaces,
	candidates: readonly PlacedCandidate[],
): Pick<WordRows, 'own' | 'shared'> => ({
	own: candidates.map((candidate) => termsOf(nearbyTerms(places, candidate))),
	shared: termsOf(textTerms(places)),
});

function nearbyTerms(places: WordPlaces, candidate: PlacedCandidate): Term[] {
	const terms: Term[] = [...places.adjacent(candidate), ...places.own(candidate)].map((slot) => [slot, 1]);
	for (const [range, first, end] of places.ranges(candidate)) {
		if (range === TEXT) continue;
		for (let w = first; w < end; w++)
			if (places.slots[range]![w]! >= 0) terms.push([places.slots[range]![w]!, RANGES[range]!.share]);
	}
	return terms;
}

const textTerms = ({ slots, perText }: WordPlaces): Term[] =>
	Array.from(slots[TEXT]!)
		.filter((slot) => slot >= 0)
		.map((slot) => [slot, RANGES[TEXT].share * perText]);

/** Counts for each slot the sources that have its word, up to 255. */
function countSources(texts: readonly WordRows[]): Uint8Array {
	const counts = new Uint8Array(WORD_WEIGHTS);
	for (const group of Map.groupBy(texts, ({ source }) => source).values()) {
		const seen = new Set<number>();
		for (const { own, shared } of group)
			for (const { slots } of [shared, ...own]) for (const slot of slots) seen.add(slot);
		for (const slot of seen) if (counts[slot]! < 255) counts[slot]!++;
	}
	return counts;
}

function quantize(weights: Float64Array): WordModel {
	const scale = weights.reduce((most, w) => Math.max(most, Math.abs(w)), 1e-9) / 127;
	return { scale, weights: Int8Array.from(weights, (w) => Math.round(w / scale)) };
}
