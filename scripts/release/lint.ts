/** What Mozilla's linter says of a package; it is brought when it is needed, since it is larger than all else together. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BROWSERS } from './packages.ts';

const LINT = 'npx --yes addons-linter@10.13.0 --output json';
/** The linter is for Firefox: this is what it asks of a package for Chrome that Chrome has otherwise or not at all. */
const FIREFOX_ONLY = [
	'ADDON_ID_REQUIRED',
	'BACKGROUND_SERVICE_WORKER_NOFALLBACK',
	'MISSING_DATA_COLLECTION_PERMISSIONS',
];

interface Finding {
	code: string;
	message: string;
	file?: string;
}

/** @returns a line for each error and warning about what was built for a browser */
export function lint(root: string, browser: (typeof BROWSERS)[number]): string[] {
	const { stdout, stderr } = spawnSync(`${LINT} .output/${browser}-mv3`, { cwd: root, shell: true, encoding: 'utf8' });
	if (!stdout.startsWith('{')) return [`${browser}: the linter did not run: ${stderr.trim()}`];
	// npm adds what it says of the linter's exit code.
	const { errors, warnings } = JSON.parse(stdout.split('\n')[0]!) as { errors: Finding[]; warnings: Finding[] };
	return [...errors, ...warnings]
		.filter(({ code }) => browser === 'firefox' || !FIREFOX_ONLY.includes(code))
		.map(({ code, message, file = '' }) => `${browser}: ${code}: ${message} ${file}`.trim());
}

if (import.meta.main) {
	const root = fileURLToPath(new URL('../../', import.meta.url));
	const found = BROWSERS.flatMap((browser) => lint(root, browser));
	console.log(found.length === 0 ? 'Both packages have no errors and no warnings.' : found.join('\n'));
	if (found.length > 0) process.exitCode = 1;
}
