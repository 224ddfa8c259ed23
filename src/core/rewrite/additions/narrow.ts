/** Whether words are only about some films, which may exclude others: films of a country, a genre, a decade, a director. */
import { originName } from '../../catalogue/origins.ts';
import type { Language } from '../languages/languages.ts';
import { originStems } from '../languages/origins.ts';

const GENRES =
	/(?<!\p{L})(?:horror|western|noir|sci-?fi|science[- ]fiction|documentar|dokumentar|dokus?|documental|komöd|comed|comédie|commed|comédia|thriller|musical|anim[ae]|cartoon|zeichentrick|trickfilm|dibujos|animat|animaç|krieg|war (?:film|movie)|giallo|kurzfilm|shorts?(?= film)|stummfilm|silent|muet|romance|romcom|slasher|superhero|martial|kung|queer|christmas|weihnacht|noël|navidad|natale|natal)/iu;
const DECADES =
	/(?<!\p{L})(?:\d{2,4}['’]?s|\d{2,4}er|années|años|anni|anos|(?:zwanz|dreiß|vierz|fünfz|sechz|siebz|achtz|neunz)iger|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|(?:19|20)\d\d)(?!\p{L})/iu;
const OWNED =
	/\p{Lu}\p{L}+(?:['’]s|s['’])\s|(?<!\p{L})(?:his|her|their|sein\p{L}*|ihr\p{L}*|sus?|son|sa|ses|suoi?|suo|sua|seus?|sua)\s|(?<!\p{L})(?:by|von|de|di|do|da|du)\s+\p{Lu}|(?<!\p{L})(?:director|Regisseur|réalisat|regista|diretor|trilog|series|franchise)/u;
const known = new Map<Language, RegExp>();

function originsOf(language: Language): RegExp {
	const before = known.get(language);
	if (before !== undefined) return before;
	const names =
		language === 'en' ? Array.from({ length: 60 }, (_, i) => originName(i + 1) ?? '') : originStems(language);
	const stems = names.filter((name) => name !== '').map((name) => name.replaceAll('-', '[- ]'));
	const pattern = new RegExp(
		`(?<!\\p{L})(?:${stems.join('|')}${language === 'en' ? '|Korean|Czechoslovak|European|Asian|African' : ''})\\p{L}{0,3}(?!\\p{L})`,
		'iu',
	);
	known.set(language, pattern);
	return pattern;
}

export const isNarrow = (language: Language, text: string): boolean =>
	OWNED.test(text) || GENRES.test(text) || DECADES.test(text) || originsOf(language).test(text);
