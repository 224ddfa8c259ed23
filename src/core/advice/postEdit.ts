/** How a text reads with all that gives its writer away said by its first wording, to be put in its place. */
import { edited } from '../algorithms/edits.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions } from '../mentions/mentions.ts';
import { understoodOf } from '../mentions/understood.ts';
import type { Pack } from '../population/pack.ts';
import type { Named } from '../rewrite/items.ts';
import { type Said, takeOut } from '../rewrite/takeOut.ts';
import { createCase, type Writer } from './case.ts';
import { LONGEST_DRAFT } from './limits.ts';
import { readOpinions } from './opinions.ts';
import type { AdvisedWording } from './result.ts';
import { adviseWordings, sayablesIn } from './wordings.ts';

/** A text with some of its films taken out, or said by other words. @param says what is said of each of them; null to take it out */
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

export interface PostEdit {
	/** The whole text with the edit; null where no wording hides one of its films. */
	after: string | null;
	wordings: AdvisedWording[];
}

/** @param films those that the post must name no more */
export function postEdit(
	{ catalogue, population }: Pack,
	text: string,
	films: ReadonlySet<number>,
	writer: Writer & { tolerance: number },
): PostEdit {
	if (text.length > LONGEST_DRAFT) return { after: null, wordings: [] };
	const named = findMentions(catalogue, text).filter(({ quoted }) => !quoted);
	const opinions = readOpinions({ catalogue }, text, named, writer);
	const of = { ...writer, ...opinions };
	const now = createCase(population, films, of, { forPlans: true });
	const careful = createCase(population, films, { ...of, careful: true }, { forPlans: true });
	const known = { isKnown: understoodOf(text) === 'all', judged: opinions.stances };
	const sayables = sayablesIn(catalogue, text, named, films, known);
	const wordings = adviseWordings(catalogue, { now, careful, claims: true }, sayables, writer.tolerance);
	const firsts = new Map(
		wordings.map(({ film, sentences }) => [film.id, sentences.find(({ how }) => how !== 'score')]),
	);
	if ([...films].some((film) => firsts.get(film) === undefined)) return { after: null, wordings };
	const after = textThen(text, named, new Map([...films].map((film) => [film, firsts.get(film)!.says])));
	const left = findMentions(catalogue, after).some((one) => isSure(one) && films.has(one.film));
	return { after: left || after.trim() === '' ? null : after, wordings };
}
