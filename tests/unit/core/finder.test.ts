/** The finder as a whole, on the films that the extension ships and with the model in use. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { cpuTime } from '../cpuTime.ts';
import { catalogue, examples, found } from './shipped.ts';

test.each(examples('finder'))('%j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test.each(examples('links'))('links to film pages name the film, others none: %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('mentions in quotations are found and marked as quoted', () => {
	const text = '> I watched Pulp Fiction yesterday\n\nI prefer Jackie Brown.\n[quote=x]We watched Fight Club[/quote]';
	const mentions = findMentions(catalogue, text).map((m) => [text.slice(m.start, m.end), m.quoted]);
	expect(mentions).toEqual([
		['Pulp Fiction', true],
		['Jackie Brown', false],
		['Fight Club', true],
	]);
});

/** Openings of novels in the public domain. */
const PROSE = {
	German:
		'Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett zu einem ungeheueren Ungeziefer verwandelt. Er lag auf seinem panzerartig harten Rücken und sah, wenn er den Kopf ein wenig hob, seinen gewölbten, braunen, von bogenförmigen Versteifungen geteilten Bauch, auf dessen Höhe sich die Bettdecke, zum gänzlichen Niedergleiten bereit, kaum noch erhalten konnte. Seine vielen, im Vergleich zu seinem sonstigen Umfang kläglich dünnen Beine flimmerten ihm hilflos vor den Augen. »Was ist mit mir geschehen?« dachte er. Es war kein Traum.',
	Spanish:
		'En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los de lanza en astillero, adarga antigua, rocín flaco y galgo corredor. Una olla de algo más vaca que carnero, salpicón las más noches, duelos y quebrantos los sábados, lantejas los viernes, algún palomino de añadidura los domingos, consumían las tres partes de su hacienda. El resto della concluían sayo de velarte, calzas de velludo para las fiestas, con sus pantuflos de lo mesmo.',
	French:
		'Nous étions à l’Étude, quand le Proviseur entra, suivi d’un nouveau habillé en bourgeois et d’un garçon de classe qui portait un grand pupitre. Ceux qui dormaient se réveillèrent, et chacun se leva comme surpris dans son travail. Le Proviseur nous fit signe de nous rasseoir ; puis, se tournant vers le maître d’études : Monsieur Roger, lui dit-il à demi-voix, voici un élève que je vous recommande, il entre en cinquième. Resté dans l’angle, derrière la porte, si bien qu’on l’apercevait à peine.',
};

test.each(Object.entries(PROSE))('%s prose has few false hits', (_, text) => {
	expect(found(text).length).toBeLessThanOrEqual(1);
});

test('titles in other scripts are matched if the catalogue has them', () => {
	expect(found('Вчера смотрели Бабушка лёгкого поведения')).toEqual([
		'Бабушка лёгкого поведения = Бабушка лёгкого поведения 2017',
	]);
});

test('nested quotations end where the outer one does', () => {
	const text =
		'[quote]a [quote]Pulp Fiction is great[/quote] I also watched Jackie Brown[/quote] I watched Fight Club.';
	expect(findMentions(catalogue, text).map((m) => m.quoted)).toEqual([true, true, false]);
});

test('adjacent titles never overlap, and each begins and ends on a letter or digit', () => {
	const piece = fc.constantFrom(
		'The Matrix',
		'Fargo',
		', The',
		', ',
		'Heat',
		' (1995)',
		' A ',
		'Halloween',
		'The Texas Chainsaw Massacre',
		"'s",
		'&amp;',
		'\u200b',
		'"',
		'\n',
		' and ',
		'the',
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
			const text = pieces.join('');
			let last = 0;
			for (const { start, end } of findMentions(catalogue, text)) {
				expect(start).toBeGreaterThanOrEqual(last);
				expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}](.*[\p{L}\p{N}])?$/su);
				last = end;
			}
		}),
		{ numRuns: 1000 },
	);
});

test.each(examples('articles'))('articles and numbers distinguish films: %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('time grows at most linearly with the text', () => {
	const kinds = {
		'no space': (n: number) => 'x'.repeat(n),
		'nested quotes': (n: number) => '"[i]*'.repeat(n / 5),
		'every token a title': (n: number) => 'Heat Alien Up It Her '.repeat(n / 21),
		'one long title begun': (n: number) => 'the lord of the rings the '.repeat(n / 26),
		'typing errors': (n: number) => 'Inglorious, Koyanisqatsi, Werkmeister, '.repeat(n / 39),
		'a quotation in every line': (n: number) => '> Heat is good\n'.repeat(n / 15),
		'code everywhere': (n: number) => '`Heat` '.repeat(n / 7),
		'links everywhere': (n: number) => 'https://a.b Heat '.repeat(n / 17),
		'film links everywhere': (n: number) => '[Heat](https://letterboxd.com/film/heat/) '.repeat(n / 42),
		'one film over and over': (n: number) => 'The Lord of the Rings: The Two Towers, rings, two, '.repeat(n / 51),
		'numbers of a series': (n: number) => `Saw${' II, 3 & IV,'.repeat(n / 12)}`,
		'one long link': (n: number) => `https://letterboxd.com/film/${'heat-'.repeat(n / 5)}`,
		'quotations begun': (n: number) => '[quote '.repeat(n / 7),
		'films in a list': (n: number) => '- up\n'.repeat(n / 5),
		'films of one director': (n: number) => 'I saw Ida and Cold War. '.repeat(n / 24),
		'open tags': (n: number) => '[quote] > `'.repeat(n / 11),
	};
	const time = (text: string) => cpuTime(() => findMentions(catalogue, text));
	for (const [name, make] of Object.entries(kinds)) {
		for (let i = 0; i < 3; i++) time(make(1_500));
		// Eight times the text; quadratic growth would take sixty-four times as long. The least of many is what it takes when
		// nothing is compiled or collected meanwhile: as many as it needs to come down to the bound, up to 30.
		let [small, large] = [Infinity, Infinity];
		for (let i = 0; i < 30 && (i < 3 || large >= 18 * small + 5); i++) {
			small = Math.min(small, time(make(5_000)));
			large = Math.min(large, time(make(40_000)));
		}
		expect(large, name).toBeLessThan(18 * small + 5);
	}
});
