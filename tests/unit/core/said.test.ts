import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import type { Writer } from '../../../src/core/advice/case.ts';
import type { Said } from '../../../src/core/advice/ownChance.ts';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const DRAFT = 'I watched Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
const filmOf = (title: string, year: number) => findFilm(pack.catalogue, { title, year });
const werckmeister = filmOf('Werckmeister Harmonies', 2000);
const koyaanisqatsi = filmOf('Koyaanisqatsi', 1982);
const matrix = filmOf('The Matrix', 1999);
const rating = { stars: null, day: null };

const adviceWith = (said: [number, Said][], writer: Writer = {}, draft = DRAFT) =>
	advise(pack, draft, { tolerance: 2000, said: new Map(said), ...writer });
const crowdUnder = ({ adversaries }: ReturnType<typeof advise>) =>
	Object.fromEntries(adversaries.map(({ name, crowd }) => [name, crowd]));

test('a film that the writer never rated hides them from anyone who takes it at face value', () => {
	const [before, never] = [adviceWith([]), adviceWith([[werckmeister, 'never']])];
	expect(never.crowd).toBeGreaterThan(2 * before.crowd);
	const [was, is] = [crowdUnder(before), crowdUnder(never)];
	for (const name of ['scoring', 'setIntersection', 'tfidf', 'scoreboardRh', 'likelihood', 'likelihoodDecoys'])
		expect(is[name], name).toBeGreaterThan(was[name]!);
	// An adversary that keeps only those who rated every film has lost the writer.
	expect(is.setIntersection).toBeCloseTo(50_000);
	const [mention] = never.mentions.filter(({ film }) => film.id === werckmeister);
	expect(mention).toMatchObject({ rated: false, said: 'never', crowdWithout: never.crowd });
	expect(never.plans.drop.map(({ mention }) => mention)).not.toContain(never.mentions.indexOf(mention!));
	// It counts as a film does that was taken as a decoy.
	expect(adviceWith([], { decoys: new Set([werckmeister]) }).crowd).toBe(never.crowd);
});

test('answers about films in earlier posts count too', () => {
	const history = [{ film: werckmeister, decoy: false }];
	const draft = 'I watched Koyaanisqatsi';
	const before = adviceWith([], { history }, draft);
	const never = adviceWith([[werckmeister, 'never']], { history }, draft);
	expect(never.earlier.crowd).toBeGreaterThan(before.earlier.crowd);
	expect(never.crowd).toBeGreaterThan(before.crowd);
	const decoy = adviceWith([], { history: [{ film: werckmeister, decoy: true }] }, draft);
	expect(decoy.crowd).toBe(never.crowd);
});

test('the range covers a reader who leaves out what the writer never rated', () => {
	const rated = new Map([koyaanisqatsi, matrix].map((film) => [film, rating]));
	const never = adviceWith([[werckmeister, 'never']], { rated });
	const without = adviceWith([], { rated }, 'I watched Koyaanisqatsi, also The Matrix');
	expect(without.crowd).toBeLessThan(never.crowd);
	expect(never.low).toBe(without.low);
	// So it does where an earlier post has named it.
	const history = [{ film: werckmeister, decoy: false }];
	const draft = 'The Matrix was good, and so was Heat (1995).';
	const [least, most] = [{}, { history }].map((writer) => adviceWith([], writer, draft).low);
	expect(most).toBeLessThan(least!);
	const earlier = adviceWith([[werckmeister, 'never']], { history }, draft);
	expect(earlier.low).toBe(least);
});
