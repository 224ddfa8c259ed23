import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../src/strings/languages/language.ts';
import { textsOf } from './catalogue.ts';

/** Words that were given up, each for one that says the same everywhere. */
const RETIRED =
	/\b(leav(e|es|ing) (it |them |films? |some |this film )?out|left (films )?out|personas?|pseudonyms?|fits?|asked for|anew|caret|narrower|red herrings?|crowds?|costs?|tolerance|k-identified|\d+-identified|strike|struck|scan(ned)?|all right|bring back|brought back|hardly(?! matters)|histor(y|ies)|stands? out|(some|any|every|no)body|earlier posts|decoys?)\b/i;
/** What arms of studies say is the researchers' to change. */
const RESEARCHERS = /^(With|Without) the plan below|^fits?$/;
/** Films are taken out; other things are deleted. */
const OF_FILMS = /\bdelete it\b/i;
const SAID_OF_FILMS = ['page', 'popup', 'plans', 'maybes', 'standing', 'how'];
const isRetired = (name: string, text: string) =>
	(RETIRED.test(text.replaceAll('Red Herring', '')) || (SAID_OF_FILMS.includes(name) && OF_FILMS.test(text))) &&
	!RESEARCHERS.test(text);

const LITERAL = /'(?:[^'\\\n]|\\.)*'|`[^`]*`/g;
const INNERMOST = /\$\{[^{}]*\}/;

/** All texts in a source, those within other texts too, whatever they are said of. */
function literalsIn(source: string): string[] {
	const texts: string[] = [];
	let rest = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import.*$/gm, '');
	for (let inner = INNERMOST.exec(rest); inner !== null; inner = INNERMOST.exec(rest)) {
		texts.push(...(inner[0].match(LITERAL) ?? []));
		rest = rest.replace(inner[0], '');
	}
	return [...texts, ...(rest.match(LITERAL) ?? [])].map((text) => text.slice(1, -1));
}

const FILES = ['src/strings.ts', ...globSync('src/strings/*.ts')];

test.each(FILES)('no retired word is written in %s', (path) => {
	const texts = literalsIn(readFileSync(path, 'utf8')).filter((text) => /[a-z]{2}/.test(text));
	expect(texts.length).toBeGreaterThan(2);
	const name = /(\w+)\.ts$/.exec(path)![1]!;
	expect(texts.filter((text) => / /.test(text) && isRetired(name, text))).toEqual([]);
});

test('no text has a retired word, or speaks of missing things', async () => {
	const all = await textsOf(FILES);
	expect(all.length).toBeGreaterThan(700);
	expect(all.filter(({ file, text }) => isRetired(file, text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
	expect(all.filter(({ text }) => /undefined|NaN|\[object|null/.test(text))).toEqual([]);
});

test('numbers of things take the forms of the language', () => {
	const { plural } = words('counts');
	const films = { one: '# film', other: '# films' };
	expect([0, 1, 2, 1234].map((n) => plural(n, films))).toEqual(['0 films', '1 film', '2 films', '1,234 films']);
});
