import { seededRandom } from '../../core/advice/draw.ts';
import { lowerBound } from '../../core/algorithms/bisect.ts';
import { type Catalogue, filmTitles } from '../../core/catalogue/catalogue.ts';
import { LANGUAGES } from '../../core/catalogue/foreign.ts';
import { naturalOrder } from '../../core/catalogue/forms.ts';
import { ENGLISH } from '../../core/mentions/language.ts';
import { prepare } from '../../core/mentions/prepare.ts';
import type { ForeignTitles } from '../../pack/titles.ts';
import { foldOf, type GoldText } from './gold.ts';

const BOUNDARY = /(?<=[.!?])\s+|\n+/g;
const FEWEST_WORDS = 4;

/**
 * Inserts sentences that name films into texts about other things: writers also mention a single film in passing, but
 * all labeled posts are about films. Text i takes its sentence from film post i and its frame from the same fold, so
 * that neither is fitted on when the text is judged.
 */
export function splice(films: readonly GoldText[], others: readonly GoldText[], seed: number): GoldText[] {
	const random = seededRandom(seed);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(list.length * random())]!;
	const frames = Map.groupBy(others, foldOf);
	return films.map((film) => {
		const frame = pick(frames.get(foldOf(film)) ?? others);
		const source = film.source ?? film.id;
		const sentences = sentencesOf(film.text).filter(
			({ start, end }) =>
				film.text.slice(start, end).split(/\s+/).length >= FEWEST_WORDS &&
				film.mentions.some((m) => m.start >= start && m.end <= end) &&
				film.mentions.every((m) => m.end <= start || m.start >= end || (m.start >= start && m.end <= end)),
		);
		if (sentences.length === 0) return { ...frame, id: `${film.id}+${frame.id}`, source };
		const { start, end } = pick(sentences);
		const at = pick(sentencesOf(frame.text)).start;
		const shift = at - start;
		return {
			...film,
			id: `${film.id}+${frame.id}`,
			source,
			text: `${frame.text.slice(0, at)}${film.text.slice(start, end)} ${frame.text.slice(at)}`,
			mentions: film.mentions
				.filter((m) => m.start >= start && m.end <= end)
				.map((m) => ({ ...m, start: m.start + shift, end: m.end + shift })),
		};
	});
}

function sentencesOf(text: string): { start: number; end: number }[] {
	const sentences = [];
	let start = 0;
	for (const { index, 0: gap } of text.matchAll(BOUNDARY)) {
		if (index > start) sentences.push({ start, end: index });
		start = index + gap.length;
	}
	return start < text.length || sentences.length === 0 ? [...sentences, { start, end: text.length }] : sentences;
}

/**
 * Replaces the films of the texts with others: the model should generalise to any title, and labeled texts are
 * few. Films are drawn in proportion to raters; a title typed without capitals stays so. Partial titles, initials and
 * typos are left unchanged.
 */
export function swapTitles(catalogue: Catalogue, texts: readonly GoldText[], seed: number): GoldText[] {
	const every = Array.from({ length: catalogue.films }, (_, film) => film);
	const draw = drawByRaters(catalogue, every, seededRandom(seed));
	return texts.map((text) =>
		swapped(text, () => {
			const film = draw();
			return { title: naturalOrder(filmTitles(catalogue, film)[0]!), year: catalogue.year[film]! };
		}),
	);
}

/** Replaces the films of texts in other languages than English with others, called as in that language; leaves the rest out. */
export function swapForeign(
	catalogue: Catalogue,
	titles: ForeignTitles,
	texts: readonly GoldText[],
	seed: number,
): GoldText[] {
	const random = seededRandom(seed);
	const named = LANGUAGES.map((language) => {
		const films: number[] = [];
		const titlesOf = new Map<number, string[]>();
		for (let film = 0; film < catalogue.films; film++) {
			const listed = titles.get(`${filmTitles(catalogue, film)[0]}\t${catalogue.year[film]}`) ?? [];
			const own = listed.flatMap((other) => (other.language === language ? [other.title] : []));
			if (own.length > 0) titlesOf.set(films.push(film) - 1, own);
		}
		const draw = drawByRaters(catalogue, films, random);
		return () => {
			const film = draw();
			const own = titlesOf.get(films.indexOf(film))!;
			return { title: own[Math.floor(own.length * random())]!, year: catalogue.year[film]! };
		};
	});
	return texts.flatMap((text) => {
		const language = text.mentions.length === 0 ? ENGLISH : languageOf(catalogue, text.text);
		return language === ENGLISH ? [] : [swapped(text, named[language - 1]!)];
	});
}

/** The language of most words of a text. */
function languageOf(catalogue: Catalogue, text: string): number {
	const { language, tokens } = prepare(catalogue, text).scene;
	const counts = new Int32Array(LANGUAGES.length + 1);
	for (let w = 0; w < tokens.count; w++) counts[language[w]!]!++;
	return counts.indexOf(Math.max(...counts));
}

/** Returns a function that draws one of `films` in proportion to raters. */
function drawByRaters({ raters }: Catalogue, films: readonly number[], random: () => number): () => number {
	const sums = new Float64Array(films.length);
	let total = 0;
	films.forEach((film, i) => {
		total += raters[film]!;
		sums[i] = total;
	});
	return () => films[lowerBound(sums, random() * total, 0, films.length - 1)]!;
}

function swapped(original: GoldText, draw: () => { title: string; year: number }): GoldText {
	let text = '';
	let from = 0;
	const mentions = [...original.mentions]
		.sort((a, b) => a.start - b.start)
		.map((m) => {
			text += original.text.slice(from, m.start);
			from = m.end;
			const surface = original.text.slice(m.start, m.end);
			const { title, year } = draw();
			const start = text.length;
			text += m.kind === 'full' || m.kind === '' || m.kind === 'alias' ? inStyle(title, surface) : surface;
			return { ...m, start, end: text.length, title, year };
		});
	return { ...original, text: text + original.text.slice(from), mentions };
}

function inStyle(title: string, surface: string): string {
	if (surface === surface.toLowerCase()) return title.toLowerCase();
	const [first, ...rest] = title;
	const later = surface.slice(1);
	return later === later.toLowerCase() && later.includes(' ') ? first + rest.join('').toLowerCase() : title;
}
