/** Evidence for the kind of a name, from the words and the other names around it. */
import { partitionPoint } from '../algorithms/bisect.ts';
import type { PackKind } from '../catalogue/packKinds.ts';
import { scanWords, type Words } from '../catalogue/words.ts';
import { madeWords, tellingWords } from './tellingWords.ts';

/** UTF-16 offsets of a part of a text. */
interface Span {
	start: number;
	end: number;
}

/** A mention that only one kind claims, with the place of that kind in the list of kinds. */
interface Company extends Span {
	of: number;
}

/** Words on either side that count as next to a name. */
const REACH = 3;
/** Weights of a cue next to a name, in its sentence, and elsewhere in the text; and the most they add up to. */
const CUES = { adjacent: 2, sentence: 1.5, text: 0.2, most: 4 };
/** The same for a mention that no other kind claims: in a list of games, a name is a game. */
const COMPANY = { sentence: 1, text: 0.3, most: 2 };
/** Marks between two words that end a sentence. */
const ENDING = /[.!?;]\s|\n/;

/** Returns a function that gives the evidence for a kind of a span, in log odds; a kind is given as its index in `kinds`. */
export function kindEvidence(
	text: string,
	kinds: readonly PackKind[],
	company: readonly Company[],
): (span: Span, of: number) => number {
	const words = scanWords(text);
	const sentence = sentencesOf(text, words);
	const all = tellingWords(words, kinds);
	const made = madeWords(words);
	/** The first word that ends after an offset. */
	const wordAt = (offset: number) => partitionPoint(0, words.count, (w) => words.end[w]! <= offset);
	// Words about an adaptation, or its original, are evidence only for a name next to them.
	const own = all.map((values) => values.map((value, w) => (made[w] === 1 ? 0 : value)));
	const cues = own.map((values) => sums(values, sentence));
	const companyOf = kinds.map((_, of) => {
		const at = company.filter((one) => one.of === of).map(({ start }) => sentence[wordAt(start)]!);
		return sums(new Float64Array(at.length).fill(1), at);
	});
	return ({ start, end }, of) => {
		const first = wordAt(start);
		const last = partitionPoint(first, words.count, (w) => words.start[w]! < end);
		const here = sentence[first]!;
		const sumOf = (values: Float64Array, from: number, to: number) => {
			let sum = 0;
			for (let w = Math.max(0, from); w < Math.min(words.count, to); w++) if (sentence[w] === here) sum += values[w]!;
			return sum;
		};
		const around = (values: Float64Array) => sumOf(values, first - REACH, last + REACH);
		const adjacent = around(all[of]!) - sumOf(all[of]!, first, last);
		const inSentence = cues[of]!.of(here) - around(own[of]!);
		const elsewhere = cues[of]!.total - cues[of]!.of(here);
		const byCues = CUES.text * elsewhere + CUES.sentence * inSentence + CUES.adjacent * adjacent;
		const near = companyOf[of]!.of(here);
		const byCompany = COMPANY.text * (companyOf[of]!.total - near) + COMPANY.sentence * near;
		return Math.min(CUES.most, byCues) + Math.min(COMPANY.most, byCompany);
	};
}

/** The number of each word's sentence. */
function sentencesOf(text: string, { count, start, end }: Words): Int32Array {
	const sentence = new Int32Array(count);
	for (let w = 1; w < count; w++)
		sentence[w] = sentence[w - 1]! + (ENDING.test(text.slice(end[w - 1]!, start[w]!)) ? 1 : 0);
	return sentence;
}

function sums(values: Float64Array, sentences: ArrayLike<number>) {
	const bySentence = new Map<number, number>();
	values.forEach((value, i) => {
		bySentence.set(sentences[i]!, (bySentence.get(sentences[i]!) ?? 0) + value);
	});
	return { total: values.reduce((a, b) => a + b, 0), of: (sentence: number) => bySentence.get(sentence) ?? 0 };
}
