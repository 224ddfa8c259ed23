/** French, Spanish, Italian and Portuguese, whose articles melt into prepositions alike. */
import type { AddedKind, PackKind } from '../../../catalogue/packKinds.ts';
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

const FRENCH: Romance = {
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
};

const SPANISH: Romance = {
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
};

const ITALIAN: Romance = {
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
};

const PORTUGUESE: Romance = {
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
};

/** The wordings of all kinds. @param of words for kinds other than films, which share the articles of a film */
const kinds = (
	films: Romance,
	of: Record<AddedKind, Pick<Romance, 'phrases' | 'noun' | 'film'>>,
	words: Romance = films,
): Record<PackKind, Wording> => ({
	films: romance(films),
	boardgames: romance({ ...words, ...of.boardgames }),
	anime: romance({ ...words, ...of.anime }),
	books: romance({ ...words, ...of.books }),
});

export const french = kinds(FRENCH, {
	boardgames: {
		phrases: ['un autre jeu', 'un autre encore', 'un jeu de plus', 'ce jeu'],
		...{ noun: 'jeu', film: 'jeu(?: de (?:société|plateau|cartes))?' },
	},
	anime: {
		phrases: ['un autre anime', 'un autre encore', 'un anime de plus', 'cet anime'],
		...{ noun: 'anime', film: '(?:anime|animé|série)' },
	},
	books: {
		phrases: ['un autre livre', 'un autre encore', 'un livre de plus', 'ce livre'],
		...{ noun: 'livre', film: '(?:livre|roman|bouquin)' },
	},
});

export const spanish = kinds(
	SPANISH,
	{
		boardgames: {
			phrases: ['otro juego', 'otro más', 'un juego más', 'ese juego'],
			...{ noun: 'juego', film: 'juego(?: de (?:mesa|tablero|cartas))?' },
		},
		anime: {
			phrases: ['otro anime', 'otro más', 'un anime más', 'ese anime'],
			...{ noun: 'anime', film: '(?:anime|serie)' },
		},
		books: {
			phrases: ['otro libro', 'otro más', 'un libro más', 'ese libro'],
			...{ noun: 'libro', film: '(?:libro|novela)' },
		},
	},
	{ ...SPANISH, owners: 'mi|tu|su|nuestro|vuestro', joins: [[/(?<!\p{L})o (?=otro )/giu, 'u ']] },
);

export const italian = kinds(ITALIAN, {
	boardgames: {
		phrases: ['un altro gioco', 'un altro ancora', 'ancora un gioco', 'quel gioco'],
		...{ noun: 'gioco', film: 'gioco(?: da tavolo| di carte)?' },
	},
	anime: {
		phrases: ['un altro anime', 'un altro ancora', 'ancora un anime', 'quell’anime'],
		...{ noun: 'anime', film: '(?:anime|serie)' },
	},
	books: {
		phrases: ['un altro libro', 'un altro ancora', 'ancora un libro', 'quel libro'],
		...{ noun: 'libro', film: '(?:libro|romanzo)' },
	},
});

export const portuguese = kinds(PORTUGUESE, {
	boardgames: {
		phrases: ['outro jogo', 'mais um', 'mais um jogo', 'esse jogo'],
		...{ noun: 'jogo', film: 'jogo(?: de (?:tabuleiro|cartas))?' },
	},
	anime: {
		phrases: ['outro anime', 'mais um', 'mais um anime', 'esse anime'],
		...{ noun: 'anime', film: '(?:anime|série)' },
	},
	books: {
		phrases: ['outro livro', 'mais um', 'mais um livro', 'esse livro'],
		...{ noun: 'livro', film: '(?:livro|romance)' },
	},
});
