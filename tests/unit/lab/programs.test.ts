import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/lab/commands.ts';
import { synthesize } from '../../../src/lab/kit/datasets/synthetic.ts';
import { querySql } from '../../../src/lab/kit/duckDb.ts';
import { studyCommand } from '../../../src/lab/studies/commands.ts';
import { filmsTable, POPULATION } from '../films.ts';
import { temporaryFolder } from '../folder.ts';
import { writeFactsFolder } from './facts/folder.ts';
import { audit, check, expectRefused, lab, type PROGRAMS, spawned, study } from './kit/commandLine.ts';
import { csvOf, SMALL_POPULATION } from './kit/ratings.ts';
import { refusedIn } from './refused.ts';

type Program = keyof typeof PROGRAMS;
interface Run {
	program: Program;
	/** A command of the program; '' where that has none. */
	command: string;
	args: string[];
	input?: string;
	/** Standard output, where that is not a JSON document. */
	out?: RegExp;
	/** What is on standard error; nothing by default. */
	err?: RegExp;
	/** What else is to be seen afterwards. */
	afterwards?: (out: string) => Promise<void>;
}

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

const STUDY = 'assets/studies/does-advice-help.json';
const mention = (text: string, surface: string, title: string, year: number) => {
	const start = text.indexOf(surface);
	return { start, end: start + surface.length, title, year, kind: 'full' };
};
const label = (text: string, surface: string, title: string, year: number) => ({
	id: surface,
	text,
	mentions: [mention(text, surface, title, year)],
});
const TWO = 'I like Casino (1995) as much as GoodFellas (1990).';
const LABELED = [
	label('Last night I watched The Matrix (1999), a great film.', 'The Matrix', 'The Matrix', 1999),
	label('I saw Heat (1995) at the cinema again.', 'Heat', 'Heat', 1995),
	{
		id: 'two',
		text: TWO,
		mentions: [mention(TWO, 'Casino', 'Casino', 1995), mention(TWO, 'GoodFellas', 'GoodFellas', 1990)],
	},
	{ id: 'none', text: 'The heat was such that no one could sleep.', mentions: [] },
];

/** Films with votes: older ones with about four raters to a vote, and newer ones with about one. */
const RELEASES = ['2025-03-01', '2025-12-01'].flatMap((released, i) =>
	[120, 200, 350, 500, 800, 1000, 1300, 1900, 2500, 3000, 4000, 5000].map((votes, j) => ({
		released,
		votes,
		raters: Math.round(votes * (i === 0 ? 4 : 1) * (j % 2 === 0 ? 1.5 : 1 / 1.5)),
	})),
);
const tableOf = (head: string, row: (film: (typeof RELEASES)[number], i: number) => (string | number)[]) =>
	[head.replaceAll(' ', '\t'), ...RELEASES.map((film, i) => row(film, i).join('\t')), ''].join('\n');
const NEW_FILMS = {
	'recent/films.tsv': tableOf('title year raters genres also_known_as kind', ({ raters }, i) => [
		...[`New ${i}`, 2025, raters, 'Drama', '', ''],
	]),
	'recent/facts.tsv': tableOf('title year directors cast countries language collection imdb tmdb', (_, i) => [
		...[`New ${i}`, 2025, '', '', '', 'en', '', '', i + 1],
	]),
	'facts/recent_votes.tsv': tableOf('title released tmdb tmdb_votes', ({ released, votes }, i) => [
		...[`New ${i}`, released, i + 1, votes],
	]),
};

beforeAll(async () => {
	await writeFile(at('ratings.csv'), csvOf(synthesize(SMALL_POPULATION, 1)));
	await writeFile(at('titles.csv'), 'movieId,title\n1,"Matrix, The (1999)"\n2,Heat (1995)\n3,Fight Club (1999)\n');
	await writeFile(at('films.tsv'), filmsTable());
	const items = Array.from({ length: 121 }, (_, id) => `Item ${id}\t\t${id % 2 === 0 ? 'Party' : 'Dice'}\t\t${id}`);
	await writeFile(at('items.tsv'), ['title\tyear\tgenres\talso_known_as\tid', ...items].join('\n'));
	await writeFile(at('population.json'), JSON.stringify(POPULATION));
	const labeled = LABELED.map((text) => JSON.stringify(text)).join('\n');
	for (const name of ['gold', 'nonfilm', 'queries', 'redial']) await writeFile(at(`${name}.jsonl`), labeled);
	await writeFile(
		at('comments.csv'),
		'id,permalink,date,subreddit,parent,body\nc1,,2020-03-14,movies,,"I adored Koyaanisqatsi."\n',
	);
	const passage = { lang: 'en', text: 'I have seen it twice this year, and it was even better.' };
	await writeFile(at('passages.jsonl.gz'), gzipSync(JSON.stringify(passage)));
	for (const kind of ['boardgames', 'anime', 'books']) {
		await mkdir(at(`items/${kind}`), { recursive: true });
		await copyFile(at('items.tsv'), at(`items/${kind}/items.tsv`));
		await querySql(`copy (from '${at('ratings.csv')}') to '${at(`items/${kind}/ratings.parquet`)}' (format parquet)`);
	}
	const games = ['--kind', 'boardgames', '--ratings', at('ratings.csv'), '--titles', at('items.tsv')];
	expect(await lab('pack', ...games, '--out', at('games.pack'))).toMatchObject({ code: 0 });
	await mkdir(at('posts'));
	await writeFile(at('posts/watched.txt'), 'Last night we watched [[Heat]] again.\n---\nThe heat kept us awake.\n');
	await writeFactsFolder(folder);
	for (const name of ['recent', 'wide', 'stance']) await mkdir(at(name));
	await writeFile(at('wide/posts.jsonl'), labeled);
	await writeFile(
		at('stance/stance.jsonl'),
		JSON.stringify({ id: 'two.0', start: TWO.indexOf('Casino'), stance: '+' }),
	);
	for (const [name, text] of Object.entries(NEW_FILMS)) await writeFile(at(name), text);
	const primary = [{ outcome: 'crowd', arm: 'all', against: 'control' }];
	await writeFile(at('stated.json'), JSON.stringify({ ...JSON.parse(await readFile(STUDY, 'utf8')), primary }));
	await study('simulate', '--study', STUDY, '--participants', '2', '--out', at('exports'));
});

const RATINGS = ['--ratings', at('ratings.csv')];
const SMALL = [...RATINGS, '--threads', '1', '--json'];
const PEOPLE = [...SMALL, '--targets', '10', '--each', '5'];
const SIZE = /^7,000 ratings of 120 items by 400 people: .* MB in memory, shared by 1 threads\n$/;

const experiment = (command: string, ...more: string[]): Run => ({
	program: 'lab',
	command,
	args: [...PEOPLE, ...more],
	err: SIZE,
});
const inLab = (command: string, args: string[], more: Partial<Run> = {}): Run => ({
	program: 'lab',
	command,
	args,
	...more,
});
const inStudy = (command: string, args: string[], more: Partial<Run> = {}): Run => ({
	program: 'study',
	command,
	args,
	...more,
});

/** Every command with something that it can do. */
const RUNS: Run[] = [
	experiment('paper', '--only', 'identify', '--out', at('paper')),
	experiment('identify'),
	experiment('describe'),
	experiment('suppress', '--level', 'user'),
	experiment('misdirect'),
	experiment('fit-likelihood'),
	inLab('scoreboard', ['--scale', '0.001', '--records', '5', '--targets', '5', '--threads', '1', '--json'], {
		err: /^[\d,]+ ratings of .* GB at the peak\n$/,
	}),
	inLab('sparsity', ['--scale', '0.001', '--records', '5', '--check', '5', '--threads', '1', '--json'], {
		err: /^[\d,]+ ratings of .* GB at the peak\n$/,
	}),
	inLab('anonymize', ['--in', at('ratings.csv'), '--k', '2', '--no-accuracy', '--threads', '1', '--json']),
	inLab('svd', [...SMALL, '--rank', '2', '--epochs', '2', '--folds', '2']),
	inLab('drift', ['--quick', '--json', '--seed', '3', '--out', at('drift')], {
		afterwards: async (out) => {
			expect(JSON.parse(await readFile(at('drift/drift.json'), 'utf8'))).toEqual(JSON.parse(out));
			expect((await readdir(at('drift'))).filter((name) => name.endsWith('.svg')).length).toBe(4);
		},
	}),
	inLab('link', [...SMALL, '--size', '2', '--steps', '2', '--targets', '20', '--out', at('link')], {
		afterwards: async (out) => {
			const { rows } = JSON.parse(out);
			expect(rows).toHaveLength(6 * 5);
			for (const { k1 } of rows) expect(k1).toBeLessThanOrEqual(1);
			expect((await readdir(at('link'))).filter((name) => name.endsWith('.svg')).length).toBe(3);
		},
	}),
	inLab('calibrate', [...SMALL, '--targets', '10', '--mentions', '2', '--sure', '--halves', '--tastes'], {
		afterwards: async (out) => expect(JSON.parse(out).sure[0]).toMatchObject({ from: 0 }),
	}),
	inLab('across', [...RATINGS, '--titles', at('items.tsv'), '--sort', 'Party', '--mentions', '1', '--json'], {
		afterwards: async (out) => expect(JSON.parse(out)).toMatchObject({ items: [60, 60], rows: [{ mentions: 1 }] }),
	}),
	inLab('defend', [...SMALL, '--targets', '10', '--mentions', '4', '--decoys', '1', '--drops', '0']),
	inLab('audit', [...SMALL, '--mentions', '2', '--posts', '4', '--targets', '2', '--goal', '20']),
	inLab('suggestions', ['--texts', at('gold.jsonl'), '--json']),
	inLab('suggestions-fit', ['--data', folder], { out: /^requests \(fitted to, 2 films\): .*\npopularity/ms }),
	inLab('first-plans', [...RATINGS, '--films', at('titles.csv'), '--targets', '2', '--mentions', '2'], {
		out: /^After the first plan: .*\nknown .*changes\nimport +2 .*\n[\s\S]*\nknown: import\. 2 people: \d .*\nmedians of the plans: .*\n[\s\S]*guessesTitles +[\d.]+ +[\d.]+\n$/,
	}),
	inLab('fluency', ['--passages', at('passages.jsonl.gz'), '--dry-run'], {
		out: /^By the model in use, .*\nen: 0\.000, .*\nde: .*\nes: .*\nfr: .*\nit: .*\npt: .*\n$/,
	}),
	inLab('companions', [...RATINGS, '--films', at('titles.csv'), '--out', at('companions.tsv')], {
		out: /^$/,
		err: /companions\.tsv: companions of \d films\n$/,
	}),
	inLab('activity', [...RATINGS, '--user', 'user', '--mean', '20', '--censor', '30'], {
		out: /^(\{"share":[\d.e-]+,"ratings":[\d.]+\}\n){16}$/,
	}),
	inLab('liking', [...RATINGS, '--films', at('titles.csv'), '--out', at('liking.tsv')], {
		out: /^$/,
		err: /liking\.tsv: what the raters of \d films thought\n$/,
	}),
	inLab('pack', ['--films', at('films.tsv'), '--population', at('population.json'), '--out', at('x.pack')], {
		out: /^.*x\.pack: \d+ bytes\n$/,
	}),
	inLab('kinds', ['--data', folder, '--assets', at('kinds')], {
		out: /^boardgames: \d+ items, 400 people\nanime: \d+ items, 400 people\nbooks: \d+ .*\n$/,
	}),
	inLab('facts', ['--data', folder, '--assets', at('assets')], {
		out: /^1 listed pairs .*\nKinds: film 53, series 1, .*\nfilms\.tsv: 54 films, of 55 rows\ncompanions\.tsv: 2 lines, of 2\ntitles\.tsv: 1 films; de 1, .*\nnamesakes\.tsv: series 1, .*\nfacts\.tsv: 1 films\n$/,
		afterwards: async () => {
			expect(await readFile(at('assets/films.tsv'), 'utf8')).toMatch(/^The Matrix\t1999\t30000\t.*\tFight Club\t$/m);
			expect(await readFile(at('assets/companions.tsv'), 'utf8')).toBe('Heat\t1995\t4:1\nThe Matrix\t1999\t4:0\n');
			expect(await readFile(at('assets/namesakes.tsv'), 'utf8')).toMatch(
				/^name.*\n(?!Gone)[\s\S]*^fight club\tphrase\t2\n$/m,
			);
		},
	}),
	inLab('recent', ['--data', folder, '--assets', at('recent')], {
		out: /^Fitted on 12 older and 12 newer of 24 .*\nRaters are too few by a factor of [34]\.\d at 200 votes, .*\nrecent\.tsv: 12 films\n$/,
		afterwards: async () => expect(await readFile(at('recent/recent.tsv'), 'utf8')).toMatch(/^New 12\t2025\t180\t/m),
	}),
	inLab('phrases', ['--pairs', at('pairs.txt'), '--assets', at('assets')], {
		out: /^namesakes\.tsv: phrase \d+\n$/,
	}),
	inLab('detect', ['--gold', at('gold.jsonl'), '--json']),
	inLab('detect-train', ['--data', folder, '--posts', at('posts'), '--dry-run'], {
		out: /^requests +4 +4 +1\.000/m,
		err: /^(Fitting without part \d+ of \d+\n)+$/,
	}),
	inLab('stance-train', ['--data', folder, '--dry-run'], {
		out: /^[\s\S]*\nMade-up sentences, [\s\S]*\nPosts of several made-up sentences\n[\s\S]*$/,
	}),
	inLab('detect-curve', ['--data', folder, '--posts', at('posts')], {
		out: /^ +all +requests .*\n10 % .*\n25 % .*\n50 % .*\n75 % .*\n100 % .*\n$/,
		err: /^(Fitting on \d+ %\n){5}$/,
	}),
	inLab('detect-evidence', ['--data', folder, '--posts', at('posts')], {
		out: /^ +all +requests .*\n(without .*\n){13}$/,
		err: /^(Fitting without .*\n){13}$/,
	}),
	inLab('detect-across', ['--gold', at('gold.jsonl'), '--packs', at('games.pack')], {
		out: /^names of .*\n([\s\S]*\n)?Questions in 1,000 words: .*\n$/,
	}),
	inLab('detect-sums', ['--gold', at('gold.jsonl')], {
		out: /^posts .*\n\d+ .*\none by one +crowd .*\ntogether +crowd .*\n$/,
	}),
	inLab('detect-missed', ['--data', folder], { out: /^ +labels +without +share .*\nrequests +\d+ +\d+ .*\n/ }),
	{ program: 'check', command: '', args: ['--json', '-'], input: 'I adored Koyaanisqatsi.' },
	{ program: 'audit', command: '', args: ['--json', at('comments.csv')] },
	inStudy('check', [STUDY], { out: /can be used\.\nSHA-256 [0-9a-f]{64}\n/ }),
	inStudy('preview', [STUDY, '--no-open', '--out', at('preview.html')], { out: /^The preview is in .*\n$/ }),
	inStudy('trial', [STUDY, '--arm', 'control', '--out', at('trial.json')], { out: /do not count for the study\.\n$/ }),
	inStudy('simulate', ['--study', STUDY, '--participants', '2', '--out', at('simulated')], {
		out: /^2 exports are in .*\n$/,
	}),
	inStudy('analyze', [at('exports'), '--study', STUDY, '--json'], { err: /^Took [\d.]+ s and at most \d+ MB\.\n$/ }),
	inStudy('power', ['--study', STUDY, '--base', '.3', '--other', '.4'], { out: /participants in all/ }),
	inStudy('preregister', ['--study', at('stated.json'), '--base', '.3', '--other', '.4', '--out', at('registered')], {
		out: /^preregistration\.md and codebook\.csv are in .*\n$/,
	}),
	inStudy('keys', ['--out', at('own.jwk')], { out: /^"publicKey": \{.*\}\n$/, err: /^The private key is in .*\n$/ }),
];
/** Needs servers, which its own test starts. */
const ELSEWHERE = ['load-clickhouse'];

test('every command is in the table', () => {
	const of = (program: Program) => RUNS.filter((run) => run.program === program).map(({ command }) => command);
	expect([...of('lab'), ...ELSEWHERE]).toEqual(COMMANDS.map((command) => command.name()));
	expect(of('study')).toEqual(studyCommand().commands.map((command) => command.name()));
});

/** Run in a process of their own: every program, and each way to draw. Modules of all commands are loaded there. */
const APART = ['lab paper', 'lab drift', 'check ', 'audit ', 'study preview', 'study analyze'];

const PROGRAM = { lab, check, audit, study };

test.each(RUNS)('$program $command runs', async ({ program, command, args, input, ...expected }) => {
	const typed = [command, ...args].filter((arg) => arg !== '');
	const isApart = APART.includes(`${program} ${command}`);
	const { code, out, err } = await (isApart ? spawned(program, typed, input) : PROGRAM[program](...typed));
	expect([code, err]).toEqual([0, expected.err === undefined ? '' : expect.stringMatching(expected.err)]);
	if (expected.out !== undefined) expect(out).toMatch(expected.out);
	else expect(JSON.parse(out)).toEqual(expect.any(Object));
	await expected.afterwards?.(out);
});

const REFUSED = refusedIn(folder, STUDY);

/** Programs without commands. */
const ALONE: readonly Program[] = ['check', 'audit'];

test('every command refuses something', () => {
	const named = (program: Program, command: string) => (ALONE.includes(program) ? program : `${program} ${command}`);
	const refusing = new Set(REFUSED.map(([program, [command]]) => named(program, command!)));
	const all = [...RUNS, ...ELSEWHERE.map((command) => ({ program: 'lab', command }))];
	expect(refusing).toEqual(new Set(all.map(({ program, command }) => named(program as Program, command))));
});

test.each(REFUSED)('%s %j is refused on standard error, with code 2', async (program, args, reason) => {
	expectRefused(await PROGRAM[program](...args), reason);
});

test.each([
	['lab', ['pack'], /required option/],
	['check', ['--tolerance', '0', '-'], /It must be a whole number of people/],
	['audit', ['no such file'], /no such file: there is no such file\./],
	['study', ['check', 'no such file'], /no such file: there is no such file\./],
] as const)('%s ends with code 2 in a separate process', async (program, args, reason) => {
	expectRefused(await spawned(program, args), reason);
});
