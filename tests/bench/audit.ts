/**
 * How long the audit of an account takes, and in how much memory: `node --optimize-for-size --max-semi-space-size=4 tests/bench/audit.ts [COMMENTS]`.
 * With `--program`, that of `npm run audit` on a file of so many comments, which is made for it in the folder of temporary
 * files and deleted afterwards.
 */
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { auditPosts } from '../../src/core/audit/audit.ts';
import { yearsOf } from '../../src/core/audit/years.ts';
import { readAccount } from '../../src/imports/posts/account.ts';
import { openBuiltIn } from '../../src/pack/builtIn.ts';
import { postsOf, streamed } from '../unit/imports/posts/files.ts';
import { commentsOf } from './kit/comments.ts';
import { report } from './kit/measure.ts';
import { amount, names, program, small } from './kit/options.ts';

const comments = Number(names[0] ?? amount(10_000, 200));
/** As `npm run audit` starts it; at its end it prints what it took: memory at most, in kilobytes, and microseconds. */
const FLAGS = [
	'--optimize-for-size',
	'--max-semi-space-size=4',
	'--import',
	`data:text/javascript,process.on('exit',()=>{
		const {maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();
		console.error('took',maxRSS,userCPUTime+systemCPUTime);
	})`,
];
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const megabytes = (kilobytes: number) => `${Math.round(kilobytes / 1000)} MB`;

async function timed<T>(run: () => T | Promise<T>) {
	const start = performance.now();
	const result = await run();
	return { result, seconds: (performance.now() - start) / 1000 };
}

if (!program) await ofSteps();
if (program || small) await ofProgram();

/** Measures reading, finding films and counting by themselves. */
async function ofSteps(): Promise<void> {
	const pack = await openBuiltIn();
	const source = streamed('comments.csv', () => commentsOf(comments, pack));
	const account = await timed(() => readAccount([pack], [source]));
	const { posts } = account.result;
	const audit = await timed(() => ({
		...auditPosts(pack.population, posts, {}, 100),
		years: yearsOf(pack.population, posts, {}),
	}));
	const memory = megabytes(process.resourceUsage().maxRSS);
	const reading = comments > 100_000 ? null : await timed(() => postsOf(source));
	const whole = account.seconds + audit.seconds;
	report(`The audit of ${comments} comments, of which ${posts.length} name films`, {
		...(reading && { 'writing and reading them alone': inSeconds(reading.seconds) }),
		'reading them and finding films': inSeconds(account.seconds),
		'everything: the crowds, the fewest to take down, the years': `${inSeconds(whole)}  (${(whole / account.seconds).toFixed(2)} times)`,
		'to take down': String(audit.result.takeDown.length),
		'most memory': memory,
	});
}

/** Measures the program on a file, as it is run by people. */
async function ofProgram(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'red-herring-bench-'));
	const file = join(folder, 'comments.csv');
	try {
		const pack = await openBuiltIn();
		await finished(Readable.from(commentsOf(comments, pack)).pipe(createWriteStream(file)));
		const { result, seconds } = await timed(() =>
			spawnSync(process.execPath, [...FLAGS, 'src/lab/advice/auditCli.ts', file], {
				encoding: 'utf8',
				maxBuffer: 1 << 28,
			}),
		);
		if (result.status !== 0) throw new Error(result.stderr);
		const [, memory, processor] = /^took (\d+) (\d+)$/m.exec(result.stderr) ?? [];
		report(`npm run audit on ${comments} comments, ${Math.round(statSync(file).size / 1e6)} million bytes`, {
			everything: inSeconds(seconds),
			'of that, time of processors': inSeconds(Number(processor) / 1e6),
			'most memory': megabytes(Number(memory)),
			'it says': result.stdout.split('\n', 1)[0]!,
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}
