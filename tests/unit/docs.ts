/** What the documents say that can be checked: links, commands, paths in the code, and what prints a table. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

export const parse = (markdown: string): Root => parser.parse(markdown);

const read = new Map<string, Root>();
export function readDoc(file: string): Root {
	const doc = read.get(file) ?? parse(readFileSync(file, 'utf8'));
	read.set(file, doc);
	return doc;
}

const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
const textOf = (node: Nodes): string =>
	nodesOf(node)
		.map((each) => ('value' in each ? each.value : ''))
		.join('');

/** Anchors of headings as GitHub makes them; of equal ones the later are numbered. */
export function anchorsOf(doc: Root): string[] {
	const slugs = nodesOf(doc)
		.filter(({ type }) => type === 'heading')
		.map((heading) =>
			textOf(heading)
				.toLowerCase()
				.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
				.replaceAll(' ', '-'),
		);
	return slugs.map((slug, i) => {
		const before = slugs.slice(0, i).filter((other) => other === slug).length;
		return before === 0 ? slug : `${slug}-${before}`;
	});
}

/** Addresses that a document links to or shows pictures from, in Markdown or in HTML. */
const linksOf = (doc: Root): string[] =>
	nodesOf(doc).flatMap((node) => {
		if (node.type === 'html')
			return [...node.value.matchAll(/\b(?:href|src|srcset)="([^"\s]+)/g)].map(([, url]) => url!);
		return 'url' in node ? [node.url] : [];
	});

/** The files that a document links to, by their paths from the root of the project. */
export const filesLinked = (file: string, doc: Root): string[] =>
	linksOf(doc)
		.filter((url) => !/^(\w+:|#)/.test(url))
		.map((url) => join(dirname(file), decodeURI(url.split('#')[0]!)));

/** Relative links to files or anchors that are not there. */
export const deadLinks = (file: string, doc: Root): string[] =>
	linksOf(doc).filter((url) => {
		if (/^\w+:/.test(url)) return false;
		const [path, anchor] = url.split('#') as [string, string?];
		const target = path === '' ? file : join(dirname(file), decodeURI(path));
		if (path.startsWith('/') || (path !== '' && !existsSync(target))) return true;
		if (anchor === undefined) return false;
		return !anchorsOf(path === '' ? doc : readDoc(target)).includes(anchor);
	});

/** Commands of a block of shell lines: comments and `&&` divide them, a backslash joins lines. */
const commandsIn = (shell: string): string[] =>
	shell
		.replaceAll(/\\\n/g, ' ')
		.split('\n')
		.flatMap((line) => line.replace(/(^|\s)#.*/, '').split('&&'))
		.map((command) => command.trim().replaceAll(/\s+/g, ' '))
		.filter((command) => /^np[mx] /.test(command));

/** All npm and npx commands in a document. */
export const commandsOf = (doc: Nodes): string[] =>
	nodesOf(doc).flatMap((node) =>
		node.type === 'inlineCode' || (node.type === 'code' && node.lang === 'sh') ? commandsIn(node.value) : [],
	);

/** What a command may name: scripts of package.json, and the programs behind some of them. */
export interface Known {
	scripts: Record<string, string>;
	programs: Record<string, Command>;
}

/** Why a command cannot be typed as it stands; null where it can. */
export function commandProblem(command: string, { scripts, programs }: Known): string | null {
	const [runner, ...words] = command.split(' ') as [string, ...string[]];
	if (runner === 'npx') return npxProblem(words);
	const [verb, ...rest] = words;
	if (verb === 'ci' || verb === 'install') return null;
	const named = verb === 'run' ? rest.find((word) => !word.startsWith('-')) : verb;
	if (named === undefined || !Object.hasOwn(scripts, named)) return `there is no script "${named}"`;
	const program = programs[named];
	const begun = rest.indexOf('--');
	return program === undefined || begun < 0 ? null : argumentProblem(program, rest.slice(begun + 1));
}

function npxProblem([name, ...words]: string[]): string | null {
	if (!existsSync(`node_modules/.bin/${name}`)) return `there is no program "${name}"`;
	const missing = words.find((word) => /^[\w./]+\.ts$/.test(word) && !existsSync(word));
	return missing === undefined ? null : `there is no file ${missing}`;
}

function argumentProblem(program: Command, words: readonly string[]): string | null {
	const [name] = words;
	const sub = program.commands.find((each) => each.name() === name || each.aliases().includes(name!));
	if (program.commands.length > 0 && sub === undefined && name !== 'help') return `there is no command "${name}"`;
	const options = (sub ?? program).options.map(({ long }) => long);
	const flags = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0]!);
	const unknown = flags.find((flag) => flag !== '--help' && !options.includes(flag));
	return unknown === undefined ? null : `there is no flag ${unknown}`;
}

/**
 * Paths in code spans that lead to nothing: those of the project, and in the README of a folder of the code those of
 * files in it.
 */
export const missingPaths = (file: string, doc: Root): string[] =>
	nodesOf(doc)
		.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))
		.filter((code) => {
			if (/^(src|entrypoints|scripts|tests|docs|assets)\/[^\s<>]*$/.test(code))
				return !existsSync(code) && globSync(code).length === 0;
			const isOfFolder = file.startsWith('src/') && /^[\w./]+\.(ts|tsx|json)$/.test(code);
			return isOfFolder && globSync(`${dirname(file)}/**/${code}`).length === 0;
		});

/** Names that a document says are in a file, as “`verdictOf` in `src/core/advice/verdict.ts`”, and are not. */
export function missingNames(doc: Root): string[] {
	const nodes = nodesOf(doc);
	return nodes.flatMap((node, i) => {
		const [between, file] = [nodes[i + 1], nodes[i + 2]];
		if (node.type !== 'inlineCode' || between?.type !== 'text' || file?.type !== 'inlineCode') return [];
		if (between.value !== ' in ' || !/^\w+$/.test(node.value) || !/^src\/.*\.tsx?$/.test(file.value)) return [];
		const isThere = existsSync(file.value) && new RegExp(`\\b${node.value}\\b`).test(readFileSync(file.value, 'utf8'));
		return isThere ? [] : [`${node.value} in ${file.value}`];
	});
}

/** First cells of tables without a command right before or after them: no one could print them again. */
export const unprintedTables = (doc: Root): string[] =>
	doc.children.flatMap((node, i) => {
		if (node.type !== 'table') return [];
		const neighbors = [doc.children[i - 1], doc.children[i + 1]].filter((each) => each !== undefined);
		return neighbors.some((each) => commandsOf(each).length > 0) ? [] : [textOf(node.children[0]!)];
	});
