import type { PackKind } from '../../../catalogue/packKinds.ts';
import { all, rule, type Wording } from './wording.ts';

/** What a kind is called: the word that is said, and patterns of words for it. */
interface Called {
	noun: string;
	one: string;
	several: string;
	/** Those that stand right after a title. */
	after: { one: string; several: string };
	joins?: Wording['joins'];
}

const FILM =
	'(?:film|movie|flick|picture|documentary|classic|masterpiece|anime|comedy|drama|thriller|western|musical|short|biopic|feature)';
/** A word that may stand between an article and "film": "the Czech film". Years go with the title. */
const QUALITY =
	'(?!(?:of|in|on|at|to|for|from|with|by|and|or|but|is|was|are|were|as|than|that|which|who|this|the|a|an|film|movie)\\b)[\\p{L}-]+';
const YEAR = '(?:(?:1[89]|20)\\d\\d\\s+)?';
/** Adjectives and adverbs, by ending or whole. No verb stands between one and its article. */
const ADJECTIVE =
	'(?:very|so|most|[\\p{L}-]+(?:ly|ful|ous|ive|less|able|ible|ish|istic|esque)|original|first|second|third|last|latest|new|newer|old|older|great|greatest|good|best|better|worst|bad|brilliant|amazing|stunning|gorgeous|haunting|moving|boring|fascinating|devastating|underrated|overrated|beloved|excellent|magnificent|slow|short|long|early|late|silent|weird|strange|lovely|classic|epic|legendary|iconic|whole|entire|actual|incredible|restored|uncut|same|real|perfect|little|big|dear|poor|final|cult|minor|major|favou?rite)';
/** Words between "a" and a title that are not adjectives. */
const TIME =
	'(?:day|night|week|weekend|month|year|time|moment|minute|hour|morning|evening|while|lot|bit|few|little|friend|man|woman|guy|copy)';
const OWNER = '(?:my|your|his|her|its|our|their|whose)';
/** "Tarkovsky's", but not "it's". */
const POSSESSOR =
	"(?!(?:it|that|what|there|here|he|she|who|where|let|how|this|when|why)['’]s)[\\p{L}-]+(?:['’]s|s['’])";
/** Nouns before which a title stands like an adjective: "the Alien soundtrack". */
const OF_A_FILM =
	"soundtracks?|scores?|trilog(?:y|ies)|franchise|series|saga|remakes?|reboots?|sequels?|prequels?|posters?|dvds?|blu-?rays?|trailers?|endings?|screenings?|fans?|directors?|cast|universe|books?|novels?|games?|quotes?|scenes?|reviews?|threads?|crew|marathons?|screenplay|script|themes?|merch|memes?|references?|adaptations?|lore|opening|premiere|restoration|re-?release|director[’']s|discussion|score|plot|story|characters?";
const CALLED = '(?:called|named|titled|entitled)';

const englishFor = ({ noun, one, several, after, joins = [] }: Called): Wording => ({
	forms: {
		film: [`another ${noun}`, 'one more', 'yet another', `that ${noun}`],
		/** Before a noun. */
		any: ['another', 'one more', 'yet another', 'that'],
		one: ['another one', 'one more', 'yet another one', 'that one'],
		whole: [`another ${noun}`, `one more ${noun}`, `yet another ${noun}`, `that ${noun}`],
		noun: all(noun),
		/** Before a plural noun. */
		others: all('other'),
	},
	rules: [
		rule(`(?:the|an?|that|this|another|some)\\s+${YEAR}((?:${QUALITY}\\s+){0,3}${one}|one),?\\s+${CALLED}`, '{any} $1'),
		rule(`(?:the|an?|that|this|another)\\s+${YEAR}((?:${QUALITY}\\s+){0,3}${one})`, '{any} $1'),
		rule(`((?:${OWNER}|${POSSESSOR})\\s+(?:${QUALITY}\\s+){0,2}?${one})`, '$1'),
		rule(`(?:the|these|those)\\s+(?:${several})`, '{film}'),
		rule(`(${one})`, '{any} $1'),
		rule('the', '{others}', `\\s+(?:${after.several})`),
		rule('', '{others}', `\\s+(?:${after.several})`),
		rule('the', '{any}', `\\s+(?:${after.one}|one)`),
		rule('', '{any}', `\\s+(?:${after.one})`),
		rule('(?:a|an)', 'a {noun}'),
		rule(`(${OWNER}|${POSSESSOR}|that|this|these|those|every|each|any|no|some|which)`, '$1 {noun}'),
		rule('the', "{whole}'s", `\\s+(?:${OF_A_FILM})`),
		rule(`(the|${OWNER}|${POSSESSOR}|that|this)\\s+((?:${ADJECTIVE}\\s+){0,1}${ADJECTIVE})`, '$1 $2 {noun}'),
		rule(`an?\\s+((?:${ADJECTIVE}\\s+){0,1}${ADJECTIVE})`, '{any} $1 {noun}'),
		rule(`an?\\s+(?!${TIME}\\s)([\\p{Ll}-]+)`, '{any} $1 {noun}'),
		rule('(original|classic)', '{any} $1 {noun}'),
		rule('the', '{film}'),
		rule('', "{whole}'s", `\\s+(?:${OF_A_FILM})`),
		rule('', '{noun}', '-\\p{L}+'),
		rule('', '{whole}', "['’]s"),
		rule(
			'((?:films?|movies?|one|favou?rite|masterpiece)\\b[^.!?\\n]{0,60}?\\s(?:is|was|are|were|be|been|remains?)(?:\\s+(?:still|probably|definitely|always|of course|also|not|either))?)',
			'$1 {one}',
		),
	],
	joins,
});

const GAME = '(?:board ?|card ?)?game';
/** "a anime". */
const AN: Wording['joins'] = [[/(?<!\p{L})a (?=anime)/giu, 'an ']];

export const english: Record<PackKind, Wording> = {
	films: englishFor({
		...{ noun: 'film', one: FILM, several: 'films|movies' },
		after: { one: 'film|movie|flick', several: 'films|movies|flicks' },
	}),
	boardgames: englishFor({
		...{ noun: 'game', one: `(?:${GAME}|expansion|classic)`, several: `${GAME}s` },
		after: { one: GAME, several: `${GAME}s` },
	}),
	anime: englishFor({
		...{ noun: 'anime', one: '(?:anime|series|show|film|movie|classic)', several: 'anime|series|shows', joins: AN },
		after: { one: 'anime|series|show', several: 'anime|shows' },
	}),
	books: englishFor({
		...{ noun: 'book', one: '(?:book|novel|novella|classic|memoir|thriller)', several: 'books|novels' },
		after: { one: 'book|novel', several: 'books|novels' },
	}),
};
