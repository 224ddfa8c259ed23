import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** More would make `npm test` longer than anyone waits: a new one takes the place of another. */
const MOST = 350;

test(`there are at most ${MOST} browser tests in npm test`, () => {
	const program = 'node_modules/@playwright/test/cli.js';
	const args = [program, 'test', '--list', '--project', 'timed', '--project', 'untimed'];
	const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	const [, tests] = /^Total: (\d+) tests/m.exec(stdout) ?? [];
	expect(Number(tests)).toBeGreaterThan(100);
	expect(Number(tests)).toBeLessThanOrEqual(MOST);
});
