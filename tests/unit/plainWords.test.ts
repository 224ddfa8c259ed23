import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusedIn } from './plainWords.ts';

const FILES = globSync(
	[
		'*.{ts,md}',
		'.github/**/*.yml',
		'{docs,entrypoints,scripts,src,tests}/**/*.{ts,tsx,md,css}',
		'entrypoints/**/*.html',
	],
	{ exclude: ['**/node_modules/**', 'tests/unit/plainWords*.ts'] },
).sort();

const found = FILES.flatMap((file) => refusedIn(file).map(({ line, word }) => ({ file, line, word })));

test('names, comments, test titles, and documents use plain words', () => {
	expect(FILES.length).toBeGreaterThan(1000);
	expect(found.map(({ file, line, word }) => `${file}:${line}: ${word}`)).toEqual([]);
});

const words = (file: string, source: string) => refusedIn(file, source).map(({ line, word }) => `${line} ${word}`);

test.each([
	['a comment', '// Somebody else\nf();', ['1 somebody']],
	['a block comment', '/**\n * x\n * told\n */', ['3 told']],
	['a phrase over two lines', '/**\n * There is\n * no film.\n */', ['2 is no']],
	['a phrase over two comments', '// There are\n\t// no films.', ['1 are no']],
	['a name', 'const toldOf = 1;', ['1 told']],
	['a constant', 'const IS_NONE = 1;', ['1 is none']],
	['a property and a private one', 'class A { tells = 1; #ofIt = 2; }', ['1 tells', '1 of it']],
	['a type and its parameter', 'type Anew<Beside> = Beside;', ['1 anew', '1 beside']],
	['a parameter', 'const f = (told: number, [rather] = a, ...besides) => {};', ['1 told', '1 rather', '1 besides']],
	['a parameter in a type', 'type F = (told: number) => [tells: string];', ['1 told', '1 tells']],
	['a member of a type', 'interface A { told: number; tells(): void }', ['1 told', '1 tells']],
	[
		'a new name for what is taken',
		'const { a: told, b: [tells = 1], ...rather } = b;',
		['1 told', '1 tells', '1 rather'],
	],
	['a function and what it catches', 'function told() { try { f(); } catch (tells) {} }', ['1 told', '1 tells']],
	['a title', "\ntest('nobody knows', () => {});", ['2 nobody']],
	['a title of a table', "describe.each([1])('rather %s', () => {});", ['1 rather']],
	['a title with a value', `it(\`is found \${here} by it\`, () => {});`, ['1 by it']],
	['capitals', '// IS NO, Which it has, ALSO OF, Everybody, wherever', 5],
])('refused in code: %s', (_, source, expected) => {
	const actual = words('a.tsx', source);
	expect(typeof expected === 'number' ? actual.length : actual).toEqual(expected);
});

test.each([
	['longer words', '// elsewhere, stold, untold, ratherish, foretells, bedside, of items, by itself, is not, is noon'],
	['names of longer words', 'const stoldOf = { retells: 1, ofItems: 2, isNotice: 3, byItem: 4 };'],
	[
		'names that another file chose',
		"import { told } from './a'; const { tells, a = tells } = b; f(c.told, { told: <Told tells /> });",
	],
	['what no longer holds', '// It is no longer there, they are no longer.'],
	['texts that users see', "const text = 'Somebody told nobody.'; const other = <p title='tells'>is no</p>;"],
	['arguments that are not a title', "f('told'); expect('rather').toBe('anew');"],
	['quotations', '// says “nobody told”, "is no film", and `tells`'],
])('permitted in code: %s', (_, source) => {
	expect(words('a.tsx', source)).toEqual([]);
});

test.each([
	['a.md', '# Told\n\nA *word* that tells\nrather [nobody](told.md).', ['1 told', '3 tells', '4 rather', '4 nobody']],
	['a.md', '`told`, “told”, <b title="told">\n\n```sh\ntold\n```\n\n[link](told.md)', []],
	['a.md', 'There is\nno film.', ['1 is no']],
	['a.css', '.told {} /* told */', ['1 told']],
	['a.html', '<p>told</p>\n<!-- told -->', ['2 told']],
	['a.yml', 'told: 1\n# told', ['2 told']],
])('in a file like %s: %j', (file, source, expected) => {
	expect(words(file, source)).toEqual(expected);
});
