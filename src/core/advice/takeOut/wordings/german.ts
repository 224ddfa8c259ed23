import type { PackKind } from '../../../catalogue/packKinds.ts';
import { all, type Forms, rule, type Wording } from './wording.ts';

const CALLED = '(?:namens|mit dem Titel|mit Namen)';
const FINITE =
	'ist|war|wird|hat|hatte|bleibt|gefällt|gefiel|macht|kommt|läuft|lief|dauert|zeigt|erzählt|handelt|beginnt|endet|sieht|wirkt|hält|kann|könnte|wäre|spielt';
const DATIVE = 'in|mit|von|aus|bei|nach|zu|seit|an|auf|neben|vor|hinter|unter|zwischen|außer|ab';
const CONTRACTED = [
	['im', 'in'],
	['vom', 'von'],
	['zum', 'zu'],
	['beim', 'bei'],
	['am', 'an'],
] as const;

const films: Wording = {
	forms: {
		object: ['einen anderen Film', 'noch einen', 'einen weiteren', 'diesen Film'],
		subject: ['ein anderer Film', 'noch einer', 'ein weiterer', 'dieser Film'],
		dative: ['einem anderen Film', 'noch einem', 'einem weiteren', 'diesem Film'],
		genitive: ['eines anderen Films', 'eines weiteren Films', 'eines weiteren Films', 'dieses Films'],
		noun: all('Film'),
	},
	rules: [
		...CONTRACTED.map(([short, preposition]) => rule(`${short}(?:\\s+Film)?`, `${preposition} {dative}`)),
		rule(
			'((?:der|den|dem|des|ein|einen|einem|eines|im|vom|zum|beim|mein|meinen|meinem|sein|seinen|seinem|ihr|ihren|ihrem)\\s+[\\p{L}-]+e[nrms]?\\s+Films?)',
			'$1',
		),
		rule(`(?:der|ein|dieser)\\s+Film(?:\\s+${CALLED})?`, '{subject}'),
		rule(`(?:den|einen|diesen)\\s+Film(?:\\s+${CALLED})?`, '{object}'),
		rule(`(?:dem|einem|diesem)\\s+Film(?:\\s+${CALLED})?`, '{dative}'),
		rule(`(?:des|eines|dieses)\\s+Films(?:\\s+${CALLED})?`, '{genitive}'),
		rule('((?:mein|dein|sein|ihr|unser|euer)(?:en|em)?|kein(?:en|em)?|jede[rnm])', '$1 {noun}'),
		rule('((?:der|den|dem|ein|einen|einem)\\s+[\\p{Ll}-]+e[nrms]?)', '$1 {noun}'),
		rule('([\\p{L}\\p{N}]+:)', '$1 {subject}'),
		rule('dem', '{dative}'),
		rule('den', '{object}'),
		rule('der', '{subject}'),
		rule('des', '{genitive}'),
		rule(`(${DATIVE})`, '$1 {dative}'),
		rule('(wegen|trotz|während|statt)', '$1 {genitive}'),
		rule(
			'((?:wie|als|ist|war|bleibt|wird|heißt|sind|waren)(?:\\s+(?:nicht|auch|noch|wieder|einfach|immer|nur|eher))*)',
			'$1 {subject}',
		),
		rule('(?:die|das)', '{subject}', `\\s+(?:${FINITE})`),
		rule('(?:die|das)', '{object}'),
		rule('', '{object}', `\\s+(?:[\\p{L}]+)\\s+(?:ich|wir|man|ihr|sie)`),
		rule('', '{subject}', `\\s+(?:${FINITE})`),
	],
	joins: [],
};

interface Called {
	noun: string;
	/** Pattern of words for it. */
	one: string;
	object: Forms;
	subject: Forms;
	that: string;
}

const germanFor = ({ noun, one, object, subject, that }: Called): Wording => {
	const called = `\\s+${one}(?:\\s+${CALLED})?`;
	return {
		forms: {
			object,
			subject,
			dative: [`einem anderen ${noun}`, 'noch einem', 'einem weiteren', `diesem ${noun}`],
			noun: all(noun),
		},
		rules: [
			...CONTRACTED.map(([short, preposition]) => rule(`${short}(?:\\s+${one})?`, `${preposition} {dative}`)),
			rule(`(?:der|dieser)${called}`, '{subject}'),
			rule(`(?:das|den|ein|einen|${that})${called}`, '{object}'),
			rule(`(?:dem|einem|diesem)${called}`, '{dative}'),
			rule('((?:mein|dein|sein|ihr|unser|euer)(?:en|em)?|kein(?:en|em)?|jede[rnms])', '$1 {noun}'),
			rule('dem', '{dative}'),
			rule('(?:das|den|die)', '{object}'),
			rule('der', '{subject}'),
			rule(`(${DATIVE})`, '$1 {dative}'),
			rule('((?:wie|als|ist|war|bleibt|wird|heißt)(?:\\s+(?:nicht|auch|noch|wieder|immer|nur))*)', '$1 {subject}'),
			rule('', '{subject}', `\\s+(?:${FINITE})`),
		],
		joins: [],
	};
};

const neuter = (noun: string): Forms => [`ein anderes ${noun}`, 'noch eins', 'ein weiteres', `dieses ${noun}`];

export const german: Record<PackKind, Wording> = {
	films,
	boardgames: germanFor({
		...{ noun: 'Spiel', one: '(?:Brett|Karten|Gesellschafts)?[Ss]piel' },
		...{ object: neuter('Spiel'), subject: neuter('Spiel'), that: 'dieses' },
	}),
	anime: germanFor({
		...{ noun: 'Anime', one: '(?:Anime|Serie)', that: 'diesen' },
		object: ['einen anderen Anime', 'noch einen', 'einen weiteren', 'diesen Anime'],
		subject: ['ein anderer Anime', 'noch einer', 'ein weiterer', 'dieser Anime'],
	}),
	books: germanFor({
		...{ noun: 'Buch', one: '(?:Buch|Roman)', that: 'dieses' },
		...{ object: neuter('Buch'), subject: neuter('Buch') },
	}),
};
