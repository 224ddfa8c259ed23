/** Finds what a script reads of objects that may be a form or a document, where names that the page gives hide properties. */
import { fileURLToPath } from 'node:url';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIG = `${ROOT}openReads.tsconfig.json`;

/** Types of what may be a form or a document. Those of other elements, such as HTMLDivElement, show that it is not. */
const OPEN = new Set(
	'EventTarget Node ParentNode ChildNode NonElementParentNode DocumentOrShadowRoot Element HTMLElement HTMLFormElement Document'.split(
		' ',
	),
);

/**
 * Each read as `file:line expression`.
 * @param include the files, as patterns of a tsconfig
 * @param made texts of files that are not on the disk
 */
export function openReads(include: readonly string[], made: Record<string, string> = {}): string[] {
	const texts = new Map(Object.entries(made).map(([name, text]) => [ROOT + name, text]));
	texts.set(CONFIG, JSON.stringify({ extends: './tsconfig.json', include, files: Object.keys(made) }));
	const readFile = (name: string) => texts.get(name);
	const api = new API({ cwd: ROOT, fs: { readFile, fileExists: (name) => texts.has(name) || undefined } });
	try {
		const { program, checker } = api.updateSnapshot({ openProjects: [CONFIG] }).getProjects()[0]!;
		const names = program
			.getSourceFileNames()
			.filter((name) => name.startsWith(ROOT) && !name.includes('node_modules'));
		return names
			.map((name) => name.slice(ROOT.length))
			.filter((name) => /^(src\/page|entrypoints|made)\//.test(name))
			.flatMap((name) => readsIn(program.getSourceFile(ROOT + name)!, checker, name));
	} finally {
		api.close();
	}
}

function readsIn(file: SourceFile, checker: Checker, name: string): string[] {
	const read: { node: Node; of: Node }[] = [];
	const visit = (node: Node): void => {
		for (const of of objectsOf(node)) read.push({ node, of });
		node.forEachChild(visit);
	};
	visit(file);
	const types = checker.getTypeAtLocation(read.map(({ of }) => of));
	const open = new Set(read.filter((_, i) => isOpen(types[i], checker)).map(({ node }) => node));
	return [...open].map((node) => {
		const line = file.text.slice(0, node.getStart(file)).split('\n').length;
		return `${name}:${line} ${node.getText(file).replace(/\s+/g, ' ')}`;
	});
}

/** The objects of which a node reads properties, with and without what is said of their type. */
function objectsOf(node: Node): Node[] {
	if (is.isPropertyAccessExpression(node) || is.isElementAccessExpression(node)) return bare(node.expression);
	if (is.isSpreadAssignment(node)) return bare(node.expression);
	if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) return bare(node.right);
	if (!is.isObjectBindingPattern(node)) return [];
	const { parent } = node;
	return is.isVariableDeclaration(parent) && parent.initializer ? [node, ...bare(parent.initializer)] : [node];
}

function bare(expression: Node): Node[] {
	const isSaid =
		is.isAsExpression(expression) || is.isNonNullExpression(expression) || is.isParenthesizedExpression(expression);
	return isSaid ? [expression, ...bare(expression.expression)] : [expression];
}

const isOpen = (type: Type | undefined, checker: Checker): boolean => {
	if (type === undefined) return false;
	if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some((part) => isOpen(part, checker));
	if (type.isTypeParameter()) return isOpen(checker.getBaseConstraintOfType(type), checker);
	return OPEN.has(type.getSymbol()?.name ?? '');
};
