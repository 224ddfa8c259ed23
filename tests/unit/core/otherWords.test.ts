/** Words that are folded as a title is but are others, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { catalogue, found } from './shipped.ts';

/** The words of all candidates of a text. */
function candidates(text: string): string[] {
	const { scene, candidates } = prepare(catalogue, text);
	return candidates.map(({ from, last }) => text.slice(scene.tokens.start[from], scene.tokens.end[last - 1]));
}

test.each([
	['Nos encantó la sopa de mi abuela.', 'encantó'],
	['Encantó a todos los vecinos con su voz.', 'Encantó'],
	['Mi hermana me llamó y me gustó la idea.', 'gustó'],
	['me encanto la sopa de mi abuela', 'encanto'],
	['We have a cat, a Nora of our own.', 'a Nora'],
	['ayer vi a nora en la tienda', 'a nora'],
	['They showed us a film. It was about bees.', 'film. It'],
	['She works at Grand Central Station every day.', 'Central Station'],
	['The bus stops at Chicago Airport twice.', 'Chicago'],
	['I bought Fallen Angels #3 at the shop.', 'Fallen Angels'],
	['Lost 3x04, “Every Man for Himself”: still good.', 'Every Man for Himself'],
	['Friday Night Lights 1×15 is on again.', 'Friday Night Lights'],
	['The last one by M. Night Shyamalan.', 'M'],
	['date: 2007-11-14', '11-14'],
	['What I watched in October', 'October'],
	['My top 5 pizzas in town.', 'top 5'],
	['I bought Fantastic Four #2 at the shop.', 'Fantastic Four #2'],
	['Mio cugino nel 2001 faceva la comparsa.', '2001'],
	['It came out in 1917 and nothing came of it.', '1917'],
	['La terra del nonno è troppo secca.', 'La terra'],
	["La terra dell'incertezza è un libro.", 'La terra'],
	['My coat was made in France by my aunt.', 'made in France'],
	['Nemesis is a strong word for a cat.', 'Nemesis'],
	['We saw Dogtooth on Sunday. Again? No.', 'No'],
	['On Sunday we had Paterson again: the lunchbox, the bus, the dog.', 'the lunchbox'],
	['On Sunday we had Paterson again: the bus and the lunchbox.', 'the lunchbox'],
	['Per me resta il migliore di Sorrentino.', 'il migliore'],
])('%j has no candidate %j', (text, words) => {
	expect(candidates(text)).not.toContain(words);
});

test.each([
	['I watched Encanto again with my niece.', 'Encanto'],
	['Ayer vimos Amélie en casa de mi prima.', 'Amélie'],
	['Sátántangó is the longest film I know.', 'Sátántangó'],
	['Karaté Kid est le meilleur.', 'Karaté Kid'],
	['We rented Central Station last week.', 'Central Station'],
	['I never saw "Once Upon a Time... in Hollywood".', 'Once Upon a Time... in Hollywood'],
	['My favorite is Dr. Strangelove, as always.', 'Dr. Strangelove'],
	['My sister adores Monsters University.', 'Monsters University'],
	['We saw Anora on Sunday.', 'Anora'],
	['We saw #Anora on Sunday.', 'Anora'],
	['We watched M. Peter Lorre was scary.', 'M'],
	['Chris Rock in Top Five is my favorite.', 'Top Five'],
	['We saw Juror #2 on Sunday.', 'Juror #2'],
	['We saw 1917 on Sunday.', '1917'],
	['The camera in 1917 never stops.', '1917'],
	['Nel 1922 (2017) piove sempre.', '1922'],
	['Alien de nuevo, por favor.', 'Alien'],
	['Alien of course, and more of it.', 'Alien'],
	['Made in France is a good one.', 'Made in France'],
	['- Tony Manero\n- No', 'No'],
	['No by Larraín was on again.', 'No'],
	['The Lunchbox, the one with the letters.', 'The Lunchbox'],
	['we saw the lunchbox, the bus was late', 'the lunchbox'],
	['I love Argentina, 1985, and Conclave.', 'Argentina, 1985'],
])('%j has the candidate %j', (text, words) => {
	expect(candidates(text)).toContain(words);
});

test('the number decides which part of a series is named', () => {
	expect(found('dune 2 blew me away')).toEqual(['dune 2 = Dune: Part Two 2024']);
	expect(found('sicario 2 blew me away')).toEqual(['sicario 2 = Sicario: Day of the Soldado 2018']);
});

test.each([
	['La vie est belle est mon film préféré.', "La vie est belle = It's a Wonderful Life 1946"],
	["Ieri ho visto L'imbalsamatore di Garrone.", "L'imbalsamatore = The Embalmer 2002"],
	["J'ai revu À bout de souffle hier soir.", 'À bout de souffle = Breathless 1960'],
	['Nous avons revu Amélie Poulain avec les enfants.', 'Amélie Poulain = Amélie 2001'],
])('%j: a title in another language is found as a whole', (text, mention) => {
	expect(found(text)).toEqual([mention]);
});

test('the address in the head of a post names nothing', () => {
	expect(found('title: Seen lately\nslug: the-defiant-ones-1958\npermalink: /films/spellbound-1945\n')).toEqual([]);
});

test.each([
	['Eden by Mia Hansen-Løve is about a DJ.', 'Eden = Eden 2014'],
	['Ich mag Western von Valeska Grisebach sehr.', 'Western = Western 2017'],
	['Eden (Mia Hansen-Løve) is about a DJ.', 'Eden = Eden 2014'],
	["Todd Haynes's Safe aged well.", 'Safe = Safe 1995'],
])('%j: the name of its director makes a title sure', (text, mention) => {
	expect(found(text)).toEqual([mention]);
});

test.each(['Guillermo del Toro is a kind man.', "Anderson's magnolia tree is in bloom."])(
	'%j names no film',
	(text) => {
		expect(found(text)).toEqual([]);
	},
);

test('an everyday word is the surname of an actor only after a first name', () => {
	expect(found("We saw Where Is the Friend's House? and A Separation.")).toContain('A Separation = A Separation 2011');
});
