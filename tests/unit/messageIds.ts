/** Every text that languages have to say, found in the files of strings by what they are written with. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { DESCRIPTION } from '../../scripts/build/manifest.ts';
import { GENRES } from '../../src/core/catalogue/film.ts';
import { FIELDS } from '../../src/study/dictionary.ts';

/** Texts by the file that says them and their English; of those with plural forms, the English forms. */
export type Ids = Record<string, Record<string, string | Record<string, string>>>;

/** What files of strings say of a list that is elsewhere. */
const POPULATION = (JSON.parse(readFileSync('assets/population.json', 'utf8')) as { name: string }).name;
const KNOWN: Record<string, string[]> = {
	how: [...GENRES.map((genre) => genre.toLowerCase()), POPULATION.replace(/^A /, 'a ')],
	consent: FIELDS.flatMap(({ about, meanings = {} }) => [about, ...Object.values(meanings)]),
	settings: [POPULATION],
};

// biome-ignore lint/suspicious/noExplicitAny: a node of a syntax tree has what its type says
type Node = any;

const childrenOf = (node: Node): Node[] =>
	Object.values(node)
		.flatMap((value) => (Array.isArray(value) ? value : [value]))
		.filter((value) => value?.type);
const isFunction = ({ type }: Node) => /Function/.test(type);
const calls = (node: Node, name: string) => node.type === 'CallExpression' && node.callee.name === name;
const idOf = (quasis: Node[]) => quasis.map(({ value }, at) => (at === 0 ? '' : `{${at}}`) + value.cooked).join('');

/** Texts right in a tree, those in functions left aside. */
const leavesOf = (tree: Node): string[] => {
	if (tree.type === 'Literal') return typeof tree.value === 'string' ? [tree.value] : [];
	if (tree.type === 'Property') return leavesOf(tree.value);
	if (isFunction(tree) || calls(tree, 'texts') || /^TS(?!As|Satisfies)/.test(tree.type)) return [];
	return childrenOf(tree).flatMap(leavesOf);
};

function collect(node: Node, ids: Record<string, string | Record<string, string>>): void {
	if (calls(node, 'texts')) for (const id of leavesOf(node.arguments[0])) ids[id] = id;
	if (calls(node, 'plural')) {
		const forms = node.arguments[1].properties.map(({ key, value }: Node) => [key.name, value.value]);
		ids[Object.fromEntries(forms).other] = Object.fromEntries(forms);
	}
	if (node.type === 'TaggedTemplateExpression' && node.tag.name === 't') {
		const id = idOf(node.quasi.quasis);
		ids[id] = id;
	}
	for (const child of childrenOf(node)) collect(child, ids);
}

/** All texts of the files of strings. */
export function messageIds(): Ids {
	const all: Ids = { manifest: { [DESCRIPTION]: DESCRIPTION } };
	for (const path of ['src/strings.ts', ...globSync('src/strings/*.ts')]) {
		const source = readFileSync(path, 'utf8');
		const name = / words\('(\w+)'\)/.exec(source)![1]!;
		all[name] ??= Object.fromEntries((KNOWN[name] ?? []).map((id) => [id, id]));
		collect(parseSync(path, source).program, all[name]);
		delete all[name][''];
	}
	return all;
}
