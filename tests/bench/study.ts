/** How long an analysis of 10,000 exports of 1,000 events takes, and how much memory: `node tests/bench/study.ts`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { behaviorOf } from '../../src/lab/studies/behavior.ts';
import { openStudy } from '../../src/lab/studies/inputs.ts';
import { simulated } from '../../src/lab/studies/simulate.ts';
import { toNdjson } from '../../src/study/exportFile.ts';
import { amount, names } from './kit/options.ts';

const [EXPORTS, EVENTS] = [Number(names[0] ?? amount(10_000, 20)), 1000];
const STUDY = 'assets/studies/does-advice-help.json';
const [MOST_SECONDS, MOST_MB] = [60, 1000];

const folder = await mkdtemp(join(tmpdir(), 'study-'));
try {
	const open = await openStudy(STUDY);
	const behavior = (arm: Parameters<typeof behaviorOf>[0]) => ({ ...behaviorOf(arm), draftsPerWeek: 120 });
	let written = 0;
	for await (const { head, rows } of simulated(open, { participants: EXPORTS, seed: 1, behavior })) {
		const kept = rows.slice(0, EVENTS);
		if (kept.length < EVENTS) throw new Error('A participant has too few events.');
		await writeFile(join(folder, `${written++}.ndjson`), toNdjson({ ...head, rows: kept.length }, kept));
	}
	const args = ['src/lab/studies/cli.ts', 'analyze', folder, '--study', STUDY, '--out', join(folder, 'out')];
	const begun = performance.now();
	const { stderr } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
	const seconds = (performance.now() - begun) / 1000;
	const mb = Number(/at most (\d+) MB/.exec(stderr)?.[1]);
	console.log(`${written} exports of ${EVENTS} events: ${seconds.toFixed(1)} s, ${mb} MB`);
	if (!(seconds < MOST_SECONDS && mb < MOST_MB)) process.exitCode = 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
