import { postingArticle, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { isName as isNameWord, surpriseOf } from '../catalogue/common.ts';
import { CUE } from './cues.ts';
import { FEATURES, type Feature } from './featureNames.ts';
import { NAMESAKE } from './namesakes.ts';
import { hasYear, isItemNumber, isNumber, yearAfter, yearBefore, yearToken } from './numbers.ts';
import type { Placed, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';

const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;

const QUOTES = `"'“”‘’«»„`;

/** Of a word that is in every sentence. */
const SMALL_WORD = 9;

/** Writes the features of a candidate into `row`. */
export function describe(scene: Scene, candidate: Placed, row: Float64Array): void {
	const { catalogue: c, text, tokens, habit, cover } = scene;
	const { first, last, node, posting: top, from: start } = candidate;
	const { gap, letterCase, cue, count } = tokens;
	const size = last - first;
	const one = size === 1;
	const kind = postingKind(top);
	const raters = c.raters[postingFilm(top)]!;
	row.fill(0);

	let surprise = 0;
	let rarest = 0;
	let capital = 0;
	let upper = 0;
	let counted = 0;
	let names = 0;
	for (let w = first; w < last; w++) {
		const bits = tokens.word[w]! < 0 ? 26 : surpriseOf(c.wordCommon[tokens.word[w]!]!);
		surprise += Math.max(0, bits - 5);
		rarest = Math.max(rarest, bits);
		if (tokens.word[w]! >= 0 && isNameWord(c.wordCommon[tokens.word[w]!]!)) names++;
		if (!one && bits < SMALL_WORD && tokens.end[w]! - tokens.start[w]! < 5) continue;
		counted++;
		if (letterCase[w] !== CASE.lower) capital++;
		if (letterCase[w] === CASE.upper) upper++;
	}
	const capitals = counted === 0 ? (letterCase[first] === CASE.lower ? 0 : 1) : capital / counted;
	row[at.twoWords] = size === 2 ? 1 : 0;
	row[at.threeWords] = size === 3 ? 1 : 0;
	row[at.moreWords] = size > 3 ? 1 : 0;
	row[at.letters] = Math.min(8, Math.round((tokens.end[last - 1]! - tokens.start[first]!) / 3)) / 8;
	row[at.surprise] = Math.min(3, surprise / 20);
	row[at.rarestWord] = rarest / 20;
	row[at.commonOneWord] = one ? Math.max(0, 1 - rarest / 20) : 0;
	row[at.smallWordsOnly] = rarest < 10 ? 1 : 0;
	row[at.name] = names === size ? 1 : 0;
	row[at.nameInside] = names > 0 && names < size ? 1 : 0;
	row[at.nameOneWord] = one && names > 0 ? 1 : 0;
	row[at.otherTitle] = kind === 'otherTitle' ? 1 : 0;
	row[at.part] = kind === 'part' ? 1 : 0;
	row[at.initials] = kind === 'initials' ? 1 : 0;
	row[at.respeltLetters] = candidate.respelt === 'letters' ? 1 : 0;
	row[at.respeltLettersOneWord] = one ? row[at.respeltLetters]! : 0;
	row[at.respeltSpacing] = candidate.respelt === 'spacing' ? 1 : 0;
	row[at.respeltSmallWord] = candidate.respelt === 'smallWord' ? 1 : 0;
	row[at.respeltShort] = candidate.respelt === 'letters' && rarest < 16 ? 1 : 0;
	for (let w = first + 1; w < last; w++) {
		const inside = gap[w]!;
		if (
			(inside & (GAP.line | GAP.bullet | GAP.bracket)) !== 0 ||
			(inside & (GAP.stop | GAP.space)) === (GAP.stop | GAP.space)
		)
			row[at.divided] = 1;
		if ((inside & GAP.comma) !== 0) row[at.dividedComma] = 1;
	}
	row[at.possessive] = candidate.possessive ? 1 : 0;
	row[at.digitsOnly] = one && letterCase[first] === CASE.digit ? 1 : 0;
	const fame = Math.log10(1 + raters) / 4.6;
	row[at.fame] = fame;
	row[at.fameOneWord] = one ? fame : 0;
	row[at.obscure] = raters < 200 ? 1 : 0;
	row[at.famous] = raters > 8000 ? 1 : 0;
	row[at.uncounted] = raters === 0 ? 1 : 0;
	row[at.namesakes] = Math.log2(c.nodePosting[node + 1]! - c.nodePosting[node]!) / 4;

	const other = scene.kinds[node]!;
	row[at.alsoSeries] = (other & NAMESAKE.series) !== 0 ? 1 : 0;
	row[at.alsoPlace] = (other & NAMESAKE.place) !== 0 ? 1 : 0;

	const startsSentence = (gap[start]! & (GAP.line | GAP.stop)) !== 0;
	const mixed = habit === 'mixed';
	row[at.capitals] = mixed && !startsSentence ? capitals : 0;
	row[at.capitalsSentenceStart] = mixed && startsSentence ? capitals : 0;
	row[at.lowerAmongCapitals] = mixed ? 1 - capitals : 0;
	row[at.lowerText] = habit === 'lower' ? 1 : 0;
	row[at.upperText] = habit === 'upper' ? 1 : 0;
	row[at.capitalsOneWord] = one ? row[at.capitals]! : 0;
	row[at.capitalsSentenceStartOneWord] = one ? row[at.capitalsSentenceStart]! : 0;
	row[at.lowerAmongCapitalsOneWord] = one ? row[at.lowerAmongCapitals]! : 0;
	row[at.lowerTextOneWord] = one ? row[at.lowerText]! : 0;
	row[at.edgesCapital] = !one && letterCase[first] !== CASE.lower && letterCase[last - 1] !== CASE.lower ? 1 : 0;
	row[at.initialsUpper] = kind === 'initials' && upper > 0 ? 1 : 0;
	const [before, after] = [gap[start]!, gap[last]!];
	const amid =
		mixed && (before & ~(GAP.space | GAP.comma)) === 0 && capitals > 0.99 && letterCase[first] !== CASE.digit;
	row[at.upperOneWord] = one && mixed && letterCase[first] === CASE.upper ? 1 : 0;
	row[at.capitalsAmid] = amid ? 1 : 0;
	row[at.capitalsAmidOneWord] = one && amid ? 1 : 0;
	row[at.capitalsAmidSmall] = amid && rarest < 10 ? 1 : 0;
	const [leftChar, rightChar] = [text[tokens.start[start]! - 1] ?? '', text[tokens.end[last - 1]!] ?? ''];
	const closing = rightChar === ',' || rightChar === '.' ? (text[tokens.end[last - 1]! + 1] ?? '') : rightChar;
	row[at.quoted] = QUOTES.includes(leftChar) && QUOTES.includes(closing) && leftChar !== '' && closing !== '' ? 1 : 0;
	row[at.quotedOneWord] = one ? row[at.quoted]! : 0;
	row[at.emphasized] =
		leftChar !== '' && rightChar !== '' && '*_[>]'.includes(leftChar) && '*_]<['.includes(rightChar) ? 1 : 0;
	row[at.bracketed] = leftChar === '(' && rightChar === ')' ? 1 : 0;
	row[at.linkLabel] = leftChar === '[' && text.startsWith('](', tokens.end[last - 1]!) ? 1 : 0;
	const joins = ~(GAP.space | GAP.dash);
	const isName = (w: number) => letterCase[w] === CASE.capital && tokens.end[w]! - tokens.start[w]! > 1;
	const leads =
		start > 0 && (before & joins) === 0 && isName(start - 1) && (gap[start - 1]! & (GAP.line | GAP.stop)) === 0;
	row[at.nameBefore] = mixed && leads ? 1 : 0;
	row[at.nameAfter] = mixed && last < count && (after & joins) === 0 && isName(last) ? 1 : 0;

	const number =
		last < count && letterCase[last] !== CASE.lower && (after & ~GAP.space) === 0 && isNumber(text, tokens, last);
	row[at.numberAfter] = number ? 1 : 0;

	const year = yearAfter(text, tokens, last);
	if (year !== 0) row[hasYear(c, node, year) ? at.year : at.otherYear] = 1;
	const earlier = yearBefore(text, tokens, start);
	row[at.yearBefore] = earlier !== 0 && hasYear(c, node, earlier) ? 1 : 0;
	const previous = start > 0 ? cue[start - 1]! : 0;
	const article = postingArticle(top);
	const determined = start === first && (previous & CUE.determiner) !== 0 && (before & ~GAP.space) === 0;
	row[at.articleFits] = article !== '' && start < first ? 1 : 0;
	row[at.articleLost] = article !== '' && start === first ? 1 : 0;
	row[at.articleExtra] = determined ? 1 : 0;
	row[at.articleFitsOneWord] = one ? row[at.articleFits]! : 0;
	row[at.articleExtraOneWord] = one && determined ? 1 : 0;

	const behind = year === 0 ? after : gap[yearToken(text, tokens, last) + 1]!;
	const lineStart = (before & GAP.line) !== 0 || isItemNumber(tokens, start - 1);
	const lineEnd = (behind & GAP.line) !== 0 || isItemNumber(tokens, last);
	row[at.wholeLine] = lineStart && lineEnd ? 1 : 0;
	row[at.wholeLineOneWord] = one ? row[at.wholeLine]! : 0;
	row[at.lineStart] = lineStart && !lineEnd ? 1 : 0;
	row[at.lineEnd] = lineEnd && !lineStart ? 1 : 0;
	const divides = GAP.comma | GAP.bullet | GAP.line | GAP.dash;
	const next = last < count ? cue[last]! : 0;
	const left = (before & divides) !== 0 || (previous & CUE.and) !== 0;
	const right = (behind & divides) !== 0 || (next & CUE.and) !== 0;
	row[at.listed] = left && right ? 1 : 0;
	row[at.listedOneSide] = left !== right ? 1 : 0;
	const ends = GAP.line | GAP.stop;
	row[at.wholeSentence] = (before & ends) !== 0 && (behind & ends) !== 0 ? 1 : 0;
	row[at.wholeSentenceOneWord] = one ? row[at.wholeSentence]! : 0;
	row[at.colonBefore] = (before & GAP.colon) !== 0 ? 1 : 0;
	row[at.stopAfter] = (after & GAP.stop) !== 0 ? 1 : 0;
	let near = 0;
	for (let w = Math.max(0, start - 3); w < start; w++) near |= cue[w]!;
	let behindCues = 0;
	for (let w = last; w < Math.min(count, last + 3); w++) behindCues |= cue[w]!;
	const close = previous | (start > 1 ? cue[start - 2]! : 0);
	row[at.watchBefore] = (near & CUE.watch) !== 0 ? 1 : 0;
	row[at.filmBefore] = (near & CUE.film) !== 0 ? 1 : 0;
	row[at.opinionBefore] = (near & CUE.opinion) !== 0 ? 1 : 0;
	row[at.likeBefore] = (previous & CUE.like) !== 0 ? 1 : 0;
	row[at.watchRightBefore] = (previous & CUE.watch) !== 0 && (before & ~GAP.space) === 0 ? 1 : 0;
	row[at.versionBefore] = (previous & CUE.version) !== 0 && (before & ~GAP.space) === 0 ? 1 : 0;
	row[at.versionBeforeOneWord] = one ? row[at.versionBefore]! : 0;
	row[at.cueBeforeOneWord] = one && (close & (CUE.watch | CUE.film | CUE.like)) !== 0 ? 1 : 0;
	row[at.filmAfter] = (behindCues & CUE.film) !== 0 ? 1 : 0;
	row[at.filmsNext] = (next & CUE.films) !== 0 && (after & ~GAP.space) === 0 ? 1 : 0;
	row[at.nameWithAfter] =
		(next & CUE.with) !== 0 && last + 1 < count && (after & ~GAP.space) === 0 && letterCase[last + 1] !== CASE.lower
			? 1
			: 0;
	row[at.makerAfter] = (behindCues & CUE.maker) !== 0 ? 1 : 0;
	row[at.verbAfter] = (next & CUE.verb) !== 0 ? 1 : 0;
	row[at.otherWorkBefore] = (close & CUE.otherWork) !== 0 ? 1 : 0;
	row[at.otherWorkAfter] = (next & CUE.otherWork) !== 0 ? 1 : 0;
	row[at.prepositionBefore] = (previous & CUE.preposition) !== 0 ? 1 : 0;
	row[at.covered] = cover[first]! > size ? 1 : 0;
	row[at.coveredOneWord] = one && cover[first]! > size ? 1 : 0;
}
