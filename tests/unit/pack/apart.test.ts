import { expect, test } from 'vitest';
import { apartFilms, parseApart, readApart } from '../../../src/pack/apart.ts';
import { readFilms } from '../../../src/pack/films.ts';
import { film } from '../films.ts';

const HEAD = 'title\tyear\twhy';

test('films of the same name are kept apart by title and year', () => {
	const lines = parseApart(`${HEAD}\nCrash\t1996\tsex\nPiper\t2016\tshort\n`, 'apart.tsv');
	const films = [film('Crash', 2004), film('Piper', 2016), film('Crash', 1996)];
	expect(apartFilms(films, lines)).toEqual([undefined, 'short', 'adult']);
});

test.each([
	['title\tyear\n', 1, 'the header must be'],
	[`${HEAD}\nCrash\t96\tsex\n`, 2, 'a line must have'],
	[`${HEAD}\nCrash\t1996\tsex\nPiper\t2016\tboring\n`, 3, 'a line must have'],
])('a list that cannot be read is refused with file, line and reason: %j', (text, line, reason) => {
	expect(() => parseApart(text, 'apart.tsv')).toThrow(new RegExp(`^apart\\.tsv.*${line}.*${reason}`));
});

test('every film of the list that ships is in the catalogue', async () => {
	const films = await readFilms('assets/films.tsv');
	const keys = new Set(films.map(({ title, year }) => `${title}\t${year}`));
	const missing = (await readApart('assets/apart.tsv')).filter(({ title, year }) => !keys.has(`${title}\t${year}`));
	expect(missing).toEqual([]);
});
