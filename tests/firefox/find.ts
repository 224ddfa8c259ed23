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

export function findFirefox(): string | undefined {
	return [process.env.FIREFOX_PATH, ...USUAL].find((path) => path && existsSync(path));
}

/** Installs a Firefox if the machine has none, or one too old to run the extension. */
export function ensureFirefox(): void {
	const before = findFirefox();
	if (before === undefined || versionOf(before) < OLDEST) {
		console.error(`No Firefox of version ${OLDEST} or later found: installing one.`);
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
	if (versionOf(found) < OLDEST)
		throw new Error(`${found} is no Firefox of version ${OLDEST} or later. Set FIREFOX_PATH to the program of one.`);
}

/** The major version of a Firefox; 0 if it does not tell. */
function versionOf(program: string): number {
	const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 60_000 });
	return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
