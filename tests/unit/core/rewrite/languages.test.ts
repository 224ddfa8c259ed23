import { expect, test } from 'vitest';
import { asidesOut, isCounted } from '../../../../src/core/rewrite/languages/asides.ts';
import { canFollow } from '../../../../src/core/rewrite/languages/follows.ts';
import { languagesOf } from '../../../../src/core/rewrite/languages/languages.ts';
import { plainestFirst } from '../../../../src/core/rewrite/languages/plain.ts';
import { placeOf } from '../../../../src/core/rewrite/place.ts';
import { sceneOf } from '../../../../src/core/rewrite/scene.ts';
import { marked } from './marked.ts';

const FACTS = {
	director: { director: 'Béla Tarr' },
	decade: { origin: 'Danish', decade: 1990 },
	danish: { origin: 'Danish' },
	german: { origin: 'German' },
	american: { origin: 'American' },
	animation: { genre: 'Animation' },
	film: {},
};

test.each([
	['de', 'Ich habe Zqqq gesehen.', 'danish animation film decade german american director'],
	['de', 'Beim dänischen Bäcker lief Zqqq.', 'animation film decade danish german american director'],
	['fr', 'On a vu Zqqq avec mon prof de danois.', 'german animation film decade danish american director'],
	['en', 'I saw Zqqq.', 'director decade danish german american animation film'],
] as const)('in %s the names for “%s” are, best first: %s', (language, text, expected) => {
	const all = Object.entries(FACTS).map(([name, says]) => ({ name, says }));
	expect(
		plainestFirst(all, text, language)
			.map(({ name }) => name)
			.join(' '),
	).toBe(expected);
});

test.each([
	['fr', " Le bizutage n'est presque pas exagéré.", false],
	['fr', ' Titane, en revanche, est raté.', false],
	['fr', ' Mon frère dormait.', true],
	['pt', ' O meu tio toca acordeão numa das bandas.', false],
	['pt', ' Meu tio dormia.', true],
	['es', ' Yo estudié en esa facultad.', false],
	['es', ' Mi hermana dormía.', true],
	['it', ' Io ci abito da anni.', false],
	['it', '', true],
	['de', ' Dabei mag ich Regen.', false],
	['de', ' Mein Bruder schlief.', true],
	['de', ' Mein Bruder kochte dabei.', false],
	['de', ' Mein Bruder kochte eine Suppe. Er ist lang.', false],
	['fr', ' Mon frère a dormi chez moi. Une merveille.', false],
	['es', ' Mi hermana dormía. Aburridísima.', false],
	['it', ' Mio fratello dormiva sul divano. Io leggevo un giornale vecchio.', true],
] as const)('in %s, “%s” can follow a sentence without its last clause: %s', (language, rest, expected) => {
	expect(canFollow(rest, language)).toBe(expected);
});

test.each([
	['es', 'Hoy toca: dos comedias negras, {Roma} y ⟨Heat⟩.', ', Roma y Heat', true],
	['es', 'Hoy toca: tres comedias negras, {Roma} y ⟨Heat⟩.', null, true],
	[
		'it',
		'Cerco film come {Roma}, che ho visto tre volte. Amo la pioggia e i treni.',
		' come Roma, che ho visto tre volte',
		false,
	],
	['fr', 'Je cherche des films comme {Roma}, mais plus courts.', null, false],
	['de', 'Ich suche Filme wie {Roma} und ⟨Heat⟩.', null, false],
] as const)('in %s, “%s” can do without “%s”; its films are counted: %s', (language, draft, aside, counted) => {
	const { text, named, out } = marked(draft);
	const scene = sceneOf(text, named);
	const item = scene.items.find(({ mention }) => out.includes(mention))!;
	const { items } = scene.listOf.get(item)!;
	const place = placeOf(scene, item, items);
	const [edit] = asidesOut(place, items, language);
	expect(edit === undefined ? null : text.slice(edit.start, edit.end)).toBe(aside);
	expect(isCounted(place)).toBe(counted);
});

test('a short line is in the language of its text unless its words say more', () => {
	const text =
		'Stirb langsam 3: Bester Film.\nIch habe das gestern mit meinem Bruder gesehen.\nI watched this with my brother.';
	const languageAt = languagesOf(text);
	expect(text.split('\n').map((line) => languageAt(text.indexOf(line)))).toEqual(['de', 'de', 'en']);
});
