import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeStances, parseMadeUpStances, readLabeled } from '../../../../src/lab/finder/stance/labeled.ts';
import { errorLines, reportLines } from '../../../../src/lab/finder/stance/report.ts';
import { fitStances, prepareStances } from '../../../../src/lab/finder/stance/train.ts';
import { temporaryFolder } from '../../folder.ts';

const folder = temporaryFolder();
for (const name of ['stance', 'wide']) await mkdir(join(folder, name));

const POST = {
	id: 'a',
	text: 'Ran and Heat',
	source: 'a forum',
	mentions: [
		{ start: 8, end: 12, title: 'Heat', year: 1995 },
		{ start: 0, end: 3, title: 'Ran', year: 1985 },
	],
};
const write = async (lines: readonly unknown[]) => {
	await writeFile(join(folder, 'wide/posts.jsonl'), JSON.stringify(POST));
	await writeFile(join(folder, 'stance/stance.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
};

test('labels are joined to the mentions of their posts', async () => {
	await write([
		{ id: 'a.1', start: 8, stance: '+', score: '4/5' },
		{ id: 'a.0', start: 0, stance: 'n' },
	]);
	const [text] = await readLabeled(folder);
	expect(text!.mentions.map(({ start }) => start)).toEqual([0, 8]);
	expect(text!.labels).toEqual([
		{ at: 1, label: 1, score: '4/5' },
		{ at: 0, label: 0, score: null },
	]);
});

test('a label that cannot be used is refused with file, line, and reason', async () => {
	const good = { id: 'a.0', start: 0, stance: 'n' };
	for (const [bad, reason] of [
		[{ ...good, stance: '?' }, 'stance'],
		[{ ...good, stance: '' }, 'stance'],
		[{ ...good, id: 'b.0' }, 'no post'],
		[{ ...good, start: 1 }, 'no mention'],
		[{ ...good, score: 4 }, 'score'],
		[{ start: 0, stance: 'n' }, 'id'],
	] as const) {
		await write([good, bad]);
		await expect(readLabeled(folder)).rejects.toThrow(new RegExp(`stance\\.jsonl.*line 2.*${reason}`));
	}
});

const SENTENCES = '# About\nI loved [Heat|+].\n[Ran|-] bored me.\n\nIch mag [Alien|+].\n';

test('made-up sentences are split by language', () => {
	const languages = parseMadeUpStances(SENTENCES);
	expect(languages.map((texts) => texts.map(({ text }) => text))).toEqual([
		['I loved Heat.', 'Ran bored me.'],
		['Ich mag Alien.'],
	]);
	expect(languages[0]![1]).toMatchObject({ mentions: [{ start: 0, end: 3 }], labels: [{ at: 0, label: 3 }] });
});

test('posts of several sentences keep each label at its film, and name no film twice', () => {
	const many = parseMadeUpStances(Array.from({ length: 40 }, (_, i) => `[Film ${i % 30}|+] was good.`).join('\n'));
	const posts = composeStances(many, 4);
	expect(posts).toHaveLength(40);
	expect(posts.some(({ labels }) => labels.length === 4)).toBe(true);
	for (const { text, mentions, labels } of posts) {
		const names = labels.map(({ at }) => text.slice(mentions[at]!.start, mentions[at]!.end));
		expect(names.every((name) => /^Film \d+$/.test(name))).toBe(true);
		expect(new Set(names).size).toBe(names.length);
	}
});

test('fitting is repeatable, and reports count what was read', () => {
	const texts = parseMadeUpStances(
		Array.from({ length: 30 }, (_, i) => `I ${i % 2 ? 'loved' : 'hated'} [Film ${i}|${i % 2 ? '+' : '-'}].`).join('\n'),
	).flat();
	const fit = () => fitStances(prepareStances(texts, 1));
	expect(fit()).toEqual(fit());
	const judged = texts.map((text, i) => ({
		text,
		at: 0,
		fold: i % 2,
		label: text.labels[0]!.label,
		read: i === 0 ? 0 : text.labels[0]!.label,
		chance: 0.5,
		score: null,
		stars: null,
		isStarred: false,
	}));
	const report = reportLines(judged).join('\n');
	expect(report).toMatch(/all\s+30\s+0\.967/);
	expect(report).toMatch(/0\.500 sure\s+30\s+0\.967/);
	expect(report).toMatch(/as the most common class\s+30\s+0\.500/);
	expect(errorLines(judged)).toEqual(['- read as n, 0.500: I hated [[Film 0]].']);
});
