/** Statements that are true of one film only: a name that other films share would change them. */
import type { Language } from './languages/languages.ts';

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** Denials, first and repeated times, claims about anyone who has seen it, and opinions that need the title. */
const PARTICULAR: Record<Language, RegExp> = {
	en: whole(
		'already (?:seen|saw|watched)|nothing (?:\\p{L}+ )?(?:prepar|compar|beat|top|come|came|happen)\\p{L}*|(?:thing|problem|trouble|issue|point) (?:with|about|of|(?:I|we) (?:took|got) from)|only know|(?:that|those) (?:scene|ending|shot|moment|bit|part)s?|refus\\p{L}*|never|(?:first|last|second|third) time|(?:every|each|any) time|(?:any|every)one who|whoever|hot take|unpopular opinion|that year|deserved|(?:the|my) only(?! (?:one|person) \\p{L}+ing| (?:\\p{L}+ )?(?:dvd|disc|tape|copy|vhs|blu-ray))',
	),
	de: whole(
		'nichts (?:hat|falsch)|schon gesehen|auswendig|diese[rs]? (?:Szene|Schluss|Ende)|weiger\\p{L}*|nie(?:mals)?|(?:ersten|letzten|zweiten|dritten) Mal|jedes Mal|jede[rn]?,? der|wer (?:den|ihn)|einzige[rn]?|überredet|überzeugt',
	),
	fr: whole(
		'rien ne|déjà vu|(?:semblable|similaire)s? à|devant\\p{L}* .*meilleur|meilleur\\p{L}* .*devant|cette (?:scène|fin)|refus\\p{L}*|jamais|(?:première|dernière|deuxième) fois|chaque fois|(?:tous )?ceux qui|quiconque|le seul|convainc\\p{L}*',
	),
	es: whole(
		'nada me|sin nada|ya (?:(?:he|hemos) visto|vi|vimos)|(?:parecid[oa]|similar)(?:e?s)? a|(?:no )?(?:me|nos) gust\\p{L}+ nada|(?:es[ae]|aquel|aquella) (?:final|escena)|negaba|se niega|nunca|jamás|(?:primera|última|segunda) vez|cada vez|(?:todo )?el que|quien|la única|convenc\\p{L}*',
	),
	it: whole(
		"niente mi|già vist[oa]|simil[ei] a|quel finale|quella scena|rifiut\\p{L}*|mai|(?:prima|ultima|seconda) volta|ogni volta|chiunque|chi ha|l’unico|l'unico|convin\\p{L}*",
	),
	pt: whole(
		'nada me|já (?:vi|vimos|assisti\\p{L}*)|(?:parecid[oa]|similar)(?:e?s)? (?:a|com)|não (?:gostei|gosto)|(?:aquel[ea]|ess[ea]) (?:final|cena)|recus\\p{L}*|nunca|jamais|(?:primeira|última|segunda) vez|toda vez|quem|o único|convenc\\p{L}*',
	),
};

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
	return ANY.test(name) && (PARTICULAR[language].test(clause) || (RANKS.test(before) && OUTRANKED.test(before)));
}
