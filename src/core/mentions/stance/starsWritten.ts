/** Finds ratings that a text has in numbers, stars, letters or thumbs. */

/** A rating as written: 4 of 5, 8.5 of 10; thumbs are 1 or 0 of 1, letters 4 (A) down to 0 (F) of 4. */
export interface Stars {
	value: number;
	scale: number;
}

export interface StarsWritten extends Stars {
	start: number;
	end: number;
}

const NUMBERS: Record<string, number> = {};
for (const list of [
	'zero one two three four five six seven eight nine ten',
	'null ein zwei drei vier fünf sechs sieben acht neun zehn',
	'zéro un deux trois quatre cinq six sept huit neuf dix',
	'cero una dos tres cuatro cinco seis siete ocho nueve diez',
	'zero una due tre quattro cinque sei sette otto nove dieci',
	'zero uma duas três quatro cinco seis sete oito nove dez',
])
	for (const [value, word] of list.split(' ').entries()) NUMBERS[word] ??= value;
Object.assign(NUMBERS, { no: 0, einen: 1, une: 1, dois: 2, half: 0.5 });

const WORDS = Object.keys(NUMBERS).join('|');
const NUMBER = String.raw`\d{1,3}(?:[.,] ?\d{1,2})?`;
const HALF = `(?: ?(?:½|1/2)| (?:and|&) a half| ?einhalb| et demie?| y media| e mezz[ao]| e meia)?`;
const ANY = String.raw`(?:(?<![\p{L}\d.,/])(?:${NUMBER}|½|(?:${WORDS})(?!\p{L})))${HALF}`;
const STAR_WORD = String.raw`(?:stars?|sternen?|étoiles?|etoiles?|estrell(?:a|as|itas)|stell(?:a|e|ine)|estrel(?:a|as|inhas))(?!\p{L})`;
const POINT_WORD = String.raw`(?:points?|punkten?|puntos|punti|pontos|pts)(?!\p{L})`;
const OF = `(?:out of|of|von|sur|sobre|de|su|em|aus)`;
const NOT_PART = String.raw`(?! ?(?:/|\d|%|of the|people|times|episodes|Leute|Mal\b|fois|veces|volte|vezes|persone|personas|pessoas|gens))`;
const GIVE = `(?:gets?|give|gave|giving|rate|rated|rating|score|scored|grade|verdict|note|wertung|bewertung|gebe|vergebe|gab|mets|donne|doy|pongo|nota|voto|puntuación|calificación|dou|dei|do|darei|solid|strong|light)`;

const pattern = (source: string) => new RegExp(source, 'giu');

const SLASHED = pattern(
	String.raw`(?<![\p{L}\d.,/])(?:(\d(?:[.,]5)?) ?[-–] ?)?(${NUMBER})${HALF} ?(?:${STAR_WORD} ?)?/ ?(5|6|10|20|100)(?![\d.]*[\d/%]|\p{L})${NOT_PART}`,
);
const OUT_OF = pattern(
	String.raw`(${ANY})[ -]?(?:(${STAR_WORD}|${POINT_WORD}) )?${OF} (4|5|6|10|100|four|five|ten|vier|fünf|zehn|quatre|cinq|dix|cuatro|cinco|diez|cinque|dieci|dez)(?![\p{L}\d])(?: (?:möglichen )?(?:${STAR_WORD}|${POINT_WORD}))?${NOT_PART}`,
);
const STARRED = pattern(
	`(?<!(?:the|its|has|have|with|both|other|all|movie|film|two|les|los|die|i) )(${ANY})[ -]?${STAR_WORD}(?! (?:of the|in the|hotel|general|restaurant|michelin|cast|from|wars|trek|${OF} ))`,
);
const POINTED = pattern(String.raw`(?<!\p{L})${GIVE}[\p{L}' ]{0,18}?[ :](${ANY}) ?${POINT_WORD}`);
const GLYPHS = /(?:[★⭐🌟]\uFE0F? ?){1,10}(?:½|1\/2|[☆✩✰] ?){0,10}|[☆✩✰]{5}/gu;
const NUMBER_GLYPH = /(?<![\d.,])(\d(?:[.,]\d)?)\uFE0F? ?[★⭐]/gu;
const ASTERISKS = /(?<=^|[\s(:–—-])(\*{1,5})(½|1\/2|\.5)?(?=$|[\s),.;!?])/gmu;
const LETTERS = pattern(
	String.raw`(?:(?<!\p{L})(?:grade|rating|score|verdict|note|wertung)[*_]*:? {0,3}[*_]*|(?<!\p{L})(?:give|gave|gets?|earns?|got|rate|rated)(?: [^.!?\n]{1,40}?)?(?: an?)? (?:solid |strong |very )?|(?<!\p{L})an? (?:solid |strong )|\(| [-–—] )([A-DF][+-]?)(?![\p{L}\d'’.+/&-]| &|-\p{L}| (?:movie|film|list|plus|picture|grade|\p{L}))`,
);
const SCORED = pattern(
	String.raw`(?<!\p{L})(?:(?:(?:my |final |overall )?(?:rating|score)|note|nota|voto|wertung|bewertung|puntuación|calificación)[*_]* ?(?:: ?|[ ](?:of )?)[*_]*(${NUMBER})|(?:give|gave|giving|rate|rated) (?:it|this|the film|the movie|that) (?:an? )?(?:solid |strong |light )?(${NUMBER})|(?:le|la) (?:doy|pongo) un (${NUMBER})|(?:gli|le) (?:do|darei) un (${NUMBER})|(?:dou|dei)(?:-lhe)? (?:um|nota) (${NUMBER})|(?:je )?(?:lui )?(?:mets|donne) (?:un )?(${NUMBER})|ich gebe (?:ihm |dem film )?(?:eine )?(${NUMBER})|an? solid (${NUMBER}))(?![\d.,]*[\d/%]|\p{L}| ?(?:${STAR_WORD}|${POINT_WORD}|${OF} |minutes?|years?|times?|chances?|more|days?|hours?|stunden|mal|heures?|horas?|ore))`,
);
const PERCENT = pattern(String.raw`(?<!\p{L})${GIVE}[\p{L}' :]{0,18}? (\d{1,3}) ?%`);
const THUMBS = pattern(
	String.raw`(👍)|(👎)|(thumbs? up|daumen hoch|daumen nach oben|pouces? (?:en l['’]air|levés?|vers le haut)|pulgar(?:es)? (?:arriba|para arriba|hacia arriba)|pollic[ei] (?:in )?(?:su|alto)(?!\p{L})|polegar(?:es)? (?:para|pra) cima)|(thumbs? down|daumen runter|daumen nach unten|pouces? (?:en bas|baissés?|vers le bas)|pulgar(?:es)? (?:abajo|para abajo|hacia abajo)|pollic[ei] (?:in )?(?:giù|verso|basso)(?!\p{L})|polegar(?:es)? (?:para|pra) baixo)`,
);

/** Ratings by others: sites and critics. */
const SITES =
	/imdb|netflix|senscritique|allocin|cinema ?score|metric|overall score of|metacritic|rotten|tomat|letterboxd (?:average|rating)|average|durchschnitt|moyenne|media de|media di|média/i;
const OTHERS =
	/(?:critics?|ebert|siskel|wife|husband|friends?|he|she|they|you|i'm surprised you|people|everyone|kritiker|frau|mann|presse|critique|femme|mari|crítica|esposa|mujer|marido|critica|moglie|marito)\s(?:\p{L}+\s){0,2}?(?:gave|gives?|rated|rates|gab|gibt|gaben|donne|a donné|ont donné|dio|da|dieron|le puso|ha dato|dà|deu|dá)\s[^.!?\n]{0,25}$/iu;

const numberOf = (text: string): number => {
	const half = /(?:½|1\/2|half|einhalb|demie?|media|mezz[ao]|meia)$/iu.test(text) ? 0.5 : 0;
	const digits = /^\d+(?:[.,] ?\d+)?/.exec(text)?.[0];
	if (digits !== undefined) return Number(digits.replace(',', '.').replace(' ', '')) + half;
	if (text === '½') return 0.5;
	const word = /^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? '';
	return (NUMBERS[word] ?? Number.NaN) + (half > 0 && word !== 'half' ? half : 0);
};

const GRADES: Record<string, number> = { A: 4, B: 3, C: 2, D: 1, F: 0 };
const gradeOf = (grade: string) =>
	Math.max(0, Math.min(4, GRADES[grade[0]!.toUpperCase()]! + (grade[1] === '+' ? 0.3 : grade[1] === '-' ? -0.3 : 0)));

/** Whether "3 of 5" without a unit is a rating: "out of" is, and others are if both are digits, except "of" itself. */
const isShare = (all: string) =>
	/ ?out of (?!4|four)/iu.test(all) || /\d (?:von|sur|sobre|su|em|de) (?!4)\d/iu.test(all) || STAR_WORDS.test(all);
const STAR_WORDS = new RegExp(STAR_WORD, 'iu');

type Read = (match: RegExpExecArray) => Stars | null;

/** Each way to write a rating; of two that overlap the first in this order counts. */
const WAYS: readonly [RegExp, Read][] = [
	[
		SLASHED,
		([, low, high, scale]) => {
			const most = numberOf(high!);
			return { value: low === undefined ? most : (numberOf(low) + most) / 2, scale: Number(scale) };
		},
	],
	[
		OUT_OF,
		([all, value, unit, scale]) =>
			unit === undefined && !isShare(all) ? null : { value: numberOf(value!), scale: numberOf(scale!) },
	],
	[STARRED, ([, value]) => ({ value: numberOf(value!), scale: numberOf(value!) > 5 ? 10 : 5 })],
	[POINTED, ([, value]) => ({ value: numberOf(value!), scale: numberOf(value!) > 10 ? 100 : 10 })],
	[NUMBER_GLYPH, ([, value]) => ({ value: numberOf(value!), scale: numberOf(value!) > 5 ? 10 : 5 })],
	[
		GLYPHS,
		([glyphs]) => {
			const full = glyphs.match(/[★⭐🌟]/gu)?.length ?? 0;
			const empty = glyphs.match(/[☆✩✰]/gu)?.length ?? 0;
			const half = /½|1\/2/.test(glyphs) ? 0.5 : 0;
			return {
				value: full + half,
				scale: full + empty > 5 ? 10 : empty > 0 && full + empty >= 4 && half === 0 ? full + empty : 5,
			};
		},
	],
	[ASTERISKS, ([, stars, half]) => ({ value: stars!.length + (half === undefined ? 0 : 0.5), scale: 5 })],
	[LETTERS, ([, grade]) => (grade === grade!.toUpperCase() ? { value: gradeOf(grade!), scale: 4 } : null)],
	[
		SCORED,
		(match) => {
			const value = numberOf(match.slice(1).find((group) => group !== undefined)!);
			return { value, scale: value > 20 ? 100 : value > 10 ? 20 : 10 };
		},
	],
	[PERCENT, ([, value]) => ({ value: Number(value), scale: 100 })],
	[THUMBS, ([, up, , upWords]) => ({ value: up !== undefined || upWords !== undefined ? 1 : 0, scale: 1 })],
];

/** Signs without which no rating is written; most texts have none. */
const ANY_SIGN =
	/[\d★⭐🌟☆✩✰½👍👎*]|star|stern|toile|estrel|stell|thumb|daumen|pouce|pulgar|pollic|polegar|grade|rat|score|give|gave|solid|not[ae]|[(] ?[A-F][+-]?[)]| [-–—] [A-F]/iu;

/** Most ratings of each way that are read. */
const MOST = 500;

/** @returns the ratings in the order of the text, without those by sites and other people */
export function findStars(text: string): StarsWritten[] {
	if (!ANY_SIGN.test(text)) return [];
	const found: StarsWritten[] = [];
	for (const [regex, read] of WAYS) {
		let left = MOST;
		for (const match of text.matchAll(regex)) {
			if (left-- === 0) break;
			const stars = read(match as RegExpExecArray);
			// Words that lead to a rating may have a title among them.
			const value = match.slice(1).find((group) => group !== undefined) ?? match[0];
			const [start, end] = [match.index + match[0].lastIndexOf(value), match.index + match[0].length];
			if (stars === null || !(stars.value <= stars.scale)) continue;
			if (found.some((other) => other.start < end && start < other.end)) continue;
			if (regex === ASTERISKS && !isRating(text, start, end, match)) continue;
			if (!isOthers(text, start, end)) found.push({ ...stars, start, end });
		}
	}
	return found.sort((a, b) => a.start - b.start);
}

/** Asterisks are not ratings if they mark a line, an item, or bold words. */
function isRating(text: string, start: number, end: number, [, stars, half]: RegExpMatchArray): boolean {
	const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim();
	const rest = text.slice(end, text.indexOf('\n', end) < 0 ? undefined : text.indexOf('\n', end)).trim();
	if (line === '' && rest === '') return false;
	if (half !== undefined || text[start - 1] === '(') return true;
	return stars!.length > 1 && line !== '' && !/\*{2}/.test(line + rest);
}

function isOthers(text: string, start: number, end: number): boolean {
	const before = /[^.!?\n]{0,60}$/.exec(text.slice(Math.max(0, start - 60), start))![0];
	const after = /^[^.!?\n]{0,25}/.exec(text.slice(end, end + 25))![0];
	return SITES.test(before.slice(-30)) || SITES.test(after) || OTHERS.test(before);
}
