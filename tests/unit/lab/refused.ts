import { join } from 'node:path';
import type { PROGRAMS } from './kit/commandLine.ts';

type Program = keyof typeof PROGRAMS;

/** Every command with something that it refuses, and what it says. @param folder of labeled posts @param study a study file */
export const refusedIn = (folder: string, study: string): [Program, string[], RegExp][] => [
	...['paper', 'identify', 'link', 'describe', 'misdirect', 'fit-likelihood', 'scoreboard', 'sparsity', 'svd'].map(
		(command): [Program, string[], RegExp] => ['lab', [command, '--ratings', 'none.csv'], /^none\.csv: .*no such file/],
	),
	...['calibrate', 'defend', 'audit'].map((command): [Program, string[], RegExp] => [
		'lab',
		[command, '--ratings', 'none.csv'],
		/^none\.csv: .*no such file/,
	]),
	['lab', ['across', '--titles', 'none.tsv', '--sort', 'Party'], /^Say with --ratings which ratings to use\./],
	['lab', ['suppress', '--level', 'user', '--ratings', 'none.csv'], /^none\.csv: .*no such file/],
	['lab', ['anonymize', '--k', '2', '--in', 'none.csv'], /^none\.csv: .*no such file/],
	[
		'lab',
		['link', '--ratings', join(folder, 'ratings.csv'), '--engine', 'duckdb'],
		/^Say with --candidates one number of accounts/,
	],
	['lab', ['drift', '--seed', 'x'], /It must be a whole number\./],
	['lab', ['suggestions-fit', '--data', 'none'], /^none\/gold\.jsonl: .*no such file/],
	['lab', ['suggestions', '--texts', 'none.jsonl'], /^none\.jsonl: .*no such file/],
	['lab', ['first-plans', '--films', 'none.csv'], /^Say with --ratings which ratings to use\./],
	['lab', ['fluency', '--passages', 'none.gz'], /^none\.gz: there is no such file\./],
	['lab', ['companions', '--films', 'none.csv', '--out', 'x'], /^Say with --ratings which ratings to learn from\./],
	['lab', ['activity', '--ratings', 'none.csv'], /^none\.csv: /],
	['lab', ['liking', '--films', 'none.csv', '--out', 'x'], /^Say with --ratings which ratings to count\./],
	['lab', ['pack', '--films', 'none.tsv', '--population', 'none.json', '--out', 'x'], /^none\.json: .*no such file/],
	['lab', ['kinds', '--data', 'nowhere'], /^nowhere\/items\/boardgames\/ratings\.parquet: .*no such file/],
	['lab', ['recent', '--data', 'nowhere'], /recent_votes\.tsv: .*no such file/],
	['lab', ['phrases', '--pairs', 'none.txt'], /^none\.txt: .*no such file/],
	['lab', ['facts', '--data', 'nowhere'], /^nowhere\/facts\/film_facts\.tsv: .*no such file/],
	['lab', ['detect', '--gold', 'none.jsonl'], /^none\.jsonl: .*no such file/],
	['lab', ['detect-train', '--data', folder, '--posts', 'nowhere'], /^nowhere: there is no such file\./],
	['lab', ['stance-train', '--data', 'nowhere'], /^nowhere\/wide\/posts\.jsonl: .*no such file/],
	['lab', ['detect-curve', '--data', 'nowhere'], /^nowhere\/gold\.jsonl: .*no such file/],
	['lab', ['detect-evidence', '--data', 'nowhere'], /^nowhere\/gold\.jsonl: .*no such file/],
	['lab', ['detect-train', '--data', 'nowhere'], /^nowhere\/gold\.jsonl: .*no such file/],
	['lab', ['detect-across', '--gold', 'none.jsonl', '--packs', 'none.pack'], /^none\.pack: there is no such file\./],
	['lab', ['detect-sums'], /^Say which texts: with --gold or --data\./],
	['lab', ['detect-sums', '--gold', 'none.jsonl'], /^none\.jsonl: .*no such file/],
	['lab', ['detect-missed', '--data', 'nowhere'], /^nowhere\/gold\.jsonl: .*no such file/],
	['lab', ['load-clickhouse', '--ratings', 'x.csv', '--cluster', 'two'], /required option '--url/],
	['check', ['--json', 'none.txt'], /^none\.txt: there is no such file\./],
	['audit', ['--json', 'none.csv'], /^none\.csv: there is no such file\./],
	['study', ['check', 'none.json'], /^none\.json: there is no such file\./],
	['study', ['preview', 'none.json'], /^none\.json: there is no such file\./],
	['study', ['trial', study, '--arm', 'nobody'], /has no arm "nobody"/],
	['study', ['simulate', '--study', 'none.json'], /^none\.json: there is no such file\./],
	['study', ['analyze', 'x', '--json'], /required option '--study <file>' not specified/],
	['study', ['power', '--study', study, '--base', '1.2', '--other', '.3'], /It must be a part from 0 to 1\./],
	['study', ['preregister', '--study', study, '--base', '.3', '--other', '.4'], /states no primary comparison/],
	['study', ['keys'], /required option '--out <file>' not specified/],
];
