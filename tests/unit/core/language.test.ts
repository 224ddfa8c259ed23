import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/core/catalogue/foreign.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();

/** The language of the first word of each line. */
function languagesOf(text: string): string[] {
	const { tokens, language, lineStart } = prepare(catalogue, text).scene;
	const lines = Array.from({ length: tokens.count }, (_, w) => w).filter((w) => lineStart[w] === w);
	return lines.map((w) => (language[w] === 0 ? 'en' : LANGUAGES[language[w]! - 1]!));
}

test.each([
	['en', 'I have seen this with my brother and it was not what we had hoped for'],
	['de', 'Ich habe den gestern mit meinem Bruder gesehen und er ist wirklich nicht gut'],
	['es', 'La vi ayer con mi hermano y no es lo que esperaba, pero está muy bien'],
	['fr', "Je l'ai vu hier avec mon frère et ce n'est pas ce que nous attendions"],
	['it', "L'ho visto ieri con mio fratello e non è quello che mi aspettavo, ma è molto bello"],
	['pt', 'Eu vi ontem com o meu irmão e não é o que eu esperava, mas é muito bom'],
	['en', 'Der Pate'],
	['es', 'Los olvidados debería verse en todos los colegios'],
	['fr', "Séraphine m'a bouleversée, Yolande Moreau est incroyable"],
	['en', 'La La Land'],
	['en', ''],
])('the language of a text is recognized by its function words: %s', (language, text) => {
	expect(languagesOf(text)).toEqual(text === '' ? [] : [language]);
});

test('each line is judged by itself, and a short line by the text', () => {
	expect(
		languagesOf('Ich habe den gestern mit meinem Bruder gesehen und er ist nicht gut.\nHeat\nthis is what it was'),
	).toEqual(['de', 'de', 'en']);
});
