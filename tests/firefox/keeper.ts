/**
 * Runs Firefox until standard input ends, so that neither it nor its profile outlives the tests, whichever way those end.
 * Arguments: the program, preferences as JSON, and the folder of a profile that is to be left. What Firefox says goes to
 * standard error.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program, prefs, kept] = process.argv.slice(2) as [string, string, string?];
const profile = kept ?? mkdtempSync(join(tmpdir(), 'red-herring-firefox-'));
const lines = Object.entries(JSON.parse(prefs)).map(
	([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
);
writeFileSync(join(profile, 'user.js'), lines.join(''));

const firefox = spawn(
	program,
	// Only with system access does the driver open the extension's own pages.
	['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', '--remote-allow-system-access'],
	// Root may not use the home of another user.
	{ stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
);
firefox.once('error', (error) => {
	console.error(error.message);
	end();
});
firefox.once('close', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill('SIGKILL'));
process.stdin.once('close', () => firefox.kill('SIGKILL')).resume();

function end(): void {
	// Its other processes end a moment later, and may be writing still.
	if (kept === undefined) rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
	process.exit();
}
