import { all, rule, type Wording } from './wording.ts';

const FILM =
	'(?:film|movie|flick|picture|documentary|classic|masterpiece|anime|comedy|drama|thriller|western|musical|short|biopic|feature)';
/** A word that may stand between an article and "film": "the Czech film". Years go with the title. */
const QUALITY =
	'(?!(?:of|in|on|at|to|for|from|with|by|and|or|but|is|was|are|were|as|than|that|which|who|this|the|a|an|film|movie)\\b)[\\p{L}-]+';
const YEAR = '(?:(?:1[89]|20)\\d\\d\\s+)?';
/** Adjectives and adverbs, by ending or by themselves: what is between them and an article is no verb. */
const ADJECTIVE =
	'(?:very|so|most|[\\p{L}-]+(?:ly|ful|ous|ive|less|able|ible|ish|istic|esque)|original|first|second|third|last|latest|new|newer|old|older|great|greatest|good|best|better|worst|bad|brilliant|amazing|stunning|gorgeous|haunting|moving|boring|fascinating|devastating|underrated|overrated|beloved|excellent|magnificent|slow|short|long|early|late|silent|weird|strange|lovely|classic|epic|legendary|iconic|whole|entire|actual|incredible|restored|uncut|same|real|perfect|little|big|dear|poor|final|cult|minor|major|favou?rite)';
/** What is no adjective between "a" and a title. */
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

export const english: Wording = {
	forms: {
		film: ['another film', 'one more', 'yet another', 'that film'],
		/** Before a noun. */
		any: ['another', 'one more', 'yet another', 'that'],
		one: ['another one', 'one more', 'yet another one', 'that one'],
		whole: ['another film', 'one more film', 'yet another film', 'that film'],
		noun: all('film'),
		/** Before a plural noun. */
		others: all('other'),
	},
	rules: [
		rule(
			`(?:the|an?|that|this|another|some)\\s+${YEAR}((?:${QUALITY}\\s+){0,3}${FILM}|one),?\\s+${CALLED}`,
			'{any} $1',
		),
		rule(`(?:the|an?|that|this|another)\\s+${YEAR}((?:${QUALITY}\\s+){0,3}${FILM})`, '{any} $1'),
		rule(`((?:${OWNER}|${POSSESSOR})\\s+(?:${QUALITY}\\s+){0,2}?${FILM})`, '$1'),
		rule('(?:the|these|those)\\s+(?:films|movies)', '{film}'),
		rule(`(${FILM})`, '{any} $1'),
		rule('the', '{others}', '\\s+(?:films|movies|flicks)'),
		rule('', '{others}', '\\s+(?:films|movies|flicks)'),
		rule('the', '{any}', '\\s+(?:film|movie|flick|one)'),
		rule('', '{any}', '\\s+(?:film|movie|flick)'),
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
	joins: [],
};
