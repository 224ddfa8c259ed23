import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The rooms that each room may import from: arrows point down this list only. */
const MAY_IMPORT: Record<string, string[]> = {
	entrypoints: ['strings', 'ui', 'page', 'worker', 'messages', 'storage', 'core'],
	scripts: ['lab/advice', 'lab/kit', 'pack', 'messages', 'storage', 'study', 'strings'],
	ui: ['markup', 'messages', 'strings', 'storage', 'imports', 'study', 'core'],
	page: ['messages', 'strings', 'core/algorithms'],
	worker: ['messages', 'strings', 'storage', 'imports', 'study', 'checks', 'core'],
	storage: ['imports', 'study', 'checks', 'core'],
	imports: ['strings', 'core'],
	// Commands: what is run by name.
	'lab/cli': ['lab', 'pack', 'strings', 'core'],
	'lab/advice': [
		'lab/finder',
		'lab/papers/identify',
		'lab/papers/drift',
		'lab/kit',
		'imports',
		'pack',
		'strings',
		'core',
	],
	'lab/engines': ['lab/papers/identify', 'lab/papers/linking', 'lab/kit', 'pack', 'core'],
	'lab/facts': ['pack', 'core'],
	'lab/finder': ['lab/kit', 'pack', 'core'],
	'lab/studies': ['lab/kit', 'markup', 'pack', 'study', 'strings', 'core'],
	'lab/papers': ['lab/papers', 'lab/kit', 'markup', 'pack', 'core'],
	'lab/papers/identify': ['lab/kit', 'pack', 'core'],
	'lab/papers/scoreboard': ['lab/kit', 'pack', 'core'],
	'lab/papers/anonymization': ['lab/kit', 'pack', 'core'],
	'lab/papers/drift': ['lab/kit', 'pack', 'core'],
	'lab/papers/linking': ['lab/kit', 'pack', 'core'],
	'lab/kit': ['imports', 'markup', 'pack', 'core'],
	pack: ['core'],
	messages: ['storage', 'study', 'checks', 'core'],
	strings: [],
	markup: [],
	study: ['strings', 'checks', 'core'],
	checks: [],
	'core/advice': [
		'core/rewrite',
		'core/crowd',
		'core/adversaries',
		'core/population',
		'core/mentions',
		'core/catalogue',
		'core/algorithms',
	],
	'core/rewrite': ['core/mentions', 'core/catalogue', 'core/algorithms'],
	'core/audit': ['core/advice', 'core/mentions', 'core/crowd', 'core/adversaries', 'core/population'],
	'core/crowd': ['core/adversaries', 'core/population', 'core/algorithms'],
	'core/adversaries': ['core/population', 'core/catalogue', 'core/algorithms'],
	'core/mentions': ['core/catalogue', 'core/algorithms'],
	'core/population': ['core/catalogue'],
	'core/catalogue': ['core/algorithms'],
	'core/algorithms': [],
};

/**
 * Room of a file: `src/core/mentions/x.ts` is in core/mentions, `src/ui/x.tsx` in ui, `src/messages.ts` in messages;
 * each paper of the lab is a room of its own, and the files right in `src/lab` are in lab/cli.
 */
function roomOf(file: string): string {
	const parts = file
		.replace(/^src\//, '')
		.replace(/\.tsx?$/, '')
		.split('/');
	if (parts[0] !== 'core' && parts[0] !== 'lab') return parts[0]!;
	if (parts[0] === 'lab' && parts.length === 2) return 'lab/cli';
	return parts.slice(0, parts[1] === 'papers' && parts.length > 3 ? 3 : 2).join('/');
}

const files = globSync('{src,entrypoints,scripts}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
const arrows = files.flatMap((file) => targetsOf(readFileSync(file, 'utf8')).map((target) => ({ file, target })));

/** What a file imports: statements, types, and `import()` of either kind. */
function targetsOf(source: string): string[] {
	const found = source.matchAll(
		/^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\s*\(\s*['"`]([^'"`]+)/gm,
	);
	return [...found].map((match) => (match[1] ?? match[2] ?? match[3])!);
}

test('every kind of import statement is recognized', () => {
	const source = [
		"import a from './a';",
		"import {\n\tb,\n} from './b';",
		"import type { C } from './c';",
		"import './d';",
		"export * from './e';",
		"const f = () => import('./f');",
		"let g: typeof import('./g');",
	].join('\n');
	expect(targetsOf(source)).toEqual(['./a', './b', './c', './d', './e', './f', './g']);
});

/** One circle of files that import each other, by every kind of import, as a list that ends where it begins; or null. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
	const done = new Set<string>();
	const search = (file: string, path: readonly string[]): string[] | null => {
		if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
		if (done.has(file)) return null;
		for (const target of imports.get(file) ?? []) {
			const circle = search(target, [...path, file]);
			if (circle !== null) return circle;
		}
		done.add(file);
		return null;
	};
	for (const file of imports.keys()) {
		const circle = search(file, []);
		if (circle !== null) return circle;
	}
	return null;
}

test('a cycle is found from any starting file, and two paths to one file are not a cycle', () => {
	const of = (imports: Record<string, string[]>) => circleIn(new Map(Object.entries(imports)));
	expect(of({ a: ['b'], b: ['c', 'd'], c: ['d'], d: ['b'] })).toEqual(['b', 'c', 'd', 'b']);
	expect(of({ a: ['a'] })).toEqual(['a', 'a']);
	expect(of({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeNull();
});

test('no files import each other in a cycle, types included', () => {
	const imports = Map.groupBy(
		arrows.filter(({ target }) => target.startsWith('.')),
		({ file }) => file,
	);
	const targets = [...imports].map(([file, all]): [string, string[]] => [
		file,
		all.map(({ target }) => relative('.', resolve(dirname(file), target))),
	]);
	expect(circleIn(new Map(targets))).toBeNull();
});

test('every folder is listed and imports only from those below it', () => {
	expect(arrows.length).toBeGreaterThan(100);
	const wrong = arrows.flatMap(({ file, target }) => {
		if (!target.startsWith('.')) return [];
		const [from, to] = [roomOf(file), roomOf(relative('.', resolve(dirname(file), target)))];
		const allowed = MAY_IMPORT[from];
		const down = from === to || allowed?.some((room) => to === room || to.startsWith(`${room}/`));
		return down ? [] : [`${file} imports ${target}`];
	});
	expect(wrong).toEqual([]);
});

test('the list of permitted imports has no cycle', () => {
	const reach = (room: string, seen: string[]): string[] => {
		if (seen.includes(room)) throw new Error(`circle: ${[...seen, room].join(' -> ')}`);
		const below = Object.keys(MAY_IMPORT).filter(
			(r) => r !== room && MAY_IMPORT[room]!.some((m) => r === m || r.startsWith(`${m}/`)),
		);
		return below.flatMap((r) => [r, ...reach(r, [...seen, room])]);
	};
	for (const room of Object.keys(MAY_IMPORT)) expect(reach(room, [])).not.toContain(room);
});

test('the core depends on no package and no built-in module', () => {
	const outside = arrows.filter(({ file, target }) => file.startsWith('src/core/') && !target.startsWith('.'));
	expect(outside).toEqual([]);
});

test('the script in every page contains no strings, and the overlay only its own', () => {
	const page = arrows.filter(({ file }) => file.startsWith('src/page/'));
	expect(
		page.filter(({ target }) =>
			/core(?!\/algorithms)|storage|preact|idb|strings(?!\/(page|languages\/language)\.ts)/.test(target),
		),
	).toEqual([]);
	const reach = (file: string): string[] => [
		file,
		...arrows
			.filter((arrow) => arrow.file === file && arrow.target.startsWith('.'))
			.flatMap(({ target }) => reach(relative('.', resolve(dirname(file), target)))),
	];
	const loaded = reach('entrypoints/page.ts');
	expect(loaded).toContain('src/page/loader.ts');
	expect(loaded.filter((file) => /strings|editors|overlay/.test(file))).toEqual([]);
});
