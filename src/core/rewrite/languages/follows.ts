/** Whether the sentence behind a clause that goes can do without it, in the languages other than English. */
import { PRAISE, pointsBack, SUPERLATIVE } from '../leaning.ts';
import type { Language } from './languages.ts';

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** Words for what was said. */
const BACK: Record<Exclude<Language, 'en'>, RegExp> = {
	de: whole(
		'da(?:bei|für|von|rin|rüber|mit|nach|ran|rauf|gegen|zu)?|dort|dies\\p{L}*|jene\\p{L}*|er|ihn|ihm|ihr|es|das|eine[rms]? de[rs]|hingegen|trotzdem|deshalb|deswegen|beide\\p{L}*|dem|den',
	),
	fr: whole(
		"en revanche|par contre|c['’]\\p{L}+|cette|cet|ces?|celui|celle|ceux|là|y|en|ça|cela|il|elle|ils|elles|l['’](?:ai|a|as|ont|av\\p{L}+)|l['’]un\\p{L}*|pourtant|du coup|d['’]ailleurs",
	),
	es: whole(
		'es[aeo]s?|est[aeo]s?|aquel\\p{L}*|allí|ahí|un[oa]s? de l[ao]s|algun[oa]s? de l[ao]s|en cambio|sin embargo|l[ao]s? (?:he|ha|vi|vimos|vio)|l[ao]|ell[ao]s?',
	),
	it: whole(
		"ci|ne|lì|là|quell\\p{L}*|quest\\p{L}*|invece|però|un[oa] d(?:ei|egli|elle)|l['’](?:ho|ha|abbiamo|hanno|av\\p{L}+)|lo|gli",
	),
	pt: whole(
		'n?(?:um|uma) d[ao]s|[dn]?ess[ea]s?|[dn]?est[ea]s?|isso|isto|[dn]?aquel\\p{L}+|ali|lá|[dn]?el[ea]s?|em compensação|por outro lado|já|[dn]o mesmo',
	),
};
/** A thing that was not named before belongs to what was: "The hazing is barely overdone." */
const THE =
	/^["“«„¿¡]*(?:le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|der|die|das|den|dem)\s(?!(?:mi|tu|su|meu|minha|mio|mia|miei|mie)[ao]?\s)|^["“«„¿¡]*l['’]/iu;
const CONTRASTS =
	/^["“«„¿¡]*(?:aber|doch|nicht|trotzdem|nur|mais|pourtant|pas|pero|sin embargo|no|y|ma|però|non|mas|não|só|e|et|und)(?!\p{L})/iu;
/** "Great." */
const JUDGES = /^(?:\p{L}+\s)?\p{L}+[.!]/u;
const NEXT = /^[ \t]*\n?[ \t]*([^\n.!?]*[.!?]?)/u;

/** @param rest the text behind the sentence */
export function canFollow(rest: string, language: Exclude<Language, 'en'>): boolean {
	const { 0: line, 1: next = '' } = NEXT.exec(rest)!;
	const second = rest.slice(line.length);
	return !(
		THE.test(next) ||
		BACK[language].test(next) ||
		pointsBack(second, language) ||
		[next, second.trimStart()].some((one) =>
			[CONTRASTS, JUDGES, SUPERLATIVE, PRAISE].some((pattern) => pattern.test(one)),
		)
	);
}
