/** What must hold of a release. Each check returns sentences about what does not. */
import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lint } from './lint.ts';
import { disagreements, picturesIn, sectionsOf, sizeOfPng } from './listing.ts';
import { BROWSERS, pathOf, versionOf } from './packages.ts';
import { differences } from './rebuild.ts';

/** Bytes that a package may have. */
const LARGEST = 6_000_000;
export interface Check {
	name: string;
	/** @param submits whether it is released now */
	run(root: string, submits: boolean): Promise<string[]>;
}

const read = (root: string, path: string) => readFile(join(root, path), 'utf8');

/** Runs a command. @returns its output where it fails */
function failing(root: string, command: string): string[] {
	const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
	return status === 0 ? [] : [`“${command}” failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n')}`];
}

async function notices(root: string): Promise<string[]> {
	const { dependencies } = JSON.parse(await read(root, 'package.json')) as { dependencies: Record<string, string> };
	const missing = BROWSERS.map(async (browser) => {
		const notice = await read(root, `.output/${browser}-mv3/NOTICE.txt`);
		const names = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
		return names.filter((name) => !notice.includes(name)).map((name) => `${browser}: no license of ${name}.`);
	});
	return (await Promise.all(missing)).flat();
}

async function pictures(root: string): Promise<string[]> {
	const paths = picturesIn(await read(root, 'docs/store/listing.md'));
	if (paths.length === 0) return ['The listing names no pictures.'];
	const problems = paths.map(async (path) => {
		const size = sizeOfPng(await readFile(join(root, path)));
		return size?.join(' x ') === '1280 x 800' ? [] : [`${path} is ${size?.join(' x ') ?? 'no PNG'}, not 1280 x 800.`];
	});
	return (await Promise.all(problems)).flat();
}

/** Tests of records that other versions have stored. */
const UPGRADES = [
	'npx vitest run tests/unit/storage tests/unit/study',
	'npx playwright test --project=untimed tests/e2e/upgrade.spec.ts',
	'npx vitest run -c vitest.firefox.config.ts tests/firefox/upgrade.test.ts',
];

export const CHECKS: readonly Check[] = [
	{
		name: 'changelog',
		async run(root, submits) {
			const [version, changelog] = await Promise.all([versionOf(root), read(root, 'CHANGELOG.md')]);
			const sections = sectionsOf(changelog);
			const has = [...sections.keys()].some((heading) => heading.startsWith(`[${version}]`));
			if (has || (!submits && sections.get('[Unreleased]'))) return [];
			return [`CHANGELOG.md has no section “## [${version}]”: rename “Unreleased”, and add the day.`];
		},
	},
	{
		name: 'listing',
		async run(root) {
			const [listing, permissions] = await Promise.all([
				read(root, 'docs/store/listing.md'),
				read(root, 'docs/store/permissions.md'),
			]);
			const found = BROWSERS.map(async (browser) => {
				const built = `.output/${browser}-mv3`;
				const manifest = JSON.parse(await read(root, `${built}/manifest.json`));
				const { description } = JSON.parse(await read(root, `${built}/_locales/en/messages.json`));
				return disagreements(listing, permissions, { ...manifest, description: description.message });
			});
			return [...new Set((await Promise.all(found)).flat())];
		},
	},
	{ name: 'pictures', run: pictures },
	{
		name: 'sizes',
		async run(root) {
			const sizes = BROWSERS.map(async (browser) => ({
				browser,
				size: (await stat(await pathOf(root, browser))).size,
			}));
			const large = (await Promise.all(sizes)).filter(({ size }) => size > LARGEST);
			return large.map(({ browser, size }) => `The package for ${browser} has ${size} bytes, more than ${LARGEST}.`);
		},
	},
	{ name: 'licenses', run: notices },
	{ name: 'lint', run: async (root) => BROWSERS.flatMap((browser) => lint(root, browser)) },
	{ name: 'upgrades', run: async (root) => UPGRADES.flatMap((command) => failing(root, command)) },
	{ name: 'sources', run: (root) => differences(root, true) },
];
