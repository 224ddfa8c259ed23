import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { toSvg } from '../../../../src/lab/kit/report/draw.ts';
import { looksOf, toCsv } from '../../../../src/lab/kit/report/figure.ts';
import { prepareOut } from '../../../../src/lab/kit/report/out.ts';
import { describe } from '../../../../src/lab/papers/identify/describe.ts';
import { misdirectFigure } from '../../../../src/lab/papers/identify/figures.ts';
import { toHtml } from '../../../../src/lab/papers/report.ts';
import type { PaperRun } from '../../../../src/lab/papers/run.ts';
import { InputError } from '../../../../src/pack/errors.ts';
import { writeAtomically } from '../../../../src/pack/files.ts';
import { temporaryFolder } from '../../folder.ts';
import { paperRuns } from './paperRuns.ts';
import { SMALL_POPULATION } from './ratings.ts';

const folder = temporaryFolder();
let runs: [PaperRun, PaperRun];
let page: string;
let document: Document;
beforeAll(async () => {
	runs = await paperRuns(new Array<number>(20).fill(5));
	page = toHtml(runs);
	document = parseHTML(page).document;
});
const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
const one = (selector: string, within: ParentNode = document) => {
	const found = all(selector, within);
	expect(found, selector).toHaveLength(1);
	return found[0]!;
};

test('the page has contents, a main part, named columns, tables that scroll by keyboard, and only named pictures', () => {
	expect(all('.lab > *').map(({ tagName }) => tagName)).toEqual(['NAV', 'MAIN']);
	expect(all('h1')).toHaveLength(1);
	for (const cell of all('th')) expect(cell.textContent).not.toBe('');
	for (const table of all('table:not(.matrix)'))
		expect(table.parentElement!.outerHTML).toMatch(/^<section class="wide" aria-label="[^"]+" tabindex="0"/);
	expect(all('svg [aria-label]')).toEqual([]);
	for (const svg of all('svg:not([aria-hidden])')) expect(svg.getAttribute('aria-label')).toBeTruthy();
});

test('the page needs no network and no script', () => {
	expect(page.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:|<script|<link|url\(|@import| on\w+=/);
	expect(all('[src]')).toEqual([]);
});

test('the contents lead to every section of every paper, and every link to one place', () => {
	const names = all('nav > ol > li > a').map((link) => [link.getAttribute('href'), link.textContent]);
	expect(names).toEqual([
		['#identify', 'You Are What You Say'],
		['#another', 'Another <paper>'],
	]);
	for (const [href, title] of names) expect(one(`${href} h2`).textContent).toBe(title);
	expect(page).toContain('Another &lt;paper>');
	const [first, other] = all('nav ol ol').map((list) => all('a', list).map(({ textContent }) => textContent));
	const always = ['All 34 claims', 'Rules', 'Why some differ'];
	expect(first).toEqual(['Scoreboard', 'Main figures', 'Other claims', 'Tables', 'More figures', ...always]);
	expect(other).toEqual(['Scoreboard', 'Other claims', 'More figures', 'All 3 claims', ...always.slice(1)]);
	const links = all('a[href^="#"]').map((link) => link.getAttribute('href')!);
	expect(links.length).toBeGreaterThan(34);
	for (const link of links) one(link);
});

test('every claim has a verdict mark with a name', () => {
	const verdicts = runs[0].verdicts.map(({ verdict }) => verdict);
	for (const mark of all('.mark'))
		expect([mark.getAttribute('role'), ['holds', 'differs', 'cannot be told']]).toEqual([
			'img',
			expect.arrayContaining([mark.getAttribute('aria-label')]),
		]);
	const marks = all('#identify-all tbody .mark').map((mark) => mark.getAttribute('aria-label'));
	expect(marks).toEqual(verdicts);
	expect(all('#identify .waffle i')).toHaveLength(34);
	const shown = all('#identify .count b').map(({ textContent }) => Number(textContent));
	expect(shown).toEqual(['holds', 'differs', 'cannot be told'].map((v) => verdicts.filter((w) => w === v).length));
});

test('every claim unfolds to the paper’s words, and a paper without claims has no part about them', () => {
	const said = (within: string) => all(`${within} details.basis`).map(({ textContent }) => textContent!);
	const { verdicts } = runs[0];
	const words = ({ claim, basis }: (typeof verdicts)[number]) => `${claim}${basis.quote} ${basis.place}`;
	expect(said('#identify-all')).toEqual(verdicts.map(words));
	const others = verdicts.filter(({ cell }) => cell === undefined);
	expect(said('#identify-claims')).toEqual(others.map(words));
	const none = parseHTML(toHtml([runs[0], { ...runs[1], verdicts: [] }])).document;
	expect(all('nav ol ol', none).map((list) => all('a', list).at(-1)!.textContent)).toEqual([
		'Why some differ',
		'More figures',
	]);
	expect(one('#another .summary', none).textContent).toMatch(/^On 400 people, no claim is judged, since/);
	expect(all('#another :is(.counts, .basis, .notes)', none)).toEqual([]);
});

test('the report begins with the people of each run, and of its paper', () => {
	const lines = all('.overview li').map(({ textContent }) => textContent!.replace(/\s+/g, ' '));
	expect(lines[0]).toContain('400 people; in the paper 140,132 people, 133 of them mentioning films');
	const rates = runs[0].verdicts.filter(({ cell }) => cell !== undefined);
	expect(new Set(rates.map(({ verdict, why }) => `${verdict}: ${why}`))).toEqual(
		new Set([expect.stringMatching(/^cannot be told: .* about 140,132 people, and this run had 400, /)]),
	);
});

test('the table of main figures shows the paper’s next to ours, and the other figures below', () => {
	const cells = all('.matrix tbody td').map(({ textContent }) => textContent);
	expect(cells).toHaveLength(20);
	const scoring = runs[0].verdicts.find(({ claim }) => claim === 'Scoring finds people within the first 1')!;
	expect(cells).toContain(`${Math.round(100 * scoring.measured!.value)} % paper: 31 %`);
	const others = all('#identify-claims .claim');
	expect(others).toHaveLength(14);
	const shares = runs[0].verdicts.filter(({ cell, measured }) => cell === undefined && measured !== undefined);
	expect(all('.strip', one('#identify-claims')).map((strip) => strip.getAttribute('aria-label'))).toEqual(
		shares.map(({ here, paper }) => `Here ${here}, paper ${paper}`),
	);
});

test('the paper’s figure and ours share a scale, ours with intervals', () => {
	const [paper, here] = all('#figure-algorithms figure');
	const ticks = (figure: Element) => all('text', figure).map(({ textContent }) => textContent);
	expect(ticks(paper!)).toEqual(ticks(here!));
	expect(ticks(here!)).toEqual(expect.arrayContaining(['1', '5', '10', '100', '0%', '100%']));
	// Four of each of five algorithms in the paper, and of Likelihood here as well.
	expect([paper, here].map((figure) => all('circle', figure).length)).toEqual([20, 24]);
	const bars = (figure: Element) => all('g[aria-label="rule"] line, line[y1]', figure).length;
	expect(bars(here!) - bars(paper!)).toBe(24);
});

test('every figure is on the page with its data, and has a legend', () => {
	const data = all('a[download]').map((link) => [
		link.getAttribute('download'),
		Buffer.from(link.getAttribute('href')!.split(',')[1]!, 'base64').toString(),
	]);
	const figures = runs.flatMap(({ figures }) => figures);
	expect(new Map(data as [string, string][])).toEqual(new Map(figures.map((one) => [`${one.id}.csv`, toCsv(one)])));
	expect(data).toHaveLength(figures.length);
	expect(all('p.legend')).toHaveLength(figures.length);
});

test('notes appear once, and no identifier is shown', () => {
	const notes = all('.notes li').map(
		({ id, textContent }) => `${id.replace(/-\d+$/, '')}: ${textContent!.replace(/^\d+/, '')}`,
	);
	expect(new Set(notes).size).toBe(notes.length);
	expect(page.replace(/<style>.*?<\/style>/s, '')).not.toMatch(
		/likelihoodPl|likelihoodPr|setIntersection|fuzzyRating|NaN|undefined|\[object/,
	);
});

test('the summary has three sentences based on the figures', () => {
	const text = one('#identify .summary').textContent!;
	expect(text.match(/[.!?](?= [A-Z]|$)/g)).toHaveLength(3);
	const { holds = [], differs = [] } = Object.groupBy(runs[0].verdicts, ({ verdict }) => verdict);
	expect(text).toContain(`On 400 people, ${holds.length} of the paper’s 34 claims hold, ${differs.length} differ`);
});

test('made-up mentions are described only next to their table', () => {
	expect(page).not.toContain('table of made-up mentions');
});

test('no figure has a warning, even if all people have equally many mentions', () => {
	for (const figure of runs[0].figures) expect(toSvg(figure)).not.toContain('⚠');
});

test('series of a figure differ in color and in dashes', () => {
	for (const figure of runs[0].figures) {
		const looks = looksOf(figure);
		expect(new Set(looks.map(({ color }) => color)).size).toBe(looks.length);
		expect(new Set(looks.map(({ dash }) => dash)).size).toBe(looks.length);
	}
	const step = { decoys: 0, k: { 1: 0, 5: 0, 10: 0, 100: 0 }, interval: [0, 1] as [number, number] };
	const lists = ['popular' as const, ...Array.from({ length: 14 }, (_, i) => 2 ** i)];
	expect(looksOf(misdirectFigure(lists.map((list) => ({ list, steps: [step] })))).length).toBe(8);
	const crowded = {
		...runs[0].figures[0]!,
		series: Array.from({ length: 9 }, (_, i) => ({ name: `${i}`, points: [] })),
	};
	expect(() => looksOf(crowded)).toThrow('cannot be told apart');
});

test('a curve of one point has no slope', () => {
	const ratings = synthesize(SMALL_POPULATION, 1);
	const { result } = describe(ratings, [{ user: 1, items: [3] }]);
	expect(result.perPoster.slope).toBeNull();
	expect(result.perItem.slope).toBeLessThan(0);
});

test('the report ends with a paragraph on commands and data', () => {
	const data = [{ file: 'ratings.csv', bytes: 1234, sha256: 'ab'.repeat(32) }];
	const run = {
		command: 'npm run lab -- paper --ratings ratings.csv',
		version: '1.2.3',
		date: '2026-01-02',
		seed: 7,
		data,
	};
	const methods = parseHTML(toHtml(runs, run)).document.querySelector('[aria-labelledby=methods] p')!;
	const text = methods.textContent!.replace(/\s+/g, ' ').trim();
	expect(text).toMatch(
		/^We ran again, with Red Herring 1\.2\.3, “You Are What You Say[^”]*” on [\d,]+ .*, on 2026-01-02: npm run/,
	);
	expect(text).toContain(
		`paper --ratings ratings.csv, seed 7. Data: ratings.csv (1,234 bytes, SHA-256 ${'ab'.repeat(32)}).`,
	);
	expect(parseHTML(toHtml(runs)).document.querySelector('#methods')).toBeNull();
});

test('an obstacle is reported in a sentence, and no partial file is left', async () => {
	await writeFile(join(folder, 'file'), '');
	await mkdir(join(folder, 'taken', 'x.json'), { recursive: true });
	const failures = [
		writeAtomically(join(folder, 'taken', 'x.json'), 'text'),
		writeAtomically(join(folder, 'file', 'x.json'), 'text'),
		prepareOut(join(folder, 'file')),
		prepareOut(join(folder, 'file', 'sub')),
	].map((failure) => failure.then(() => null).catch((error) => error));
	for (const error of await Promise.all(failures)) {
		expect(error).toBeInstanceOf(InputError);
		expect(error.message).toMatch(/cannot be written: .*(in the way|has to be|would have to be)\.$/);
		expect(error.message).not.toMatch(/[0-9a-f]{8}-/);
	}
	expect(await readdir(join(folder, 'taken'))).toEqual(['x.json']);
});

test.runIf(existsSync('/proc/self'))('a place where no folder can be made is named at once', async () => {
	const failure = prepareOut('/proc/red-herring/sub');
	await expect(failure).rejects.toThrow('/proc/red-herring/sub cannot be written: no folder can be made there.');
});

test('a folder is created and left empty', async () => {
	await prepareOut(join(folder, 'new', 'sub'));
	expect(await readdir(join(folder, 'new', 'sub'))).toEqual([]);
});
