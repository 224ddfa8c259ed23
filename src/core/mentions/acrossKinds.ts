/** Chooses between kinds where packs of several kinds find mentions in the same words: "Dune" is film, novel, board game. */
import type { PackKind } from '../catalogue/packKinds.ts';
import { scanWords } from '../catalogue/words.ts';
import { isSure, LEAST_MAYBE, LEAST_SURE } from './certainty.ts';
import { CUE, cuesFor } from './cues.ts';
import type { Mention } from './mentions.ts';

/** What a pack of one kind found in a text. */
export interface FoundOfKind<M extends KindMention = Mention> {
	kind: PackKind;
	mentions: readonly M[];
}

/** What is read of a mention: its span in UTF-16 offsets and its probability. */
type KindMention = Pick<Mention, 'start' | 'end' | 'confidence'>;

interface Rival<M> {
	mention: M;
	/** Place of its kind in the list given. */
	of: number;
	/** Log odds that the kind is the one meant, up to a constant that is the same for all kinds. */
	score: number;
}

/** Lead, in log odds, from which a kind is taken without a question. */
const CLEAR = 1;
/** Worth of a word more, as among the titles of one pack: "Dune: Imperium" is not "Dune". */
const PER_WORD = 0.5;
/** Cue words that tell of a kind. */
const OF_KIND = CUE.film | CUE.films | CUE.watch;
/** Weight of a cue right beside a name, in its sentence, and elsewhere in the text; how far is beside; the most they come to. */
const CUES = { beside: 2, sentence: 1, text: 0.2, reach: 3, most: 4 };
/** The same of a sure mention that no other kind claims: who lists games means a game. */
const COMPANY = { beside: 1, sentence: 1, text: 0.3, reach: 0, most: 2 };
/** Log odds beyond which no probability counts more: that of models whose odds are not quite comparable. */
const MOST_ODDS = 4;
/** Confidence just below that of the sure. */
const ASKED = LEAST_SURE - 0.01;

/**
 * Decides between mentions of several kinds that overlap, by their probabilities, the cue words around them and the
 * mentions beside them that only one kind claims. Each kind keeps its other mentions, and those where it is clearly the
 * likeliest. Where kinds are about as likely each keeps its mention as a maybe, to be asked about: the confidence is then
 * between `LEAST_MAYBE` and `LEAST_SURE`, and overlapping mentions of several kinds are one question. A mention that the
 * writer has confirmed, of confidence 1, is never asked about.
 * @returns the mentions of each kind, in the order given; confidences are changed in no other case
 */
export function acrossKinds<M extends KindMention>(
	text: string,
	found: readonly FoundOfKind<M>[],
): { kind: PackKind; mentions: M[] }[] {
	const all = found.flatMap(({ mentions }, of) => mentions.map((mention) => ({ mention, of })));
	const isClaimed = ({ mention, of }: (typeof all)[number]) =>
		all.some((other) => other.of !== of && overlaps(mention, other.mention));
	if (!all.some(isClaimed)) return found.map(({ kind, mentions }) => ({ kind, mentions: [...mentions] }));
	const company = all.filter((one) => isSure(one.mention) && !isClaimed(one));
	const evidence = evidenceIn(text, found, company);
	const scored = all.map(({ mention, of }) => ({ mention, of, score: scoreOf(text, mention) + evidence(mention, of) }));
	const kept = withoutBeaten(scored);
	return found.map(({ kind }, of) => ({
		kind,
		mentions: kept
			.filter((rival) => rival.of === of)
			.map((rival) => asked(rival, kept))
			.sort((a, b) => a.start - b.start),
	}));
}

type Span = Pick<Mention, 'start' | 'end'>;
const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const areRivals = <M extends Span>(a: Rival<M>, b: Rival<M>) => a.of !== b.of && overlaps(a.mention, b.mention);

function scoreOf(text: string, { start, end, confidence }: KindMention): number {
	if (confidence >= 1) return Number.POSITIVE_INFINITY;
	const odds = Math.log(confidence / (1 - confidence));
	return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)) + PER_WORD * scanWords(text.slice(start, end)).count;
}

/** Leaves out what a likelier mention of another kind clearly beats. */
function withoutBeaten<M extends KindMention>(scored: readonly Rival<M>[]): Rival<M>[] {
	const kept: Rival<M>[] = [];
	for (const rival of scored.toSorted((a, b) => b.score - a.score))
		if (!kept.some((better) => areRivals(better, rival) && better.score > rival.score + CLEAR)) kept.push(rival);
	return kept;
}

/** Returns a mention, as a maybe if one of another kind is about as likely. */
function asked<M extends KindMention>(rival: Rival<M>, kept: readonly Rival<M>[]): M {
	const { mention, score } = rival;
	const others = kept.filter((other) => areRivals(rival, other));
	if (others.length === 0 || mention.confidence >= 1) return mention;
	const share = 1 / (1 + others.reduce((sum, other) => sum + Math.exp(other.score - score), 0));
	return { ...mention, confidence: Math.max(LEAST_MAYBE, Math.min(ASKED, mention.confidence * share)) };
}

/** Returns a function to the evidence for a kind around a span, in log odds. */
function evidenceIn<M extends KindMention>(
	text: string,
	found: readonly FoundOfKind<M>[],
	company: readonly Omit<Rival<M>, 'score'>[],
): (span: Span, of: number) => number {
	const words = scanWords(text);
	const cuesOf = found.map(({ kind }) => cuesFor(kind));
	const cues = Array.from({ length: words.count }, (_, w) => {
		const tells = cuesOf.map((cueOf) => ((cueOf(words.hash[w]!) & OF_KIND) !== 0 ? 1 : 0));
		const sum = tells.reduce<number>((a, b) => a + b, 0);
		// What all kinds have tells nothing: "watch" of films and anime.
		return { start: words.start[w]!, end: words.end[w]!, tells: tells.map((is) => is / Math.max(1, sum)) };
	});
	const near = (span: Span, other: Span, weights: typeof CUES) => {
		const between = text.slice(Math.min(span.end, other.end), Math.max(span.start, other.start));
		if (/[.!?;]\s|\n/.test(between)) return weights.text;
		return scanWords(between).count < weights.reach ? weights.beside : weights.sentence;
	};
	return (span, of) => {
		let [byCues, byCompany] = [0, 0];
		for (const cue of cues)
			if (cue.tells[of]! > 0 && !overlaps(cue, span)) byCues += cue.tells[of]! * near(span, cue, CUES);
		for (const other of company) if (other.of === of) byCompany += near(span, other.mention, COMPANY);
		return Math.min(CUES.most, byCues) + Math.min(COMPANY.most, byCompany);
	};
}
