import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Most lines of a function: more is read as several ideas. A linter's count leaves out comments and markup. */
const MOST = 80;

interface Node {
	type: string;
	start: number;
	end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The functions in a syntax tree that have a body, with those inside them. */
function functionsIn(node: Node): Node[] {
	const own = /Function/.test(node.type) && 'body' in node && node.body !== null ? [node] : [];
	return [...own, ...Object.values(node).flat().filter(isNode).flatMap(functionsIn)];
}

/** The lines of each function of a source. */
function lengthsOf(file: string, source: string): { line: number; lines: number }[] {
	const { program, errors } = parseSync(file, source);
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
	const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
	return functionsIn(program).map(({ start, end }) => ({
		line: lineAt(start),
		lines: lineAt(end) - lineAt(start) + 1,
	}));
}

test('lines of functions of every kind are counted, with comments and markup', () => {
	const source = [
		'function a() {',
		'\t// why',
		'\tconst b = () =>',
		'\t\t1;',
		'}',
		'class C {',
		'\td() {',
		'\t\treturn (',
		'\t\t\t<p />',
		'\t\t);',
		'\t}',
		'}',
	].join('\n');
	expect(lengthsOf('a.tsx', source)).toEqual([
		{ line: 1, lines: 5 },
		{ line: 3, lines: 2 },
		{ line: 7, lines: 5 },
	]);
});

test('no function is too long to read', () => {
	const files = globSync('{src,entrypoints,scripts}/**/*.{ts,tsx}');
	const lengths = files.flatMap((file) =>
		lengthsOf(file, readFileSync(file, 'utf8')).map((length) => ({ file, ...length })),
	);
	expect(lengths.length).toBeGreaterThan(1000);
	expect(lengths.filter(({ lines }) => lines > MOST)).toEqual([]);
});
