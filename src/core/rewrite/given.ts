/** What in the rest of a post still gives a film away without its title. */
import { surnameBits } from '../catalogue/about.ts';
import { type Catalogue, filmTitles, findWord } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { MOST_DIRECTORS } from '../catalogue/directors.ts';
import { peopleOf } from '../catalogue/people.ts';
import { hashOf, scanWords, words } from '../catalogue/words.ts';
import type { Item } from './items.ts';
import { lineAround, type Sentence, sentenceAround } from './sentences.ts';

/** Why no other name hides a film, with the word that gives it away. */
export interface Why {
	kind: 'title' | 'director' | 'cast' | 'quote' | 'plot' | 'year';
	word: string;
}

export interface Given {
	/** Names the film as its title does. */
	why: Why | null;
	/** Whether that is the title, or a part, which is left where the film is taken out. */
	isTitle: boolean;
	/** Named people who made it: a film without a title is one of theirs. */
	people: readonly { bits: number; why: Why }[];
}

interface Draft {
	text: string;
	items: readonly Item[];
	sentences: readonly Sentence[];
}

/** What a draft contains, read once for all of its films. */
interface Contents extends Draft {
	/** Longer words, hashtags, and parts of addresses, with letters only. */
	tokens: readonly { token: string; compact: string; start: number }[];
	scanned: ReturnType<typeof scanWords>;
}

export const contentsOf = ({ text, items, sentences }: Draft): Contents => ({
	...{ text, items, sentences, scanned: scanWords(text) },
	tokens: Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’_%-]*/gu), ({ 0: token, index }) => ({
		...{ token, start: index },
		compact: token.length < SHORTEST ? '' : words(token.replaceAll('_', '-')).join(''),
	})).filter(({ compact }) => compact !== ''),
});

const isIn = (places: readonly Item[], at: number) => places.some(({ start, end }) => start <= at && at < end);

/** @param places where the draft names the film */
export function givenIn(c: Catalogue, draft: Contents, places: readonly Item[], film: number): Given {
	const { text } = draft;
	const written = places.map(({ start, end }) => text.slice(start, end)).find((place) => /^#|:\/\//u.test(place));
	const title = written ?? titleIn(c, draft, places, film);
	const word = title ?? echoIn(filmTitles(c, film), c, draft, places);
	const why: Why | null =
		word !== null ? { kind: 'title', word } : (yearIn(c, draft, places, film) ?? contentIn(draft, places));
	return { why, isTitle: title !== null, people: peopleIn(c, draft, places, film) };
}

/** The text with spaces in place of the titles. */
function blanked(text: string, places: readonly Item[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const { start, end } of places) {
		parts.push(text.slice(at, start), ' '.repeat(end - start));
		at = end;
	}
	return parts.join('') + text.slice(at);
}

/** Shorter titles are parts of many words. */
const SHORTEST = 6;

/** The title as a hashtag, in an address, in a compound, or again in the text. */
function titleIn(c: Catalogue, draft: Contents, places: readonly Item[], film: number): string | null {
	const titles = filmTitles(c, film);
	const joined = titles.map((title) => words(title).join('')).filter((title) => title.length >= SHORTEST);
	const written = draft.tokens.find(
		({ compact, start }) => joined.some((title) => compact.includes(title)) && !isIn(places, start),
	);
	if (written !== undefined) return written.token;
	const rest = blanked(draft.text, places);
	const again = titles.find((title) => title.length >= SHORTEST && /\s/.test(title) && rest.includes(title));
	return (
		again ??
		namedIn(draft.text, places, rest) ??
		beginningIn(titles, rest) ??
		rareIn(c, draft, places, film) ??
		nextIn(titles, draft, places)
	);
}

/** The name as written, again in a place where it was not found: "Cats" in "Best: a friend laughing at Cats". */
function namedIn(text: string, places: readonly Item[], rest: string): string | null {
	const names = places.map(({ start, end }) => /\p{Lu}[\p{L}\p{N}'’ ]{2,}(?<! )/u.exec(text.slice(start, end))?.[0]);
	return (
		names.find(
			(name) => name !== undefined && new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(rest),
		) ?? null
	);
}

/** A word of another title right behind the name: "Amélie Poulain". */
function nextIn(titles: readonly string[], { text }: Draft, places: readonly Item[]): string | null {
	const own = new Set(titles.flatMap((title) => words(title)));
	const next = places.flatMap(({ end }) => /^\s([\p{L}'’-]{4,})/u.exec(text.slice(end, end + 40))?.[1] ?? []);
	return next.find((word) => words(word).every((one) => own.has(one))) ?? null;
}

/** The first words of a title, as for another part of a series: "Iron Man" for "Iron Man 3". */
function beginningIn(titles: readonly string[], rest: string): string | null {
	const begins = titles
		.map((title) => words(title).slice(0, 2))
		.filter(
			([one = '', two = '']) => !SMALL.has(one) && !SMALL.has(two) && two !== '' && `${one}${two}`.length >= SHORTEST,
		);
	if (begins.length === 0) return null;
	const said = ` ${words(rest).join(' ')} `;
	return begins.find(([one, two]) => said.includes(` ${one} ${two} `))?.join(' ') ?? null;
}
const SMALL = new Set(
	'the a an of in on at to and for with der die das ein eine el la los las un una le les des il lo gli i o os um uma de en'.split(
		' ',
	),
);

/** The year of the film in a sentence that names it, apart from the title's own. */
function yearIn(c: Catalogue, { text, items, sentences }: Draft, places: readonly Item[], film: number): Why | null {
	const year = String(c.year[film]!);
	for (const place of places) {
		const { from, to } = sentenceAround(sentences, place);
		const inside = items.filter((item) => item.start >= from && item.end <= to);
		if (
			to - from <= LONGEST &&
			text.slice(from, to).includes(year) &&
			blanked(text, inside).slice(from, to).includes(year)
		)
			return { kind: 'year', word: year };
	}
	return null;
}

/** Least surprisal of a word that names a title of several, in bits. */
const RARE = 16;

/** A rare word of the title with a capital: "Button" for "The Curious Case of Benjamin Button". */
function rareIn(c: Catalogue, { text, scanned }: Contents, places: readonly Item[], film: number): string | null {
	const own = new Set(words(filmTitles(c, film)[0]!).map(hashOf));
	const { count, units, from, hash, start, end } = scanned;
	for (let w = 0; w < count; w++) {
		if (!own.has(hash[w]!) || isIn(places, start[w]!)) continue;
		const word = text.slice(start[w], end[w]);
		if (word.length < SHORTEST - 1 || !/^\p{Lu}/u.test(word)) continue;
		const known = findWord(c, units, from[w]!, from[w + 1]!, hash[w]!);
		if (known >= 0 && surpriseOf(c.wordCommon[known]!) >= RARE) return word;
	}
	return null;
}

/** Least surprisal of a word of the text that echoes one of the title, in bits, and the fewest letters of both. */
const [ECHO, FEWEST_LETTERS] = [13, 5];
/** Titles of more words are not known by each of them. */
const MOST_WORDS = 3;
const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|en|er|s|n|e|i|a|o)$/u, '');

/** A word of a short title in another form: "los perros" for "Amores perros". */
function echoIn(
	titles: readonly string[],
	c: Catalogue,
	{ text, scanned }: Contents,
	places: readonly Item[],
): string | null {
	const long = (word: string) => word.length >= FEWEST_LETTERS && !SMALL.has(word);
	const own = new Set(
		titles
			.map((title) => words(title))
			.filter((all) => all.length <= MOST_WORDS)
			.flatMap((all) => all.filter(long).map(stemOf)),
	);
	const { count, units, from, hash, start, end } = scanned;
	for (let w = 0; w < count; w++) {
		const word = text.slice(start[w], end[w]);
		if (word.length < FEWEST_LETTERS || !own.has(stemOf(word)) || isIn(places, start[w]!)) continue;
		const known = findWord(c, units, from[w]!, from[w + 1]!, hash[w]!);
		if (known < 0 || surpriseOf(c.wordCommon[known]!) >= ECHO) return word;
	}
	return null;
}

const isRare = (c: Catalogue, { scanned: { units, from, hash } }: Contents, w: number): boolean => {
	const known = findWord(c, units, from[w]!, from[w + 1]!, hash[w]!);
	return known < 0 || surpriseOf(c.wordCommon[known]!) >= RARE;
};

/** "d’Audiard" */
const ELIDED = /^\p{L}{1,5}['’](\p{Lu}.+)$/u;

function peopleIn(c: Catalogue, draft: Contents, places: readonly Item[], film: number): Given['people'] {
	const known = peopleOf(c, film);
	const found = new Map<number, Why>();
	const { count, hash, start, end, possessive } = draft.scanned;
	const isSmall = !/\p{Lu}/u.test(draft.text);
	for (let w = 0; w < count; w++) {
		if (isIn(places, start[w]!)) continue;
		const word = draft.text.slice(start[w], end[w]).replace(possessive[w] === 1 ? /['’]s$/u : /$^/u, '');
		if (!/^\p{Lu}|['’]\p{Lu}/u.test(word) && !(isSmall && isRare(c, draft, w))) continue;
		const name = ELIDED.exec(word)?.[1] ?? word;
		for (const one of new Set([word, name])) {
			const bits = surnameBits(one === word && possessive[w] === 0 ? hash[w]! : scanWords(one).hash[0]!);
			const at = known.indexOf(bits);
			if (at >= 0) found.set(bits, { kind: at < MOST_DIRECTORS ? 'director' : 'cast', word: one });
		}
	}
	return Array.from(found, ([bits, why]) => ({ bits, why }));
}

const INSIDE =
	/(?<!\p{L})(?:in|(?:start|beginning|end|opening|scenes?|shots?|moments?|sequences?|finale|half) (?:of|in|from)|au début de|à la fin de|dans|am Anfang von|am Ende von|al principio de|al final de)\s+$/iu;
/** What all films have. */
const OF_FILMS = new Set(
	'film movie sound hype look colors colours costumes lighting framing mood pace end ending start beginning opening scene scenes shot shots camera way soundtrack score music director cinematography cast acting actors story plot audience screen theater theatre cinema highlight year rest time weekend best worst most first last whole same credits moment moments sequence finale half middle back only other one two big next right wrong kind point way dialogue editing pacing performances lead world day night plane train couch internet blog worse better other original book novel second third final'.split(
		' ',
	),
);
const QUOTED = /[“"«„](?:[\p{L}\p{N}'’,]+[\s…-]+){3,}[\p{L}\p{N}'’]+[.!?,…]*[”"»“]/u;

/** The name of a song or a speech. */
const CALLED = /[“"«„]\p{Lu}[^“”"«»„]{2,}[”"»“]/u;

/** A length that few other films come near. */
const LENGTH =
	/(?<![\p{L}\p{N}])(?:(?:[4-9]|1\d|four|five|six|seven|eight|nine|ten|vier|fünf|sechs|sieben|acht|neun|quatre|cinq|sept|huit|neuf|cuatro|cinco|seis|siete|ocho|quattro|cinque|sei|sette|otto|quatro|sete|oito)(?: and a half|½)?[ -](?:hours?|Stunden|heures|horas|ore)|[2-9]\d\d[ -](?:min\p{L}*))(?!\p{L})/iu;
/** Its subject and contents: "a film about a lawnmower", "the motorcycle scene", "who plays Ana". */
const ABOUT =
	/(?:^|,|[–—])\s*(?:an?|the|this|that) (?:film|movie)\s+(?:about|in which|where)\s+[^,.;:!?]+|^,?\s*(?:where|in which|the one (?:with|where|about))\s+[^,.;:!?]+|(?:,|[–—])\s+the (?:\p{L}+ )?(?:one|film|movie) (?:with|about|where|in which)\s+[^,.;:!?]+/iu;
const SCENES: readonly RegExp[] = [
	/(?<!\p{L})(?:the|that)\s+(?:\p{Ll}+\s+){0,2}(\p{Ll}+)\s+(?:scene|sequence|episode|subplot|monologue|speech)s?(?!\p{L})/giu,
	/(?<!\p{L})the\s+(?:\p{Ll}+\s+){0,3}?(\p{Ll}+)\s+(?:at|near|towards) the (?:very )?(?:end|start|beginning)(?!\p{L})(?! of (?:the|my|our|this|last) (?:\p{Ll}+ )?(?:day|night|evening|week|month|year|term|line|street|road))/giu,
	/(?<!\p{L})(\p{Lu}\p{L}+)['’]s (?:lines|monologue|speech|last words|death)(?!\p{L})/gu,
	/(?<!\p{L})(?:lines|falas|frases|battute|répliques|Sprüche) (?:of|do|da|de|del|di|du|von) (\p{Lu}\p{L}+)/gu,
	/(?<!\p{L})lo de(?:l| la| los| las) (\p{Ll}+)[^.!?]* de memoria/giu,
	/(?<!\p{L})(?:the|that) (?:scene|shot|moment|part|bit) (?:with|in|on|at|where|when) (?:the|an?|he|she|they)\s+(\p{Ll}+)/giu,
	/(?<!\p{L})(?:who|that) plays? (\p{Lu}\p{L}+)/gu,
	/(?<!\p{L})[Dd](?:ie|er) (?:Szene|Moment),? (?:mit|in|an|wo|als|auf) (?:der|dem|den|die) (\p{Lu}\p{L}+)/gu,
	/(?<!\p{L})(?:la|las|el|il|a|o|le|l['’]) ?(?:escena|secuencia|episodio|scena|sequenza|cena|sequência|episódio|scène|séquence|épisode) (?:del?|della|dell['’]|do|da|du|de la|de l['’]|con|com|avec) ?(?:el |la |le |il |l['’]|a |o )?(\p{Ll}+)/giu,
];
/** Words of which each of these has one: patterns of letters take milliseconds when they are first used. */
const OF_SCENES =
	/sc[eè]n|cena|s[eé][cq]u[eê]n|pis[oó]d|subplot|monologue|speech|the (?:very|end|start|beginning)|lines|words|death|falas|frases|battute|répliques|sprüche|memoria|shot|moment|part|bit|play|szene/iu;
/** What was laughed or cried at, or stays: "laughed so hard at the snow traps", "thinking about that phone call". */
const MOVED: readonly RegExp[] = [
	/(?<!\p{L})watching (?:someone|somebody|people|a (?:man|woman|boy|girl)|two \p{Ll}+)\s+(?:\p{Ll}+\s+){1,2}?(\p{Ll}{3,})(?=\s*[.,;!?]|\s+(?:in|on|for|with|at)\s)/giu,
	/(?<!\p{L})(?:laugh|cr[yi]|scream|jump|gasp|flinch|lost it|los(?:e|ing) it|sob|weep|wept|winc)\p{L}*\s+(?:(?:so|very|really|too|hard|out|loud|a lot)\s+)*(?:at|during|over|when)\s+(?:the|that|those)\s+(?:\p{Ll}+\s+)?(\p{Ll}{3,})/giu,
	/(?<!\p{L})(?:cried|wept|sobbed|bawled)\s+(?:at|over)\s+an?\s+(\p{Ll}{3,})/giu,
	/(?<!\p{L})(?:thinking|think|dream\p{L}*) (?:about|of) (?:that|those)\s+(?:\p{Ll}+\s+){0,2}?(\p{Ll}{3,})(?=\s+(?:at|in|with|from|on) (?:the|his|her)\s|[.,;!?])/giu,
];
/** Recalled without a verb: "can't stop thinking about X, that ice cream truck". */
const RECALLED =
	/[,;]\s+(?:that|those)\s+(?:(?:\p{Ll}+\s+){1,2}\p{Ll}{3,}|(?!\p{Ll}+(?:ed|[^s]s)(?!\p{L}))(\p{Ll}{3,}))(?=\s*(?:[,.!;]|$))/giu;
/** The same for what is recalled or moves. */
const OF_MOVED = /watching\s|th(?:at|ose)\s|(?:at|during|over|when)\s+the\s|cried|wept|sobbed|bawled/iu;
/** What may be laughed or cried at elsewhere. */
const ELSEWHERE = new Set(
	'dinner breakfast lunch station airport table desk bus door office work wedding funeral party kitchen idea thought price news man woman lady guy kid kids people others same fact memory question answer joke photo picture dog cat bar pub phone doctor dentist thing things part bit one ones credits'.split(
		' ',
	),
);
/** A thing of a film that is in its title's place: "the phone box from X". */
const OF_TITLE = /(?<!\p{L})the\s+(?:\p{Ll}+\s+)?(\p{Ll}{3,})\s+from\s+$/iu;
const PEOPLE = new Set(
	'one guy man woman lady girl boy kid people dad mum mom mother father character actor actress villain song theme music clip quote line lines joke dvd poster'.split(
		' ',
	),
);
/** What the people of a story do: "The son arrives with his wife, the mother fries corn". */
const ACTS =
	/(?:^|[.!?,;:]\s+(?:and\s+)?)the\s+(?:(?:old|young|little)\s+)?(son|daughter|mother|father|boy|girl|husband|wife|widow|brother|sister|grand(?:mother|father)|uncle|aunt|detective|doctor|priest|teacher|hero|heroine|killer|stranger|soldier|king|queen)\s+(?!(?:is|was|has|says|thinks)\s)\p{Ll}+s(?!\p{L})/giu;
/** Longest sentence that is read. */
const LONGEST = 1000;

/** The rest of its sentence, or of its line up to the next film. */
function sceneIn({ text, items, sentences }: Draft, place: Item, to: number): string | null {
	const { from } = sentenceAround(sentences, place);
	const other = items.find(({ start }) => start >= to)?.start ?? text.length;
	const next = Math.max(to, Math.min(lineAround(text, place.start).to, other, to + LONGEST));
	const said = text.slice(from, place.start) + ' '.repeat(place.end - place.start) + text.slice(place.end, next);
	const about = ABOUT.exec(text.slice(place.end, to));
	if (about !== null) return about[0].replace(/^[,–—]?\s*/u, '');
	const scene = (OF_SCENES.test(said) ? SCENES : [])
		.flatMap((pattern) => [...said.matchAll(pattern)])
		.find(([, thing]) => !OF_FILMS.has(thing!.toLowerCase()));
	const moved = (OF_MOVED.test(said) ? [...MOVED, RECALLED] : [])
		.flatMap((pattern) => [...said.matchAll(pattern)])
		.find(
			([words, thing = words.split(' ').at(-1)!]) =>
				!OF_FILMS.has(thing.toLowerCase()) && !ELSEWHERE.has(thing.toLowerCase()),
		);
	const acts = [...said.matchAll(ACTS)];
	const acted = new Set(acts.map(([, one]) => one)).size > 1 ? acts[0] : undefined;
	return (scene ?? moved ?? acted ?? LENGTH.exec(said))?.[0].replace(/^[.!?,;:]\s*/u, '') ?? null;
}

/** What only people who know the film would write: things in it, or a line. */
function contentIn(draft: Draft, places: readonly Item[]): Why | null {
	const { text, items, sentences } = draft;
	for (const place of places) {
		const { from, to } = sentenceAround(sentences, place);
		if (to - from > LONGEST) continue;
		const inside = items.filter((item) => item.start >= from && item.end <= to);
		const sentence = blanked(text, inside).slice(from, to);
		const line = QUOTED.exec(sentence);
		if (line !== null) return { kind: 'quote', word: line[0] };
		const scene = sceneIn(draft, place, to);
		if (scene !== null) return { kind: 'plot', word: scene };
		const thingOf = OF_TITLE.exec(text.slice(from, place.start));
		if (thingOf !== null && !OF_FILMS.has(thingOf[1]!) && !PEOPLE.has(thingOf[1]!))
			return { kind: 'plot', word: thingOf[0].replace(/\s+from\s+$/u, '') };
		if (!INSIDE.test(text.slice(from, place.start))) continue;
		const called = CALLED.exec(sentence);
		if (called !== null) return { kind: 'quote', word: called[0] };
		const at = place.start - from;
		const thing = [
			...sentence.matchAll(
				/(?<!\p{L})the\s+(?:(?:old|empty|young|little|dead|burning|dark)\s+)?(\p{Ll}+)(\s+(?:\p{Ll}+\s+)?(?:in|from|of|at)\s)?/giu,
			),
		].find(
			([, noun, joins], i, all) => (all[i]!.index > at || joins !== undefined) && !OF_FILMS.has(noun!.toLowerCase()),
		);
		if (thing !== undefined) return { kind: 'plot', word: thing[0].slice(0, -(thing[2]?.length ?? 0) || undefined) };
	}
	return null;
}
