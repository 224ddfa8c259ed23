import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

const BUILT = '.output/chrome-mv3/';

test('the scripts, the popup and the pack are small', { tag: '@smoke' }, () => {
	for (const popup of globSync(`${BUILT}chunks/popup-*.js`)) expect(statSync(popup).size).toBeLessThanOrEqual(33_000);
	const zipped = (file: string) => gzipSync(readFileSync(BUILT + file), { level: 9 }).length;
	// Every page gets the first; the second is brought when the user does something in a box, the third when they write there.
	expect(zipped('page.js')).toBeLessThanOrEqual(2800);
	expect(zipped('box.js')).toBeLessThanOrEqual(40_000);
	expect(zipped('overlay.js')).toBeLessThanOrEqual(15_000);
	// It starts again whenever the browser has stopped it.
	expect(statSync(`${BUILT}background.js`).size).toBeLessThanOrEqual(460_000);
	expect(statSync(`${BUILT}films.pack`).size).toBeLessThanOrEqual(4_500_000);
});

test('the manifest asks for no site when installed, allows no network, and exposes no file to pages', {
	tag: '@smoke',
}, () => {
	const manifest = JSON.parse(readFileSync(`${BUILT}manifest.json`, 'utf8'));
	// None of these makes a browser ask or warn.
	expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage', 'unlimitedStorage']);
	expect(manifest.host_permissions).toBeUndefined();
	expect(manifest.content_scripts).toBeUndefined();
	expect(manifest.optional_host_permissions).toEqual(['<all_urls>']);
	expect(manifest.web_accessible_resources).toBeUndefined();
	// Pages of some names would take the place of the browser's own.
	expect(manifest.chrome_url_overrides).toBeUndefined();
	const policy: string = manifest.content_security_policy.extension_pages;
	expect(policy).toContain("default-src 'none'; script-src 'self'");
	for (const closed of ['form-action', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${closed} 'none'`);
});

test('only the declared packages and what WXT needs are bundled, each with its license', () => {
	const notice = readFileSync(`${BUILT}NOTICE.txt`, 'utf8');
	const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
	const bundled = Object.entries({ ...dependencies, wxt: devDependencies.wxt });
	const declared = bundled.map(([name, version]) => `${name} ${version}`);
	const named = [...notice.matchAll(/(?<=^-{80}\n\n)\S+ \d[.\d]*(?= \()/gm)].map(([name]) => name);
	// What reads HTML brings the table of its entities, and WXT a line of its own.
	expect(named.filter((name) => !/^(?:entities 7\.|@wxt-dev\/browser )/.test(name)).sort()).toEqual(declared.sort());
	expect(notice).toContain('Facts about films');
	expect(notice).toContain('ISC License');
});

test('the main job runs without a display, prints the extension’s advice, and saves pictures', () => {
	test.slow();
	const { status, stdout } = spawnSync('node', ['scripts/start.ts', '--headless'], {
		encoding: 'utf8',
		timeout: 200_000,
	});
	expect(stdout).toMatch(/About \d+ people could have written this/);
	expect(stdout).toContain('Koyaanisqatsi (1982)');
	expect(status).toBe(0);
	for (const [path] of stdout.matchAll(/(?<=Saved )\S+/g)) expect(statSync(path).size, path).toBeGreaterThan(10_000);
	expect(stdout.match(/Saved /g)).toHaveLength(2);
});
