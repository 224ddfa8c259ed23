/** How a text reads with its first wording in place of everything that gives its writer away. */
import { edited } from '../algorithms/edits.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions } from '../mentions/mentions.ts';
import { understoodOf } from '../mentions/understood.ts';
import type { Pack } from '../population/pack.ts';
import type { Named } from '../rewrite/items.ts';
import { type Said, takeOut } from '../rewrite/takeOut.ts';
import { createCase, type Writer } from './case.ts';
import { isSpoiled } from './left.ts';
import { LONGEST_DRAFT } from './limits.ts';
import { offered } from './offered.ts';
import { readOpinions } from './opinions.ts';
import type { Phrase } from './phrases.ts';
import type { AdvisedWording } from './result.ts';
import { sayablesIn } from './sayables.ts';
import { adviseWordings } from './wordings.ts';

/** A text with some of its films taken out or replaced. @param says the words for each film; null to take it out */
function textThen(text: string, named: readonly Named[], says: ReadonlyMap<number, Said>): string {
	const out = named.flatMap(({ film }, i) => (says.get(film) === null ? [i] : []));
	const others = named.flatMap(({ film }, i): [number, Said][] => {
		const said = says.get(film);
		return said == null ? [] : [[i, said]];
	});
	return edited(
		text,
		takeOut(text, named, out, new Map(others)).flatMap((change) => change.edits),
	);
}

/** How a text reads with an edit, and the phrases that stand in place of titles. */
export interface Edited {
	text: string;
	phrases: ReadonlyMap<number, Phrase>;
}

export interface PostEdit {
	/** The whole text with each edit, best first; none if little would be left. */
	afters: Edited[];
	wordings: AdvisedWording[];
}

/** Edits to choose from. */
export const MOST_EDITS = 3;

/** @param films films that the post must not name */
export function postEdit(
	{ catalogue, population }: Pack,
	text: string,
	films: ReadonlySet<number>,
	writer: Writer & { tolerance: number },
): PostEdit {
	if (text.length > LONGEST_DRAFT) return { afters: [], wordings: [] };
	const named = findMentions(catalogue, text).filter(({ quoted }) => !quoted);
	const opinions = readOpinions({ catalogue }, text, named, writer);
	const of = { ...writer, ...opinions };
	const now = createCase(population, films, of, { forPlans: true });
	const careful = createCase(population, films, { ...of, careful: true }, { forPlans: true });
	const known = { isKnown: understoodOf(text) === 'all', judged: opinions.stances };
	const sayables = sayablesIn(catalogue, text, named, films, known);
	const wordings = adviseWordings(catalogue, { now, careful, claims: true }, sayables, writer.tolerance);
	const sayings = [...films].map((film) => {
		const wording = wordings.find((one) => one.film.id === film);
		return wording === undefined ? [] : offered(wording).filter(({ how }) => how !== 'score');
	});
	// The last edit gives nothing away, if that can be.
	const sayingOf = (turn: number, i: number) =>
		(turn === MOST_EDITS - 1 ? sayings[i]!.find(({ words }) => words === null) : undefined) ??
		sayings[i]![turn] ??
		sayings[i]![0];
	const saysOf = (turn: number) => new Map([...films].map((film, i) => [film, sayingOf(turn, i)?.says ?? null]));
	const phrasesOf = (turn: number) =>
		new Map(
			[...films].flatMap((film, i): [number, Phrase][] => {
				const { sayings: all = [] } = sayables.find((one) => one.film === film) ?? {};
				const { telling = null } = sayingOf(turn, i) ?? {};
				const { phrase = null } = all.find((one) => one.phrase?.telling === telling) ?? {};
				return phrase === null ? [] : [[film, phrase]];
			}),
		);
	// A film without a wording is cut, unless that would need "a film" in its place or leave too little for a post.
	const cut = named.flatMap(({ film }, i) => (saysOf(0).get(film) === null ? [i] : []));
	const isCut = takeOut(text, named, cut).every(({ edits }) => edits.every((one) => !/\p{L}\s+\p{L}/u.test(one.text)));
	if (films.size === 0 || !isCut) return { afters: [], wordings };
	const titles = named.reduce((sum, { film, start, end }) => sum + (films.has(film) ? end - start : 0), 0);
	const drafted = { all: named, mentions: named, others: [], plain: new Set<number>(), unworded: new Set<number>() };
	const changesOf = (turn: number) => {
		const says = saysOf(turn);
		return named.flatMap(({ film }, mention) => {
			const said = says.get(film);
			return said === undefined ? [] : [{ mention, to: said && { phrase: '', says: said, ifAsked: 0 } }];
		});
	};
	const isPost = ({ text: after }: Edited, turn: number) =>
		!isSpoiled(text, drafted, changesOf(turn)) &&
		after.trim() !== '' &&
		2 * after.trim().length >= text.trim().length - titles &&
		!findMentions(catalogue, after).some((one) => isSure(one) && films.has(one.film));
	const afters = Array.from({ length: MOST_EDITS }, (_, turn) => ({
		text: textThen(text, named, saysOf(turn)),
		phrases: phrasesOf(turn),
	}));
	const isFirst = (one: Edited, i: number) => afters.findIndex((other) => other.text === one.text) === i;
	return { afters: afters.filter((one, i) => isFirst(one, i) && isPost(one, i)), wordings };
}
