/** French, Spanish, Italian and Portuguese, whose articles melt into prepositions alike. */
import { all, type Forms, type Rule, rule, type Wording } from './wording.ts';

interface Romance {
	phrases: Forms;
	noun: string;
	/** Patterns of words for a film, articles, and what introduces a name. */
	film: string;
	articles: string;
	called: string;
	/** Articles that are one word with a preposition, and the preposition. */
	melted: readonly (readonly [pattern: string, preposition: string])[];
	owners: string;
	joins?: Wording['joins'];
}

const romance = ({ phrases, noun, film, articles, called, melted, owners, joins = [] }: Romance): Wording => {
	const named = `(?:\\s+${film}(?:\\s+${called})?)`;
	const rules: Rule[] = [
		...melted.map(([pattern, preposition]) => rule(`(?:${pattern})${named}?`, `${preposition} {film}`)),
		rule(`((?:${articles})\\s+(?:${owners})\\s+${film})`, '$1'),
		rule(`((?:(?:${articles})\\s+)?(?:${owners}))(?:\\s+${film})?`, '$1 {noun}'),
		rule(`(?:${articles})${named}`, '{film}'),
		rule(`(?:${articles})`, '{film}'),
	];
	return { forms: { film: phrases, noun: all(noun) }, rules, joins };
};

export const french = romance({
	phrases: ['un autre film', 'un autre encore', 'un film de plus', 'ce film'],
	noun: 'film',
	film: '(?:film|long[ -]métrage|documentaire)',
	articles: "le|la|les|l['’]|un|une|ce|cet",
	called: "(?:appelé|intitulé|nommé|qui s['’]appelle)",
	melted: [
		['du', 'de'],
		['au', 'à'],
	],
	owners: 'mon|ton|son|notre|votre|leur',
	joins: [[/(?<!\p{L})(d|qu|lorsqu|puisqu|jusqu)e (?=un )/giu, "$1'"]],
});

export const spanish = romance({
	phrases: ['otra película', 'otra más', 'una película más', 'esa película'],
	noun: 'película',
	film: '(?:película|peli|film|filme|cinta)',
	articles: 'el|la|los|las|un|una|esa|ese|esta|este',
	called: '(?:llamad[ao]|titulad[ao]|que se llama)',
	melted: [
		['del', 'de'],
		['al', 'a'],
	],
	owners: 'mi|tu|su|nuestra|vuestra',
	joins: [[/(?<!\p{L})o (?=otra )/giu, 'u ']],
});

export const italian = romance({
	phrases: ['un altro film', 'un altro ancora', 'ancora un film', 'quel film'],
	noun: 'film',
	film: '(?:film|pellicola|documentario)',
	articles: "il|lo|la|l['’]|i|gli|le|un|uno|una|un['’]|quel|questo",
	called: '(?:chiamato|intitolato|dal titolo|che si chiama)',
	melted: [
		["del|dello|della|dell['’]", 'di'],
		["nel|nello|nella|nell['’]", 'in'],
		["al|allo|alla|all['’]", 'a'],
		["dal|dallo|dalla|dall['’]", 'da'],
		["sul|sullo|sulla|sull['’]", 'su'],
	],
	owners: 'mio|tuo|suo|nostro|vostro|loro',
});

export const portuguese = romance({
	phrases: ['outro filme', 'mais um', 'mais um filme', 'esse filme'],
	noun: 'filme',
	film: '(?:filme|longa|documentário)',
	articles: 'o|a|os|as|um|uma|esse|este',
	called: '(?:chamado|intitulado|que se chama)',
	melted: [
		['do|da', 'de'],
		['no|na', 'em'],
		['ao|à', 'a'],
		['pelo|pela', 'por'],
	],
	owners: 'meu|teu|seu|nosso|vosso',
});
