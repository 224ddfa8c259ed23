/** What else in a post gives a film away, on the films of the extension. */
import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const wordings = (draft: string, title: string) =>
	advise(pack, draft, { tolerance: 100 }).wordings.find(({ film }) => film.title === title)!;

test.each<[draft: string, title: string, kind: string | null]>([
	['I finally saw Werckmeister Harmonies last night.', 'Werckmeister Harmonies', null],
	['I finally saw Werckmeister Harmonies last night. #WerckmeisterHarmonies', 'Werckmeister Harmonies', 'title'],
	[
		'I finally saw Werckmeister Harmonies: https://letterboxd.com/film/werckmeister-harmonies/',
		'Werckmeister Harmonies',
		'title',
	],
	['I finally saw Werckmeister Harmonies. It came out in 2000.', 'Werckmeister Harmonies', null],
	['I finally saw Werckmeister Harmonies, released in 2000 I think.', 'Werckmeister Harmonies', 'year'],
	[
		'Nothing beats the last shot of Werckmeister Harmonies: the whale, the fog, the empty square.',
		'Werckmeister Harmonies',
		'plot',
	],
	['When Tarr holds on the cows at the start of Sátántangó, you learn to look.', 'Satantango', 'plot'],
	['Watched Local Hero with my aunt. The phone box at the end gets her each year.', 'Local Hero', 'plot'],
	['Watched Local Hero with my aunt. The whole end of it gets her each year.', 'Local Hero', null],
	['I cried at The Straight Story on a bus, a film about a lawnmower.', 'The Straight Story', 'plot'],
	[
		'Still Walking is the best visit I know. The son arrives with his wife, the mother fries corn, and I cry.',
		'Still Walking',
		'plot',
	],
	['I saw Still Walking with my uncle. The doctor says he must rest, the boy is fine.', 'Still Walking', null],
	[
		'My film studies class did Waltz with Bashir this week and argued. Half of us like the switch to archive footage at the end.',
		'Waltz with Bashir',
		'plot',
	],
	["Saw The Straight Story with my dad again. He knows all of Alvin's lines by now.", 'The Straight Story', 'plot'],
	['I was lucky enough to see Man with a Movie Camera with a band in a church.', 'Man with a Movie Camera', null],
	['We sat down with Satantango on Sunday, all seven hours.', 'Satantango', 'plot'],
	['My song of songs: "Tiny Dancer" in Almost Famous.', 'Almost Famous', 'quote'],
	['We showed The Second Mother, where the maid gets the best lines.', 'The Second Mother', 'plot'],
	['My village is near the phone box from Local Hero, and I never saw it.', 'Local Hero', 'plot'],
	['My cousin is the guy from Local Hero, only taller.', 'Local Hero', null],
	[
		'Took my dad to Local Hero for his birthday. He laughed so hard at the rabbit stew that he cried.',
		'Local Hero',
		'plot',
	],
	[
		"I sat through Still Walking in one go and I've never been so tense watching someone peel radishes.",
		'Still Walking',
		'plot',
	],
	['We sat through Still Walking in one go and I liked watching people leave.', 'Still Walking', null],
	['We heard the whole phone box speech from Local Hero on a bus.', 'Local Hero', 'plot'],
	['Took my dad to Local Hero for his birthday. He laughed so hard at dinner that he cried.', 'Local Hero', null],
	['I watched Local Hero with my brother and keep thinking about that long phone call.', 'Local Hero', 'plot'],
	["can't stop thinking about local hero, that red phone box", 'Local Hero', 'plot'],
	['watched local hero last night, the one with the beach, and slept well', 'Local Hero', 'plot'],
	['watched local hero last night and bill forsyth is a wizard to my whole family', 'Local Hero', 'director'],
	['Vimos Amores perros con mi padre. Lo de los perros ya no lo aguanta.', 'Amores Perros', 'title'],
	['Vimos Relatos salvajes con mi padre. La escena de la boda es tremenda.', 'Wild Tales', 'plot'],
	['Gestern habe ich Toni Erdmann gesehen. Die Szene mit der Käsereibe vergesse ich nie.', 'Toni Erdmann', 'plot'],
	[
		'In Werckmeister Harmonies the camera walks with the mob into the hospital, and we hold our breath.',
		'Werckmeister Harmonies',
		'plot',
	],
])('in %j the name of %s is given away by its %s', (draft, title, kind) => {
	const { why, sentences } = wordings(draft, title);
	expect(why?.kind ?? null).toBe(kind);
	expect(sentences.length > 0).toBe(kind === null);
});

test('a named director leaves only their own films', () => {
	const saw = 'I saw Werckmeister Harmonies twice with my sister in Leeds.';
	const { sentences } = wordings(`Béla Tarr is great. ${saw}`, 'Werckmeister Harmonies');
	expect(sentences).toEqual([]);
	const once = wordings('Tarr’s Werckmeister Harmonies kept me awake for a week.', 'Werckmeister Harmonies');
	expect(once.sentences.map(({ after }) => after)).toContain('One of Tarr’s films kept me awake for a week.');
	const free = wordings(saw, 'Werckmeister Harmonies');
	expect(free.sentences.map(({ says }) => says)).toContainEqual({});
});

test('a word of a title leaves the line of a list to go, and a film next to one of its director has no name of that', () => {
	const list = wordings('my comfort rotation\n- Local Hero\n- Comfort and Joy, always', 'Comfort and Joy');
	expect(list.sentences.map(({ how }) => how)).toEqual(['item']);
	const pair = 'It took me three tries to finish Jeanne Dielman and one to finish Je Tu Il Elle, so there you are.';
	const { sentences } = wordings(pair, 'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles');
	expect(sentences.map(({ says }) => says?.director)).toEqual(sentences.map(() => undefined));
});

test('a cut is offered alone where the rest has a topic', () => {
	const hows = (draft: string) => wordings(draft, 'Titane').sentences.map(({ how }) => how);
	expect(hows('The trailer made it look like a horror film with a bigger budget. It is closer to Titane.')).toEqual([
		'cut',
	]);
	expect(hows('It is closer to Titane. I had a nice evening.')).toEqual([]);
});

test('a sentence stays if the next one begins with the name of its film’s director', () => {
	const hows = (next: string) =>
		wordings(`We watched Close-Up with my class on Friday. ${next}`, 'Close-Up').sentences.map(({ how }) => how);
	expect(hows('Kiarostami never mocks the man in the dock.')).not.toContain('cut');
	expect(hows('We had pizza at noon.')).toContain('cut');
});

test.each([
	['Australian cinema is great. I watched Wake in Fright with my dad on Friday.', false],
	['Australia is great. I watched Wake in Fright with my dad on Friday.', true],
])('a director is not named where the text has the country as well: %s', (draft, isNamed) => {
	const said = wordings(draft, 'Wake in Fright').sentences;
	expect(said.some(({ after }) => after.includes('Ted Kotcheff'))).toBe(isNamed);
	expect(said.length).toBeGreaterThan(1);
});

test('wordings are sentences of the draft, the best first, each with its crowd and low end', () => {
	const draft = 'Good thread. I watched La Ciénaga with my dad, 5/5. Then I watched The Matrix with my brother.';
	const { wordings: all, careful } = advise(pack, draft, { tolerance: 100 });
	expect(all.map(({ film }) => film.title)).toEqual(['La Ciénaga', 'The Matrix']);
	const [first] = all;
	expect(draft.slice(first!.start, first!.end)).toBe('I watched La Ciénaga with my dad, 5/5.');
	expect(first!.sentences.map(({ after }) => after)).toContain('I watched a Lucrecia Martel film with my dad, 5/5.');
	expect(first!.sentences.at(-1)).toMatchObject({ how: 'cut', after: '' });
	for (const { crowd, low } of first!.sentences) {
		expect(low).toBeLessThanOrEqual(crowd);
		expect(crowd).toBeGreaterThanOrEqual(0.9 * careful);
	}
});

test.each([
	['She taught me to thread a projector with a torn print of Nosferatu.', 'Nosferatu', false],
	['She taught me to thread a projector with a torn print of Nosferatu (2024).', 'Nosferatu', true],
	['We watched Wild Tales with my sister and laughed until midnight.', 'Wild Tales', false],
	['We watched Paris, Texas with my sister and cried until midnight.', 'Paris, Texas', true],
])('a director is named whom people know, and where the title means one film: %s', (draft, title, isNamed) => {
	const directors = wordings(draft, title).sentences.flatMap(({ says }) => says?.director ?? says?.directors ?? []);
	expect(directors.length > 0).toBe(isNamed);
});

test.each([
	['Worst theatrical experience: Cats. Best: my friend laughing at Cats.', 'Cats', 'title'],
	['Hier soir, au cinéma, j’ai enfin vu Amélie Poulain.', 'Amélie', null],
	['The dog howled through the whole second half of Best in Show.', 'Best in Show', null],
])('the name once more gives a film away, a word of another clause does not: %s', (draft, title, kind) => {
	expect(wordings(draft, title).why?.kind ?? null).toBe(kind);
});

test('a film joins a draft by its title in the draft’s language, or not at all', () => {
	const joined = (draft: string) =>
		advise(pack, draft, { tolerance: 1e4 }).suggestions.map(({ film, addition }) => [film.title, addition?.after]);
	const known = joined('Watchlist: Das Leben der Anderen, Das weiße Band und Die fabelhafte Welt der Amélie.');
	expect(known.length).toBeGreaterThan(0);
	for (const [title, after] of known) if (after !== undefined) expect(title).not.toMatch(/\b(?:the|of|and)\b/i);
	expect(joined('Watchlist: Yi Yi, Beau Travail and Close-Up').some(([, after]) => after !== undefined)).toBe(true);
});

test('a name that makes readers think of the film first is not offered', () => {
	const saw = (title: string) => wordings(`We watched ${title} with my sister and talked until midnight.`, title);
	const said = (title: string) =>
		saw(title)
			.sentences.map(({ after }) => after)
			.join('\n');
	expect(said('The Shawshank Redemption')).not.toContain('Frank Darabont');
	expect(said('Mulholland Drive')).toContain('David Lynch');
});
