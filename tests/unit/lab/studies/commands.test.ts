import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { parseHTML } from 'linkedom';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { studyCommand } from '../../../../src/lab/studies/commands.ts';
import { planLines } from '../../../../src/lab/studies/power.ts';
import { consentSections, joinPrompt } from '../../../../src/study/consent.ts';
import { exampleFor } from '../../../../src/study/example.ts';
import { sha256 } from '../../../../src/study/sha256.ts';
import { temporaryFolder } from '../../folder.ts';
import { EXAMPLES, example, exampleText, fullStudy } from '../../study/studies.ts';
import { until } from '../../until.ts';

const folder = temporaryFolder();

let printed: string[];
beforeEach(() => {
	printed = [];
	vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
	vi.spyOn(console, 'error').mockImplementation(() => {});
	vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterEach(() => vi.unstubAllEnvs());

const run = (...args: string[]) => studyCommand().parseAsync(args, { from: 'user' });
const FILE = 'assets/studies/does-advice-help.json';

describe('check', () => {
	test.each(EXAMPLES)('says that %s can be used', async (name) => {
		await run('check', `assets/studies/${name}.json`);
		expect(printed[0]).toMatch(/version 1\) can be used\.$/);
		expect(printed[1]).toMatch(/^SHA-256 [0-9a-f]{64}$/);
	});

	test('names every invalid place with the reason', async () => {
		const file = join(folder, 'wrong.json');
		const wrong = JSON.parse(exampleText());
		wrong.arms[0].weight = 1;
		wrong.dates.dataDestroyed = '2001-02-29';
		await writeFile(file, JSON.stringify(wrong));
		await expect(run('check', file)).rejects.toThrow(
			[
				`${file} cannot be used:`,
				'  arms: the weights add up to 76; they must add up to 100.',
				'  dates.dataDestroyed: there is no such day.',
			].join('\n'),
		);
	});

	test('says why a file cannot be read', async () => {
		await expect(run('check', join(folder, 'none.json'))).rejects.toThrow('there is no such file');
		const file = join(folder, 'latin.json');
		await writeFile(file, Buffer.from([0x7b, 0xe4, 0x7d]));
		await expect(run('check', file)).rejects.toThrow('is not UTF-8 text');
	});

	test.each([
		[{ outcome: 'posted', arm: 'all', against: 'control' }, 'there is no outcome "posted", but advised, opened,'],
		[{ outcome: 'useful', arm: 'all', against: 'control' }, 'lacks "answer", which says what of "useful" is counted.'],
		[{ outcome: 'useful', answer: 'Yes', arm: 'all', against: 'control' }, '"useful" has no answer "Yes".'],
		[{ outcome: 'likes', answer: 'Yes', arm: 'all', against: 'control' }, 'there is no question "likes".'],
		[
			{ outcome: 'advised', arm: 'al', against: 'al' },
			'there is no arm "al".\n  primary[0]: "al" is compared with itself.',
		],
		[{ outcome: 'widened', arm: 'all', against: 'control' }, '"widened" cannot be worked out from what is recorded.'],
	])('refuses a comparison that cannot be made: %j', async (stated, problem) => {
		const file = join(folder, 'stated.json');
		const recorded = example().recorded.filter((name) => name !== 'before');
		await writeFile(file, JSON.stringify({ ...example(), recorded, primary: [stated] }));
		await expect(run('check', file)).rejects.toThrow(`  primary[0]: ${problem}`);
	});

	test('refuses an outcome whose noise is multiplied', async () => {
		const file = join(folder, 'noisy.json');
		const primary = [{ outcome: 'unposted', arm: 'all', against: 'control' }];
		await writeFile(file, JSON.stringify({ ...fullStudy('randomised'), primary }));
		await expect(run('check', file)).rejects.toThrow('multiplies the noise of several randomised fields');
	});

	test('says when no one can join any more', async () => {
		const file = join(folder, 'old.json');
		const dates = { collectionEnds: '2020-01-01', dataDestroyed: '2021-01-01' };
		await writeFile(file, JSON.stringify({ ...JSON.parse(exampleText()), dates }));
		await run('check', file);
		expect(printed.at(-1)).toBe('But no one can join any more: This study stopped collecting on 2020-01-01.');
	});
});

describe('preview', () => {
	test('shows every section of the consent page, with markup as text', async () => {
		const file = join(folder, 'marked.json');
		const title = '<script>alert(1)</script> & "more"';
		await writeFile(file, JSON.stringify({ ...JSON.parse(exampleText()), title }));
		const out = join(folder, 'preview.html');
		await run('preview', file, '--no-open', '--out', out);
		const html = await readFile(out, 'utf8');
		const { document } = parseHTML(html);
		expect(document.querySelectorAll('script')).toHaveLength(0);
		expect(document.querySelector('h1')!.textContent).toBe(title);
		const study = { ...example(), title };
		const hash = await sha256(await readFile(file, 'utf8'));
		const sections = consentSections({ study, hash }, await exampleFor(study));
		const { heading, confirm, statements, join: joins, decline } = joinPrompt(study);
		expect([...document.querySelectorAll('h2')].map((h2) => h2.textContent)).toEqual([
			...sections.map((section) => section.heading),
			heading,
		]);
		const text = document.querySelector('main')!.textContent;
		for (const { stated, ...own } of sections)
			for (const { paragraphs, table } of [own, ...(stated ? [stated] : [])])
				for (const part of [...paragraphs, ...(table?.rows.flat() ?? [])]) expect(text).toContain(part);
		for (const part of [hash, confirm, ...statements, joins, decline]) expect(text).toContain(part);
		expect(document.querySelectorAll('input:not([checked])')).toHaveLength(statements.length);
		expect(document.querySelector('blockquote')!.textContent).toContain(title);
	});

	test.skipIf(process.platform !== 'linux')('opens the page or prints its path', async () => {
		const [opener, seen] = [join(folder, 'xdg-open'), join(folder, 'opened')];
		const out = join(folder, 'page.html');
		vi.stubEnv('PATH', join(folder, 'nowhere'));
		await run('preview', FILE, '--out', out);
		expect(printed).toEqual([`The preview is in ${out}`]);
		vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
		await writeFile(opener, `#!/bin/sh\nprintf %s "$1" > '${seen}'\n`);
		await chmod(opener, 0o755);
		await run('preview', FILE, '--out', out);
		expect(printed.at(-1)).toBe(`Opened ${out}`);
		await until(async () => expect(await readFile(seen, 'utf8')).toBe(out));
	});
});

describe('simulate and analyze', () => {
	test.each([[], ['--csv']])('a study can be simulated before it starts %j', async (...flags) => {
		const from = join(folder, `simulated${flags.length}`);
		const out = join(folder, `analyzed${flags.length}`);
		await run('simulate', '--study', FILE, '--participants', '12', '--out', from, ...flags);
		expect(await readdir(from)).toHaveLength(12);
		expect(printed).toEqual([`12 exports are in ${from}`]);
		printed = [];
		await run('analyze', from, '--study', FILE, '--out', out, '--json');
		const analysis = JSON.parse(printed.join('\n'));
		expect(analysis.arms.reduce((sum: number, arm: { participants: number }) => sum + arm.participants, 0)).toBe(12);
		expect(analysis.leftOut).toEqual([]);
		expect(await readdir(out)).toEqual(expect.arrayContaining(['report.html', 'analysis.json', 'drafts.parquet']));
		printed = [];
		await run('analyze', from, '--study', FILE);
		expect(printed.join('\n')).toContain('Advice followed, of drafts with advice');
	});

	test('a trial file has a different hash, and its exports are not accepted as results', async () => {
		const file = join(folder, 'trial.json');
		await run('trial', FILE, '--arm', 'control', '--out', file);
		const tried = { ...JSON.parse(exampleText()), trial: 'control' };
		expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(tried);
		await expect(run('trial', FILE, '--arm', 'nobody')).rejects.toThrow(/has no arm "nobody", but "control"/);
		await expect(run('analyze', 'x', '--study', FILE, '--against', 'nobody')).rejects.toThrow(/has no arm "nobody"/);
		const from = join(folder, 'trial');
		await run('simulate', '--study', file, '--participants', '3', '--out', from);
		await expect(run('analyze', from, '--study', FILE)).rejects.toThrow(/same id and version, but other content/);
		printed = [];
		await run('analyze', from, '--study', file);
		expect(printed.join('\n')).toContain('None of this is a result.');
		expect(printed.join('\n')).toMatch(/control +3 /);
	});

	test('made-up exports replace earlier ones and never other files', async () => {
		const into = join(folder, 'again');
		const simulate = (...more: string[]) => run('simulate', '--study', FILE, '--out', into, ...more);
		await simulate('--participants', '5');
		await simulate('--participants', '3', '--csv');
		expect((await readdir(into)).sort()).toEqual([1, 2, 3].map((n) => `participant-00000${n}.csv`));
		await writeFile(join(into, 'does-advice-help-0123abcd.ndjson'), 'mine');
		await expect(simulate('--participants', '2')).rejects.toThrow(
			/holds other files \(does-advice-help-0123abcd\.ndjson\)/,
		);
		expect(await readdir(into)).toHaveLength(4);
		expect(await readFile(join(into, 'does-advice-help-0123abcd.ndjson'), 'utf8')).toBe('mine');
	});

	test('file names of exports are escaped', async () => {
		const file = join(folder, 'x\u001b[2J.csv');
		await writeFile(file, '');
		await expect(run('analyze', file, '--study', FILE)).rejects.toThrow(/x\\u\{1b\}\[2J\.csv: line 1/);
	});

	test('exports of another study are reported as foreign', async () => {
		const from = join(folder, 'foreign');
		await run('simulate', '--study', 'assets/studies/drop-or-add.json', '--participants', '2', '--out', from);
		await expect(run('analyze', from, '--study', FILE)).rejects.toThrow(/is of the study "drop-or-add"/);
	});

	test.each([
		['simulate', '--study', FILE, '--participants', '0'],
		['simulate', '--study', FILE, '--participants', '2.5'],
		['simulate', '--study', FILE, '--participants', 'many'],
		['simulate'],
	])('impossible requests are refused: %s %s %s %s', async (...args) => {
		await expect(run(...args.filter((arg) => arg !== undefined))).rejects.toThrow();
	});

	test('an invalid key is refused', async () => {
		const file = join(folder, 'no.jwk');
		await writeFile(file, 'secret');
		await expect(run('analyze', folder, '--study', FILE, '--key', file)).rejects.toThrow('is no private key');
	});
});

describe('power and keys', () => {
	test('prints how many people are needed, and the cost of the noise', async () => {
		await run('power', '--study', FILE, '--base', '.3', '--other', '.4');
		expect(printed[0]).toContain('52 participants in each of the two arms');
		expect(printed[0]).toContain('208 participants in all');
		const wanted = { base: 0.3, other: 0.4, drafts: 20, alike: 0.1, power: 0.8, attrition: 0 };
		const lines = planLines(fullStudy('randomised'), wanted);
		expect(lines[2]).toBe('The study randomises each yes or no: without that 52 in each arm would do.');
		expect(lines[3]).toBe(
			'This holds for the measures of all drafts: Drafts with advice, of all; Films left out, of all drafts; Films added, of all drafts; Not posted, of all drafts.',
		);
		expect(lines[4]).toMatch(/^Measures of drafts with advice multiply/);
		expect(printed.join('\n')).not.toMatch(/randomise/);
		const arms = example().arms.map((arm, i) => ({ ...arm, weight: [10, 20, 30, 40][i]! }));
		const uneven = planLines({ ...example(), arms }, wanted);
		expect(uneven[1]).toBe('The smallest arm of “does-advice-help” gets 10 in 100: 520 participants in all.');
		await expect(run('power', '--study', FILE, '--base', '.3', '--other', '.3')).rejects.toThrow('are the same');
	});

	test('allows for people who hand over nothing, and for several comparisons', async () => {
		await run('power', '--study', FILE, '--base', '.3', '--other', '.4', '--attrition', '.2', '--comparisons', '4');
		expect(printed[0]).toContain(
			'(two-sided, 5 % shared by 4 comparisons, as Holm’s correction begins): 73 participants',
		);
		expect(printed[0]).toContain('292 participants in all.\nIf 20 in 100 hand nothing over, 365 must join.');
	});

	test('a study file gives a text to register, and a codebook of every column and outcome', async () => {
		const file = join(folder, 'stated.json');
		const primary = [
			{ outcome: 'unpostedOfAll', arm: 'all', against: 'control' },
			{ outcome: 'useful', answer: 'Very', arm: 'all', against: 'placebo' },
		];
		const [into, sizes] = [join(folder, 'registered'), ['--base', '.3', '--other', '.4']];
		await expect(run('preregister', '--study', FILE, ...sizes, '--out', into)).rejects.toThrow(/states no primary/);
		await writeFile(file, JSON.stringify({ ...example(), primary }));
		await run('preregister', '--study', file, ...sizes, '--out', into);
		const text = await readFile(join(into, 'preregistration.md'), 'utf8');
		expect(text).toContain('- Primary: Not posted, of all drafts; “all” against “control”, two-sided.');
		expect(text).toContain('- Primary: “Very” to “Was this advice useful?”; “all” against “placebo”, two-sided.');
		expect(text).toContain('5 % shared by 2 comparisons');
		for (const { about } of example().arms) expect(text).toContain(about);
		const codebook = await readFile(join(into, 'codebook.csv'), 'utf8');
		const described = new Set(
			Papa.parse<string[]>(codebook, { skipEmptyLines: true }).data.map(([table, column]) => `${table} ${column}`),
		);
		const [from, out] = [join(folder, 'described'), join(folder, 'describing')];
		await run('simulate', '--study', file, '--participants', '3', '--out', from);
		await run('analyze', from, '--study', file, '--out', out);
		expect(await readFile(join(out, 'codebook.csv'), 'utf8')).toBe(codebook);
		for (const table of ['participants', 'drafts', 'answers']) {
			const columns = (await readFile(join(out, `${table}.csv`), 'utf8')).split('\n', 1)[0]!.split(',');
			for (const column of columns) expect(described).toContain(`${table} ${column}`);
		}
		expect(codebook).toContain('useful: 0 = Not at all; 1 = A little; 2 = Very');
		expect(codebook).toMatch(/\nestimates,unpostedOfAll,part,0 to 1,/);
	});

	test('the public key fits into a study file', async () => {
		await run('keys', '--out', join(folder, 'own.jwk'));
		const file = join(folder, 'keyed.json');
		await writeFile(file, exampleText().replace('{', `{${printed[0]},`));
		printed = [];
		await run('check', file);
		expect(printed[0]).toContain('can be used');
	});
});
