import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** A script as a program starts it that reads what it prints: npm itself adds nothing. */
const npm = (...args: string[]) =>
	new Promise<{ code: unknown; out: string; err: string }>((done) =>
		execFile('npm', args, { shell: process.platform === 'win32' }, (error, out, err) =>
			done({ code: error?.code ?? 0, out, err }),
		),
	);

test('a script that fails prints its own sentence and nothing else', async () => {
	expect(await npm('run', '--silent', 'check', '--', '--json', 'missing.txt')).toEqual({
		code: 2,
		out: '',
		err: 'missing.txt: there is no such file.\n',
	});
});

test('a script with --json prints one document', async () => {
	const { code, out } = await npm('run', '--silent', 'check', '--', '--json', 'README.md');
	expect(code).toBe(0);
	expect(JSON.parse(out)).toHaveProperty('mentions');
});
