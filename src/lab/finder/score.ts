import { type Catalogue, filmTitles } from '../../core/catalogue/catalogue.ts';
import { formWords } from '../../core/catalogue/forms.ts';
import type { Mention } from '../../core/mentions/mentions.ts';
import type { GoldMention, GoldText } from './gold.ts';

export interface Judgment {
	/** The label, or null for a false mention. */
	gold: GoldMention | null;
	/** The found mention, or null for a missed one. */
	found: Mention | null;
	exact: boolean;
	right: boolean;
	/** Whether the label's film is the most likely one or among the alternatives. */
	among: boolean;
	oneWord: boolean;
}

export interface ScoredText {
	text: GoldText;
	judgments: Judgment[];
	words: number;
	/** Whether it has no capitals. */
	lowerCase: boolean;
}

/** Compares the mentions found in a text with its labels. Mentions of a whole series are ignored. */
export function scoreText(catalogue: Catalogue, text: GoldText, found: readonly Mention[]): ScoredText {
	const gold = text.mentions.filter((m) => m.kind !== 'franchise');
	const series = text.mentions.filter((m) => m.kind === 'franchise');
	const free = new Set(found);
	const judgments: Judgment[] = gold.map((label) => {
		const match = [...free].find((m) => overlap(m, label) * 2 >= label.end - label.start) ?? null;
		if (match === null)
			return { gold: label, found: null, exact: false, right: false, among: false, oneWord: isOneWord(text, label) };
		free.delete(match);
		const right = isFilm(catalogue, match.film, label);
		return {
			gold: label,
			found: match,
			exact: match.start === label.start && match.end === label.end,
			right,
			among: right || match.alternatives.some((film) => isFilm(catalogue, film, label)),
			oneWord: isOneWord(text, label),
		};
	});
	for (const m of free)
		if (!series.some((label) => overlap(m, label) > 0))
			judgments.push({ gold: null, found: m, exact: false, right: false, among: false, oneWord: isOneWord(text, m) });
	return {
		text,
		judgments,
		words: text.text.split(/\s+/).filter((word) => word !== '').length,
		lowerCase: text.text === text.text.toLowerCase(),
	};
}

type Span = { start: number; end: number };
/** Number of units that two spans share; below 0 if they are apart. */
export const overlap = (a: Span, b: Span) => Math.min(a.end, b.end) - Math.max(a.start, b.start);
const isOneWord = ({ text }: GoldText, { start, end }: Span) => formWords(text.slice(start, end)).length === 1;

/** Whether any of the film's titles, as folded words, and its year match the label; a label may have no year. */
export function isFilm(catalogue: Catalogue, film: number, label: GoldMention): boolean {
	if (label.year !== null && catalogue.year[film] !== label.year) return false;
	const wanted = formWords(label.title).join(' ');
	return filmTitles(catalogue, film).some((title) => formWords(title).join(' ') === wanted);
}
