import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/snap/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const OLDEST = 142;

/** Path of the machine's Firefox, if it has one. */
export function findFirefox(): string | undefined {
	return [process.env.FIREFOX_PATH, ...USUAL].find((path) => path && existsSync(path));
}

/** Sees to it that there is a Firefox that runs the extension, installing one if the machine has none. */
export function ensureFirefox(): void {
	if (findFirefox() === undefined) {
		console.error('No Firefox found: installing one.');
		const root = process.getuid?.() === 0 ? '' : 'sudo ';
		spawnSync(`${root}apt-get update && ${root}apt-get install -y --no-install-recommends firefox-esr`, {
			shell: true,
			stdio: ['ignore', process.stderr, process.stderr],
			timeout: 600_000,
		});
	}
	const found = findFirefox();
	if (found === undefined)
		throw new Error('Firefox could not be installed. Install it, or set FIREFOX_PATH to its program.');
	const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8', timeout: 60_000 });
	const version = Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
	if (version < OLDEST)
		throw new Error(`${found} is no Firefox of version ${OLDEST} or later. Set FIREFOX_PATH to the program of one.`);
}
