/** Chooses between kinds if packs of several kinds find the same words: "Dune" is a film, a novel, and a board game. */
import type { PackKind } from '../catalogue/packKinds.ts';
import { scanWords } from '../catalogue/words.ts';
import { isSure, LEAST_MAYBE, LEAST_SURE } from './certainty.ts';
import { kindEvidence } from './kindEvidence.ts';
import type { Mention } from './mentions.ts';

/** What a pack of one kind found in a text. */
export interface FoundOfKind<M extends KindMention = Mention> {
	kind: PackKind;
	mentions: readonly M[];
}

/** The span of a mention, in UTF-16 offsets, and its probability. */
type KindMention = Pick<Mention, 'start' | 'end' | 'confidence'>;

/** A mention with those of other kinds that overlap it. */
interface Claim<M> {
	mention: M;
	/** Place of its kind in the list given. */
	of: number;
	rivals: Claim<M>[];
	/** Evidence for its kind from the words and names around it, in log odds. */
	evidence: number;
	/** Log odds that the kind is the one meant, up to a constant that is the same for all kinds. */
	score: number;
	/** Whether another kind is clearly the one meant. */
	isBeaten: boolean;
}

/** Lead, in log odds, from which a kind is taken without a question. */
const CLEAR = 1;
/** Worth of a word more, as among the titles of one pack: "Dune: Imperium" is not "Dune". */
const PER_WORD = 0.5;
/** Log odds beyond which no probability counts more: the odds of different models are only roughly comparable. */
const MOST_ODDS = 4;
/** Confidence just below that of sure mentions. */
const ASKED = LEAST_SURE - 0.01;

/**
 * Decides between overlapping mentions of several kinds, by their probabilities, the cue words around them, and nearby
 * mentions that only one kind claims. A kind keeps mentions that no other claims, or for which it is clearly the
 * likeliest. A loaded pack may give its items the titles of films, so a film loses only to a longer name or to more
 * evidence for the other kind. If no kind is clear, each keeps its mention as doubtful, with a confidence between
 * `LEAST_MAYBE` and `LEAST_SURE`, and the mentions become one question. A mention confirmed by the writer (confidence
 * 1) is never a question.
 * @returns the mentions of each kind, in the order given; confidences change in no other case
 */
export function acrossKinds<M extends KindMention>(
	text: string,
	found: readonly FoundOfKind<M>[],
): { kind: PackKind; mentions: M[] }[] {
	const claims = claimsOf(found);
	const claimed = claims.filter(({ rivals }) => rivals.length > 0);
	if (claimed.length === 0) return found.map(({ kind, mentions }) => ({ kind, mentions: [...mentions] }));
	const company = claims.filter(({ rivals, mention }) => rivals.length === 0 && isSure(mention));
	const evidenceFor = kindEvidence(
		text,
		found.map(({ kind }) => kind),
		company.map(({ mention: { start, end }, of }) => ({ start, end, of })),
	);
	for (const claim of claimed) {
		claim.evidence = evidenceFor(claim.mention, claim.of);
		claim.score = scoreOf(text, claim.mention) + claim.evidence;
	}
	// The likeliest first: a beaten mention cannot beat another.
	for (const claim of claimed.toSorted((a, b) => b.score - a.score))
		claim.isBeaten = claim.rivals.some((rival) => beats(rival, claim, found[claim.of]!.kind === 'films'));
	return found.map(({ kind }, of) => ({
		kind,
		mentions: claims.filter((claim) => claim.of === of && !claim.isBeaten).map(asked),
	}));
}

/** Returns the mentions in text order, each with its rivals. */
function claimsOf<M extends KindMention>(found: readonly FoundOfKind<M>[]): Claim<M>[] {
	const claims = found
		.flatMap(({ mentions }, of) =>
			mentions.map((mention): Claim<M> => ({ mention, of, rivals: [], evidence: 0, score: 0, isBeaten: false })),
		)
		.sort((a, b) => a.mention.start - b.mention.start);
	claims.forEach((claim, i) => {
		for (let k = i + 1; k < claims.length && claims[k]!.mention.start < claim.mention.end; k++) {
			const other = claims[k]!;
			if (other.of === claim.of) continue;
			claim.rivals.push(other);
			other.rivals.push(claim);
		}
	});
	return claims;
}

/** Whether a rival is clearly the one meant, instead of a mention of a film or of another kind. */
function beats<M extends KindMention>(
	rival: Claim<M>,
	{ mention, evidence, score }: Claim<M>,
	isFilm: boolean,
): boolean {
	if (rival.isBeaten || rival.score <= score + CLEAR) return false;
	const { start, end, confidence } = rival.mention;
	const isLonger = start <= mention.start && mention.end <= end && end - start > mention.end - mention.start;
	return !isFilm || confidence >= 1 || isLonger || rival.evidence > evidence;
}

function scoreOf(text: string, { start, end, confidence }: KindMention): number {
	if (confidence >= 1) return Number.POSITIVE_INFINITY;
	const odds = Math.log(confidence / (1 - confidence));
	return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)) + PER_WORD * scanWords(text.slice(start, end)).count;
}

/** Returns a mention, as a maybe if one of another kind is not beaten. */
function asked<M extends KindMention>({ mention, score, rivals }: Claim<M>): M {
	const unbeaten = rivals.filter(({ isBeaten }) => !isBeaten);
	if (unbeaten.length === 0 || mention.confidence >= 1) return mention;
	const share = 1 / (1 + unbeaten.reduce((sum, other) => sum + Math.exp(other.score - score), 0));
	return { ...mention, confidence: Math.max(LEAST_MAYBE, Math.min(ASKED, mention.confidence * share)) };
}
