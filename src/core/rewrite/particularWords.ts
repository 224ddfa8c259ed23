/** Words that are true of one film only. They come in the file of lists. */
import type { Language } from './languages/languages.ts';

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** Denials, first and repeated times, claims about anyone who has seen it, and opinions that need the title. */
export const PARTICULAR: Record<Language, RegExp> = {
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
