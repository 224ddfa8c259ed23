import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { InputError } from '../../../pack/errors.ts';
import type { Progress } from '../../kit/cli/progress.ts';
import type { AnonymizeCommandOptions, AnonymizeRow } from './anonymizeAll.ts';

const CLI = fileURLToPath(new URL('../../cli.ts', import.meta.url));

/** Writes a release for each number of made-up people, each in its own process to measure its memory. */
export async function scaleTable(
	o: AnonymizeCommandOptions,
	sizes: readonly number[],
	progress: Progress,
): Promise<AnonymizeRow[]> {
	const folder = await mkdtemp(join(tmpdir(), 'anonymize-'));
	const rows: AnonymizeRow[] = [];
	const same = ['rank', 'rate', 'l2', 'epochs', 'release', 'sample', 'known', 'targets', 'seed', 'threads'] as const;
	try {
		for (const people of sizes) {
			progress.at(rows.length, sizes.length);
			const out = join(folder, 'release.parquet');
			const args = ['--json', '--k', String(o.k[0]), '--people', String(people), '--out', out];
			if (!o.accuracy) args.push('--no-accuracy');
			for (const name of same) args.push(`--${name}`, String(o[name]));
			const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'anonymize', ...args], {
				maxBuffer: 1 << 24,
			}).catch((error) => {
				throw error.code === 2 ? new InputError(error.stderr.trim()) : error;
			});
			rows.push(JSON.parse(stdout));
		}
		return rows;
	} finally {
		progress.end();
		await rm(folder, { recursive: true, force: true });
	}
}
