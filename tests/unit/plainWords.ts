/** Finds words that are refused in names, comments, test titles, and documents. */
import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { parseSync } from 'vite';
import { parse } from './docs.ts';

/** A phrase may be broken by a line's end, and in a comment by the mark that begins the next line. */
const REFUSED = new RegExp(
	`\\b(?:${[
		'somebody',
		'everybody',
		'nobody',
		'told',
		'tells',
		'of it',
		'by it',
		'besides?',
		'rather',
		'also of',
		'(?:is|are) no(?! longer)',
		'is none',
		'which it has',
		'anew',
		'wherever',
		// As the British spell them.
		...['colours?', 'behaviours?', 'labelled', 'centres?', 'judgements?', 'defences?', 'licences?', 'favourites?'],
		'(?:normal|summar|recogn|organ)is(?:e|es|ed|ing|ation)',
	]
		.join('|')
		.replaceAll(' ', '[\\s*/]+')})\\b`,
	'gi',
);

export interface Refused {
	line: number;
	word: string;
}

interface Node {
	type: string;
	start: number;
	end: number;
}
interface Call extends Node {
	callee: Node;
	arguments: Node[];
}
type Parts = { [part in 'id' | 'key' | 'name' | 'label' | 'param' | 'left' | 'argument' | 'value']?: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (node: Node): Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesOf)];

const blank = (text: string) => text.replaceAll(/\S/g, '\0');
/** Quotations and code keep their words. */
const unquoted = (text: string) => text.replaceAll(/“[^”]*”|"[^"\n]*"|`[^`\n]*`/g, blank);

/** The text with everything blanked but these parts. */
function only(text: string, parts: readonly { start: number; end: number }[]): string {
	const kept = [...parts].sort((a, b) => a.start - b.start);
	const pieces = kept.map(
		({ start, end }, i) => blank(text.slice(kept[i - 1]?.end ?? 0, start)) + unquoted(text.slice(start, end)),
	);
	return pieces.join('');
}

const find = (text: string): Refused[] =>
	[...text.matchAll(REFUSED)].map(({ 0: word, index }) => ({
		line: text.slice(0, index).split('\n').length,
		word: word.replaceAll(/[\s*/]+/g, ' ').toLowerCase(),
	}));

/** The words of a name like `toldOf` or `TOLD_OF`. */
const wordsIn = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[^a-z\d]+/gi, ' ');

const isCall = (node: Node): node is Call => node.type === 'CallExpression';

/** The title of a test: the first argument of `test`, `it`, or `describe`, or of what `test.each(…)` returns. */
function titleOf(node: Node, source: string): Node[] {
	if (!isCall(node) || !/^(test|it|describe)\b/.test(source.slice(node.callee.start, node.callee.end))) return [];
	return node.arguments.slice(0, 1).filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral');
}

const MEMBER = /^(TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition|TSNamedTupleMember)$/;

/** The names that a node declares. One that is only used, or taken from an object by its key, is another file's choice. */
function declaredBy(node: Node): Node[] {
	const { id, key, name, label, param } = node as Parts;
	const params = 'params' in node && Array.isArray(node.params) ? node.params : [];
	const bound = [id, ...params, node.type === 'CatchClause' && param, node.type === 'TSTypeParameter' && name];
	return [...bound, ...(MEMBER.test(node.type) ? [key, label] : [])].filter(isNode).flatMap(namesOf);
}

function namesOf(pattern: Node): Node[] {
	const { left, argument, value } = pattern as Parts;
	switch (pattern.type) {
		case 'Identifier':
		case 'PrivateIdentifier':
			return [pattern];
		case 'ObjectPattern':
		case 'ArrayPattern':
			return Object.values(pattern).flat().filter(isNode).flatMap(namesOf);
		case 'Property':
			return 'shorthand' in pattern && pattern.shorthand === false && isNode(value) ? namesOf(value) : [];
		default:
			return [left, argument].filter(isNode).flatMap(namesOf);
	}
}

function inCode(file: string, source: string): Refused[] {
	const { program, comments, errors } = parseSync(file, source);
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
	const nodes = nodesOf(program);
	const titles = nodes
		.flatMap((node) => titleOf(node, source))
		.map(({ start, end }) => ({ start: start + 1, end: end - 1 }));
	const names = nodes.flatMap(declaredBy).flatMap(({ start, end }) => {
		const name = /^#?[\w$]+/.exec(source.slice(start, end))?.[0] ?? '';
		return find(wordsIn(name)).map(({ word }) => ({ line: source.slice(0, start).split('\n').length, word }));
	});
	return [...find(only(source, [...comments, ...titles])), ...names];
}

const textNodesOf = (node: Nodes): Nodes[] =>
	'children' in node ? node.children.flatMap(textNodesOf) : node.type === 'text' ? [node] : [];

/** The text of a document without its code and addresses. */
function inDocument(source: string): Refused[] {
	const texts = textNodesOf(parse(source)).map(({ position }) => ({
		start: position!.start.offset!,
		end: position!.end.offset!,
	}));
	return find(unquoted(only(source, texts)));
}

/** Comments in style sheets, pages, and workflows. */
const COMMENTS: Record<string, RegExp> = {
	css: /\/\*[\s\S]*?\*\//g,
	html: /<!--[\s\S]*?-->/g,
	yml: /#.*/g,
};

/** Refused words in a file's names, comments, and test titles, or in a document's text, each with its line. */
export function refusedIn(file: string, source = readFileSync(file, 'utf8')): Refused[] {
	const extension = file.split('.').at(-1)!;
	if (extension === 'md') return inDocument(source);
	const comments = COMMENTS[extension];
	if (comments === undefined) return inCode(file, source);
	const parts = [...source.matchAll(comments)].map(({ 0: text, index }) => ({
		start: index,
		end: index + text.length,
	}));
	return find(only(source, parts));
}
