/** What is true of one film alone: a name that fits others would say something else. */
import type { Language } from './languages/languages.ts';

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** Denials, first and repeated times, claims about whoever has seen it, and opinions that need the title. */
const PARTICULAR: Record<Language, RegExp> = {
	en: whole(
		'never|(?:first|last|second|third) time|(?:every|each|any) time|(?:any|every)one who|whoever|hot take|unpopular opinion|that year|deserved|(?:the|my) only',
	),
	de: whole(
		'nie(?:mals)?|(?:ersten|letzten|zweiten|dritten) Mal|jedes Mal|jede[rn]?,? der|wer (?:den|ihn)|einzige[rn]?',
	),
	fr: whole('jamais|(?:première|dernière|deuxième) fois|chaque fois|(?:tous )?ceux qui|quiconque|le seul'),
	es: whole('nunca|jamás|(?:primera|última|segunda) vez|cada vez|(?:todo )?el que|quien|la única'),
	it: whole("mai|(?:prima|ultima|seconda) volta|ogni volta|chiunque|chi ha|l’unico|l'unico"),
	pt: whole('nunca|jamais|(?:primeira|última|segunda) vez|toda vez|quem|o único'),
};

/** A name that may be of any such film; "a certain one" is not. */
const ANY =
	/^(?:one of|an?(?! certain)|another|ein(?:e[nrms]?)?(?! (?:gewiss|bestimmt))|une?(?! certain)|una?(?! (?:ciert|cert))|uno|uma?(?! cert)) /iu;

/** Whether a name would make a sentence say something else. @param sentence with its titles masked */
export const shifts = (name: string, sentence: string, language: Language): boolean =>
	ANY.test(name) && PARTICULAR[language].test(sentence);
