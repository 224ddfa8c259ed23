/** Rows of the table for the editors of the registry: what the suites of both browsers measure of them, run and read. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EDITORS } from '../fixtures/build.ts';
import { type Cell, type Measured, reasonOf } from './cells.ts';

/** What a test about an editor shows, by the words of its name. */
const SHOWS: [words: string, cells: Cell[]][] = [
	['is found by a click', ['found']],
	['words are taken out, undone', ['delete and undo']],
	['a word is inserted at the caret', ['insert']],
	['costly films are marked, one is taken out', ['marks', 'card', 'delete and undo']],
	['words are replaced, inserted, undone', ['found', 'delete and undo', 'insert']],
];
const GREP = SHOWS.map(([words]) => words).join('|');

/** A test that was run; null where it passed. */
interface Ran {
	name: string;
	failure: string | null;
}

interface Suite {
	title: string;
	suites?: Suite[];
	specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

interface VitestReport {
	testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

const outputOf = (name: string) => fileURLToPath(new URL(`../../test-results/${name}.json`, import.meta.url));

/** Runs a program to its end and shows its output, which has the result. */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
	await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close');
}

/** The tests of a file or of a group in it, whose name is put before theirs. */
const inSuite = ({ suites = [], specs }: Suite, group = ''): Ran[] => [
	...suites.flatMap((suite) => inSuite(suite, `${suite.title}: `)),
	...specs.map((spec) => ({
		name: `${group}${spec.title}`,
		failure: spec.ok ? null : (spec.tests[0]?.results[0]?.error?.message ?? 'failed'),
	})),
];

async function inChromium(): Promise<Ran[]> {
	const output = outputOf('editors-chromium');
	const files = ['tests/e2e/editors.spec.ts', 'tests/e2e/marks.spec.ts'];
	const args = ['playwright', 'test', '--project=untimed', ...files, '--grep', GREP, '--reporter', 'line,json'];
	await run('npx', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: output });
	return (JSON.parse(await readFile(output, 'utf8')) as { suites: Suite[] }).suites.flatMap((file) => inSuite(file));
}

async function inFirefox(): Promise<Ran[]> {
	const output = outputOf('editors-firefox');
	const files = ['tests/firefox/editors.test.ts', 'tests/firefox/marks.test.ts'];
	const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', output];
	await run('npx', ['vitest', 'run', '-c', 'vitest.firefox.config.ts', ...files, '-t', GREP, ...reporters]);
	const { testResults } = JSON.parse(await readFile(output, 'utf8')) as VitestReport;
	return testResults
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === 'passed' || status === 'failed')
		.map(({ title, failureMessages }) => ({ name: title, failure: failureMessages[0] ?? null }));
}

/** Measures every editor in both browsers. */
export async function measureEditors(): Promise<Measured[]> {
	const runs = { Chromium: await inChromium(), Firefox: await inFirefox() };
	return EDITORS.flatMap((editor) =>
		Object.entries(runs).flatMap(([browser, ran]) => cellsOf(`${editor} in ${browser}`, editor, ran)),
	);
}

function cellsOf(place: string, editor: string, ran: readonly Ran[]): Measured[] {
	const own = ran.filter(({ name }) => name.startsWith(`${editor}: `));
	return own.flatMap(({ name, failure }) => {
		const cells = SHOWS.find(([words]) => name.includes(words))?.[1] ?? [];
		return cells.map((cell) => ({ place, cell, ...(failure !== null && { reason: reasonOf(failure) }) }));
	});
}
