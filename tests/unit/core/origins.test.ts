import { expect, test } from 'vitest';
import { decodePack, encodePack, PackError } from '../../../src/core/catalogue/codec.ts';
import { directorsOf } from '../../../src/core/catalogue/directors.ts';
import { originName, originOf } from '../../../src/core/catalogue/origins.ts';
import { filmKey } from '../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, POPULATION } from '../films.ts';

test.each([
	[['Hungary'], 'hu', 'Hungarian'],
	[['Hungary'], '', 'Hungarian'],
	[['France', 'Germany', 'Hungary', 'Italy'], 'hu', 'Hungarian'],
	[['United States', 'Germany'], 'en', 'American'],
	[['Germany', 'United States'], 'en', undefined],
	[['West Germany', 'France', 'United Kingdom'], 'en', undefined],
	[['Pakistan', 'United States'], 'ur', undefined],
	[['Turkey', 'Bosnia and Herzegovina'], 'tr', 'Turkish'],
	[['United Kingdom', 'United States'], 'en', undefined],
	[['France', 'Germany'], 'en', undefined],
	[['West Germany'], 'en', 'German'],
	[['Czechoslovakia'], 'cs', 'Czech'],
	[['Czechoslovakia'], 'sk', 'Slovak'],
	[['Czechoslovakia'], 'de', undefined],
	[['Atlantis'], 'xx', undefined],
	[[], 'fr', undefined],
])('a film from %j in "%s" is %s', (countries, language, name) => {
	expect(originName(originOf(countries, language))).toBe(name);
});

const directors: Record<string, string[]> = {
	'The Matrix': ['Lana Wachowski', 'Lilly Wachowski'],
	'Matrix Reloaded, The': ['Lana Wachowski', 'Lilly Wachowski'],
	'Fight Club': ['Lana Wachowski', 'Only Once'],
	Heat: ['Únicò Màn', ''],
};
const about = FILMS.map(({ title }) => ({
	...{ directors: directors[title]?.filter((name) => name !== '') ?? [], cast: [], countries: ['Hungary'] },
	...{ language: 'hu', collection: '', imdb: 0, tmdb: 0 },
}));
const pack = buildPack(FILMS, POPULATION, commonness, [], { about });

test('a pack has directors of several films and countries of films', () => {
	const { catalogue: c } = openPack(pack);
	const made = Object.fromEntries(
		Array.from({ length: c.films }, (_, film) => [filmKey(c, film).title, directorsOf(c, film)] as const),
	);
	expect(made['The Matrix']).toEqual(directors['The Matrix']);
	expect(made['Fight Club']).toEqual([]);
	expect(made.Heat).toEqual([]);
	expect(originName(c.origin![0]!)).toBe('Hungarian');
});

test('a pack that refers to an unknown director or origin is refused', () => {
	const sections = decodePack(pack);
	for (const wrong of [
		{ origin: sections.origin!.map(() => 250) },
		{ director: sections.director!.map(() => 3) },
		{ director: sections.director!.slice(1) },
		{ origin: sections.origin!.slice(1) },
	])
		expect(() => openPack(encodePack({ ...sections, ...wrong }))).toThrow(PackError);
});
