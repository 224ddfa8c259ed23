import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Scripts = Record<string, string>;

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts }: { scripts: Scripts } = JSON.parse(read('package.json'));

/** The parts of a workflow or a program that are run: all but its comments. */
const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\/|^\s*(#|\/\/)[^\n]*/gms, '');

const namedIn = (shell: string): string[] =>
	[...shell.matchAll(/\bnpm (?:run )?(?:-\S+ )*([\w:-]+)/g)].map(([, name]) => name!);

/** Scripts that none of these runs, not even through another script; npm itself runs one after it has installed. */
function neverRun(all: Scripts, runners: readonly string[]): string[] {
	const run = new Set(runners.flatMap((source) => namedIn(withoutComments(source))));
	for (const name of run) for (const next of namedIn(all[name] ?? '')) run.add(next);
	return Object.keys(all).filter((name) => !run.has(name) && name !== 'postinstall');
}

const nightly = globSync('.github/workflows/*.yml')
	.map(read)
	.filter((workflow) => /^\s+- cron:/m.test(workflow));

test('every script is run by npm run test:all or by a nightly job', () => {
	expect(nightly).not.toEqual([]);
	expect(neverRun(scripts, [read('scripts/test.ts'), ...nightly])).toEqual([]);
});

test('a script that neither runs is named', () => {
	const all = {
		test: 'node all.ts',
		lint: 'biome',
		long: 'npm run part && node x.ts',
		part: 'node part.ts',
		gone: 'x',
	};
	const program = "/** npm run gone */\n// npm run gone\nconst command = 'npm run lint';";
	expect(neverRun(all, [program, '  - npm run -s long -- --far\n  - npm test\n  # npm run gone\n'])).toEqual(['gone']);
	expect(neverRun(all, [program])).toEqual(['test', 'long', 'part', 'gone']);
});

test('npm run test:all starts every bench, and a bench that dies is a failure', async () => {
	expect(read('scripts/test.ts')).toContain("command: 'node tests/bench/run.ts --small'");
	// Without a file of ratings it has nothing to measure.
	const dead = ['tests/bench/run.ts', 'dissimilarity'];
	const { code, err } = await new Promise<{ code: unknown; err: string }>((done) =>
		execFile(process.execPath, dead, (error, _, stderr) => done({ code: error?.code ?? 0, err: stderr })),
	);
	expect(code).toBe(1);
	expect(err).toContain('These benches failed: dissimilarity');
});
