/** Statements that are true of one film only: a name that other films share would change them. */
import { listed } from '../catalogue/lists.ts';
import { restored } from '../catalogue/patterns.ts';
import type { Language } from './languages/languages.ts';
import type { PARTICULAR } from './particularWords.ts';

const particular = listed('particular', (list: unknown) => restored(list) as typeof PARTICULAR);

/** A name that any such film may have. */
const ANY =
	/^(?:one of|an?(?! certain)|another|ein(?:e[nrms]?)?|une?|una?|ou?tr[oa]|uno|uma?|d['’]une?) (?!gewiss|certain|cert[oa] )/iu;

/** A rank among films, and what another has behind it. */
const RANKS =
	/(?<!\p{L})(?:best|greatest|finest|worst|funniest|beste\p{L}*|meilleure?s?|mejor(?:es)?|peor(?:es)?|miglior\p{L}*|peggior\p{L}*|melhor(?:es)?|pior(?:es)?)(?!\p{L})/iu;
const OUTRANKED =
	/,\s+(?:(?:just|far|well|weit|noch|juste|loin|muy|molto|bem|muito)\s+)?(?:ahead of|over|above|before|vor|devant|por encima de|por delante de|davanti a|sopra|altro che|à frente de|acima de)\s+$/iu;

/** Where a clause begins or ends. */
const CLAUSE = /[,;:–—]\s|\s(?:and|but|und|aber|y|pero|et|mais|e|ma|mas)\s/u;

/** Whether a name would make its clause say something else. @param before the sentence before the title, and after it, masked */
export function shifts(name: string, before: string, after: string, language: Language): boolean {
	const clause = `${before.split(CLAUSE).at(-1)} Zq ${after.split(CLAUSE)[0]}`;
	return ANY.test(name) && (particular()[language].test(clause) || (RANKS.test(before) && OUTRANKED.test(before)));
}
