import { Command, Option } from 'commander';
import { findMentions } from '../../core/mentions/mentions.ts';
import type { Pack } from '../../core/population/pack.ts';
import { InputError } from '../../pack/errors.ts';
import { aligned } from '../kit/cli/text.ts';
import { writeRows } from '../kit/report/markdown.ts';
import { openPackFile } from './commands.ts';
import { alarmRows, rowsForPage } from './falseAlarms.ts';
import { type GoldText, readGold } from './gold.ts';
import { auditSum, type Sums, sumUp } from './sums.ts';

/** Accounts of fewer posts are left out where there are many. */
const FEWEST = 40;

interface Options {
	gold?: string;
	data?: string;
	write?: string;
	account: 'all' | 'source';
}

export const detectSums = new Command('detect-sums')
	.description(
		'What many posts of one account surely name: judged one by one, and judged together. Of texts about other things: what is found all the same, and what an audit says.',
	)
	.option('--gold <file>', 'labeled texts, as of "detect"')
	.option(
		'--data <folder>',
		'texts as for detect-train: those about other things are judged by a model that is fitted on other sources',
	)
	.option('--write <page>', 'put the rows of --data into the table of a page of results')
	.addOption(
		new Option('--account <of>', 'whose posts are one account: all of them, or those of each source')
			.choices(['all', 'source'])
			.default('all'),
	)
	.action(async ({ gold, data, write, account }: Options) => {
		const pack = await openPackFile();
		if (data !== undefined) {
			const rows = await alarmRows(pack, data);
			for (const line of aligned(rows)) console.log(line);
			if (write !== undefined) await writeRows(write, rowsForPage(rows));
		}
		if (gold === undefined && data === undefined) throw new InputError('Say which texts: with --gold or --data.');
		if (gold === undefined) return;
		const { texts, problems } = await readGold(gold, false);
		for (const problem of problems) console.error(problem);
		const lines = account === 'all' ? ofOne(pack, texts) : ofEach(pack, texts);
		for (const line of aligned(lines)) console.log(line);
	});

const findIn =
	({ catalogue }: Pack) =>
	({ text }: GoldText) =>
		findMentions(catalogue, text);

const HEAD = ['posts', 'words', 'right', 'wrong', 'right together', 'wrong together'];
const rowOf = ({ posts, words, apart, together }: Omit<Sums, 'films' | 'before'>) =>
	[posts, words, apart.right, apart.wrong, together.right, together.wrong].map(String);

function ofOne(pack: Pack, texts: readonly GoldText[]): string[][] {
	const sums = sumUp(texts, findIn(pack));
	const audits = [sums.before, sums.films].map((films) => auditSum(pack, films));
	const said = audits.map(([crowd, posts, verdict], i) => [
		['one by one', 'together'][i]!,
		`crowd ${crowd.toPrecision(3)}`,
		`take down ${posts}`,
		verdict,
	]);
	return [HEAD, rowOf(sums), ...said];
}

function ofEach(pack: Pack, texts: readonly GoldText[]): string[][] {
	const bySource = Map.groupBy(texts, ({ source = '' }) => source);
	const all = { posts: 0, words: 0, apart: { right: 0, wrong: 0 }, together: { right: 0, wrong: 0 } };
	const rows = [...bySource].flatMap(([source, some]) => {
		if (some.length < FEWEST) return [];
		const sums = sumUp(some, findIn(pack));
		all.posts += sums.posts;
		all.words += sums.words;
		for (const way of ['apart', 'together'] as const)
			for (const which of ['right', 'wrong'] as const) all[way][which] += sums[way][which];
		return [[...rowOf(sums), source]];
	});
	return [[...HEAD, 'source'], ...rows, [...rowOf(all), 'all']];
}
