import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { likingOf } from '../../../../src/lab/kit/datasets/liking.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { judge } from '../../../../src/lab/kit/report/claim.ts';
import { toSvg } from '../../../../src/lab/kit/report/draw.ts';
import { type Figure, looksOf } from '../../../../src/lab/kit/report/figure.ts';
import { prepareOut } from '../../../../src/lab/kit/report/out.ts';
import { createPool } from '../../../../src/lab/kit/threads/pool.ts';
import { toHtml } from '../../../../src/lab/papers/html.ts';
import { IDENTIFY_CLAIMS } from '../../../../src/lab/papers/identify/claims.ts';
import { datasetSuppression, misdirection, userSuppression } from '../../../../src/lab/papers/identify/defend.ts';
import { describe } from '../../../../src/lab/papers/identify/describe.ts';
import {
	datasetFigures,
	identifyFigures,
	misdirectFigure,
	userFigure,
} from '../../../../src/lab/papers/identify/figures.ts';
import { identify } from '../../../../src/lab/papers/identify/identify.ts';
import { InputError } from '../../../../src/pack/errors.ts';
import { writeWhole } from '../../../../src/pack/files.ts';
import { SMALL_POPULATION } from './ratings.ts';

const ratings = synthesize(SMALL_POPULATION, 1);

async function reportOn(sizes: number[]): Promise<{ html: string; figures: Figure[] }> {
	const targets = simulateTargets(ratings, { sizes, posting: 0, skew: 0, seed: 1 });
	const pool = createPool({ ratings, liking: likingOf(ratings) }, 1);
	const options = { algorithm: 'scoring' as const, seed: 1 };
	const results = {
		identify: await identify(ratings, targets, pool, 1),
		dataset: await datasetSuppression(ratings, targets, pool, options),
		user: await userSuppression(ratings, targets, pool, options),
		misdirect: await misdirection(ratings, targets, pool, options),
	};
	const { result: description, figures: marginals } = describe(ratings, targets);
	const verdicts = judge(IDENTIFY_CLAIMS, { description, sensitivity: [], results });
	const figures = [
		...marginals,
		...identifyFigures(results.identify),
		...datasetFigures(results.dataset),
		userFigure(results.user),
		misdirectFigure(results.misdirect),
	];
	const found = { about: 'Test', size: '400 people', seconds: 1, result: {}, sentences: ['They do.'], facts: [] };
	const report = {
		...found,
		id: 'you-are-what-you-say',
		title: 'You Are What You Say',
		source: 'Frankowski and others, 2006',
		verdicts,
		figures,
		main: ['algorithms'],
	};
	const other = {
		...found,
		id: 'another',
		title: 'Another <paper>',
		source: 'Somebody, 2012',
		verdicts: verdicts.slice(0, 3),
		figures: marginals.slice(0, 1),
		main: [],
	};
	return { html: toHtml([report, other]), figures };
}

let folder: string;
let page: Awaited<ReturnType<typeof reportOn>>;
let document: Document;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'report-'));
	page = await reportOn(new Array<number>(20).fill(5));
	document = parseHTML(page.html).document;
});
afterAll(() => rm(folder, { recursive: true }));
const all = (selector: string) => [...document.querySelectorAll(selector)];

test('the page has a main part, named columns, tables that scroll by keyboard, and named pictures only', () => {
	expect(all('body > *').map(({ tagName }) => tagName)).toEqual(['MAIN']);
	for (const cell of all('th')) expect(cell.textContent).not.toBe('');
	for (const table of all('table'))
		expect(table.parentElement!.outerHTML).toMatch(/^<div class="scroll".*tabindex="0"/);
	expect(all('style')[0]!.textContent).not.toMatch(/table \{[^}]*display/);
	expect(all('svg [aria-label]')).toEqual([]);
	for (const svg of all('figure > svg')) expect(svg.getAttribute('aria-label')).toBeTruthy();
});

test('notes are given once, every link has its note, and no code name is shown', () => {
	const notes = all('.notes li').map(
		({ id, textContent }) => `${id.replace(/-\w+-\d+$/, '')}: ${textContent!.replace(/^\w+ \d+: /, '')}`,
	);
	expect(new Set(notes).size).toBe(notes.length);
	const links = all('sup a').map((link) => link.getAttribute('href')!);
	expect(links.length).toBeGreaterThan(34);
	for (const link of links) expect(all(link).length).toBe(1);
	expect(page.html).not.toMatch(/likelihoodPl|likelihoodPr|setIntersection|fuzzyRating|NaN|undefined/);
});

test('every paper has its section, which its name leads to', () => {
	const links = all('nav a').map((link) => [link.getAttribute('href'), link.textContent]);
	expect(links).toEqual([
		['#you-are-what-you-say', 'You Are What You Say'],
		['#another', 'Another <paper>'],
	]);
	for (const [href, title] of links) expect(all(href!)[0]!.textContent).toBe(`“${title}”`);
	expect(page.html).toContain('Another &lt;paper&gt;');
});

test('made-up mentions are only spoken of where their table stands', () => {
	expect(page.html).not.toContain('table of made-up mentions');
});

test('no figure carries a warning, even where all have equally many mentions', () => {
	for (const figure of page.figures) expect(toSvg(figure)).not.toContain('⚠');
});

test('series of a figure differ in colour and in dashes', () => {
	for (const figure of page.figures) {
		const looks = looksOf(figure);
		expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
		expect(new Set(looks.map(({ dash }) => dash)).size).toBe(looks.length);
	}
	const step = { decoys: 0, k: { 1: 0, 5: 0, 10: 0, 100: 0 }, interval: [0, 1] as [number, number] };
	const lists = ['popular' as const, ...Array.from({ length: 14 }, (_, i) => 2 ** i)];
	expect(looksOf(misdirectFigure(lists.map((list) => ({ list, steps: [step] })))).length).toBe(8);
	const crowded = { ...page.figures[0]!, series: Array.from({ length: 9 }, (_, i) => ({ name: `${i}`, points: [] })) };
	expect(() => looksOf(crowded)).toThrow('cannot be told apart');
});

test('a curve of one point has no slope', () => {
	const { result } = describe(ratings, [{ user: 1, items: [3] }]);
	expect(result.perPoster.slope).toBeNull();
	expect(result.perItem.slope).toBeLessThan(0);
});

test('what is in the way is said in a sentence, and no draft is left', async () => {
	await writeFile(join(folder, 'file'), '');
	await mkdir(join(folder, 'taken', 'x.json'), { recursive: true });
	const failures = [
		writeWhole(join(folder, 'taken', 'x.json'), 'text'),
		writeWhole(join(folder, 'file', 'x.json'), 'text'),
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

test('a folder is made ready and left empty', async () => {
	await prepareOut(join(folder, 'new', 'sub'));
	expect(await readdir(join(folder, 'new', 'sub'))).toEqual([]);
});
