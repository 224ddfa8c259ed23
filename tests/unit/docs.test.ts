import { globSync, readdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { auditCommand } from '../../src/lab/advice/audit.ts';
import { checkCommand } from '../../src/lab/advice/check.ts';
import { COMMANDS } from '../../src/lab/commands.ts';
import { PAPERS } from '../../src/lab/papers/run.ts';
import { studyCommand } from '../../src/lab/studies/commands.ts';
import {
	anchorsOf,
	commandProblem,
	commandsOf,
	deadLinks,
	filesLinked,
	type Known,
	missingNames,
	missingPaths,
	parse,
	readDoc,
	unprintedTables,
} from './docs.ts';

const FILES = globSync(['*.md', '{docs,src,tests}/**/*.md'], { exclude: ['**/node_modules/**'] }).sort();
const lab = COMMANDS.reduce((program, command) => program.addCommand(command), new Command('lab'));
const known: Known = {
	scripts: JSON.parse(readFileSync('package.json', 'utf8')).scripts,
	programs: { lab, study: studyCommand(), check: checkCommand, audit: auditCommand },
};

/** Everything that is wrong with a document. */
const problemsOf = (file: string, doc: ReturnType<typeof parse>) => ({
	links: deadLinks(file, doc),
	commands: commandsOf(doc).flatMap((command) => {
		const problem = commandProblem(command, known);
		return problem === null ? [] : [`${command}: ${problem}`];
	}),
	paths: missingPaths(file, doc),
	names: missingNames(doc),
});
test('the help of every lab command ends with a working example', () => {
	for (const command of COMMANDS) {
		let help = '';
		command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
		const [, example] = /\nExample:\n {2}(npm run lab -- .+)\n$/.exec(help) ?? [];
		expect(example, command.name()).toMatch(new RegExp(`^npm run lab -- ${command.name()}( |$)`));
		expect(commandProblem(example!, known), example).toBeNull();
	}
});

const NONE = { links: [], commands: [], paths: [], names: [] };

test.each(FILES)('%s: links resolve, and commands and paths exist', (file) => {
	expect(problemsOf(file, readDoc(file))).toEqual(NONE);
});

test('the documents contain commands, including every command of the lab', () => {
	const typed = FILES.flatMap((file) => commandsOf(readDoc(file)));
	for (const command of COMMANDS)
		expect(typed.some((each) => each.startsWith(`npm run lab -- ${command.name()}`))).toBe(true);
	for (const command of studyCommand().commands)
		expect(typed.some((each) => each.startsWith(`npm run study -- ${command.name()}`))).toBe(true);
});

test('every document can be reached from the README', () => {
	const reached = new Set(['README.md']);
	for (const file of reached)
		for (const linked of filesLinked(file, readDoc(file))) if (FILES.includes(linked)) reached.add(linked);
	expect(FILES.filter((file) => !reached.has(file))).toEqual([]);
});

/** Most lines of a page, so that each is read in one sitting. */
const LONGEST = (file: string) => (file === 'README.md' ? 120 : 200);

test('the README and every page are short', () => {
	const long = FILES.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > LONGEST(file));
	expect(long.filter((file) => file !== 'docs/results/finder.md')).toEqual([]);
});

const RESULTS = FILES.filter((file) => file.startsWith('docs/results/'));

test.each(RESULTS)('%s: every table names its command', (file) => {
	expect(unprintedTables(readDoc(file))).toEqual([]);
});

test('every paper of the lab has a README and a results page', () => {
	const folders = readdirSync('src/lab/papers', { withFileTypes: true }).filter((entry) => entry.isDirectory());
	expect(folders).toHaveLength(PAPERS.length);
	for (const { name } of folders) {
		expect(FILES).toContain(`src/lab/papers/${name}/README.md`);
		expect(RESULTS).toContain(`docs/results/${name}.md`);
	}
});

const BAD = `# Twice
# Twice
[gone](gone.md), [here](#twice-1), [not here](#thrice), [elsewhere](README.md#twice), [root](/README.md)
<img src="docs/none.png">

\`src/nothing.ts\`, \`src/core/*/\`, \`npm run lab -- identify --people\`, \`npm run lab -- find\`, \`npx nothing\`
\`satisfying\` in \`src/checks.ts\`, \`shown\` in \`src/checks.ts\`

| a | b |
|---|---|
| 1 | 2 |

\`\`\`sh
npm ci && npm run nothing   # npm run comment
npm run lab -- scoreboard \\
  --nothing
npm run study -- power --study FILE --alike .1 --sure
npm run check -- --json=yes --help -
npx vitest run tests/unit/nothing.test.ts
npm run build
\`\`\`
`;

test('all faults of a faulty document are found, and no others', () => {
	const bad = parse(BAD);
	expect(anchorsOf(bad)).toEqual(['twice', 'twice-1']);
	expect(problemsOf('BAD.md', bad)).toEqual({
		links: ['gone.md', '#thrice', 'README.md#twice', '/README.md', 'docs/none.png'],
		commands: [
			'npm run lab -- identify --people: there is no flag --people',
			'npm run lab -- find: there is no command "find"',
			'npx nothing: there is no program "nothing"',
			'npm run nothing: there is no script "nothing"',
			'npm run lab -- scoreboard --nothing: there is no flag --nothing',
			'npm run study -- power --study FILE --alike .1 --sure: there is no flag --sure',
			'npx vitest run tests/unit/nothing.test.ts: there is no file tests/unit/nothing.test.ts',
		],
		paths: ['src/nothing.ts'],
		names: ['shown in src/checks.ts'],
	});
	expect(missingPaths('src/core/README.md', parse('`fold.ts`, `advice/add.ts`, `nothing.ts`'))).toEqual(['nothing.ts']);
	expect(unprintedTables(parse(BAD.slice(0, BAD.indexOf('```'))))).toEqual([]);
	expect(unprintedTables(parse(BAD.slice(BAD.indexOf('| a'), BAD.indexOf('```'))))).toEqual(['ab']);
});
