import { expect, test } from 'vitest';
import { openCatalogue, postingFilm, postingKind, postingLanguages } from '../../../src/core/catalogue/catalogue.ts';
import { decodePack, encodePack, PackError } from '../../../src/core/catalogue/codec.ts';
import { type ForeignTitle, languagesOf } from '../../../src/core/catalogue/foreign.ts';
import { titleForms } from '../../../src/core/catalogue/forms.ts';
import { shipPack, unshipPack } from '../../../src/core/catalogue/shipping.ts';
import { filmKey, titleNode } from '../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

function forms(language: ForeignTitle['language'], title: string, raters = 1000) {
	const own = film('Its Own', 2000, raters);
	return titleForms(own, 1000, undefined, [{ language, title }])
		.slice(1)
		.map((form) => `${form.kind} ${languagesOf(form.languages)}: ${form.words.join(' ')}`);
}

test.each<[ForeignTitle['language'], string, string[]]>([
	['de', 'Das Schweigen der Lämmer', ['das schweigen der lammer', 'schweigen der lammer']],
	['es', 'El padrino', ['el padrino', 'padrino']],
	['es', 'La ola', ['la ola']],
	['fr', 'Le Silence des agneaux', ['le silence des agneaux', 'silence des agneaux']],
	['fr', "L'Exorciste", ['lexorciste', 'exorciste']],
	['it', "L'armata delle tenebre", ['larmata delle tenebre', 'armata delle tenebre']],
	['pt', 'O Poderoso Chefão', ['o poderoso chefao', 'poderoso chefao']],
])('a title in %s is found with and without its article: %s', (language, title, expected) => {
	expect(forms(language, title)).toEqual(expected.map((words) => `foreignTitle ${language}: ${words}`));
});

test('well-known films are found by parts of a title of two words or more', () => {
	const title = 'Der Herr der Ringe – Die Gefährten';
	const pieces = ['der herr der ringe', 'herr der ringe', 'die gefahrten', 'gefahrten'];
	const whole = ['der herr der ringe die gefahrten', 'herr der ringe die gefahrten'];
	expect(forms('de', title)).toEqual([
		...whole.map((words) => `foreignTitle de: ${words}`),
		...pieces.map((words) => `part de: ${words}`),
	]);
	expect(forms('de', title, 1)).toEqual(whole.map((words) => `foreignTitle de: ${words}`));
	expect(forms('es', 'Alien: El octavo pasajero')).not.toContain('part es: alien');
});

test('a title that several languages share is one form, and may be the English one', () => {
	const list: ForeignTitle[] = [
		{ language: 'pt', title: 'Heat' },
		{ language: 'es', title: 'Fuego' },
		{ language: 'it', title: 'Fuego' },
		{ language: null, title: 'Atsui' },
	];
	const found = titleForms(film('Heat', 1995), 1000, undefined, list);
	expect(found.map(({ kind, words, languages }) => [kind, words[0], languagesOf(languages)])).toEqual([
		['title', 'heat', ['pt']],
		['foreignTitle', 'fuego', ['es', 'it']],
		['otherTitle', 'atsui', []],
	]);
});

const titles = FILMS.map(({ title }): ForeignTitle[] =>
	title === 'Heat'
		? [
				{ language: 'pt', title: 'Fogo Contra Fogo' },
				{ language: 'de', title: 'Heat' },
			]
		: [],
);
const pack = buildPack(FILMS, POPULATION, commonness, [], { titles });

test('postings contain the film and the languages of a title', () => {
	const { catalogue: c } = openPack(unshipPack(shipPack(pack)));
	const called = (title: string) => {
		const value = c.posting[c.nodePosting[titleNode(c, title)]!]!;
		return [filmKey(c, postingFilm(value)).title, postingKind(value), languagesOf(postingLanguages(value))];
	};
	expect(called('Fogo contra fogo')).toEqual(['Heat', 'foreignTitle', ['pt']]);
	expect(called('Heat')).toEqual(['Heat', 'title', ['de']]);
	expect(called('Fight Club')).toEqual(['Fight Club', 'title', []]);
});

test('a posting with undefined bits is refused', () => {
	const good = decodePack(pack);
	const open = (posting: Uint32Array<ArrayBuffer>) => () => openCatalogue(decodePack(encodePack({ ...good, posting })));
	expect(open(good.posting.map((value) => value + 2 ** 31))).toThrow(PackError);
	expect(open(good.posting.map((value) => value + 15 * 2 ** 24))).toThrow(PackError);
	expect(open(good.posting)).not.toThrow();
});
