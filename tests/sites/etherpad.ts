import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installServer } from './install/npm.ts';
import { start } from './install/processes.ts';
import type { Place, Site } from './site.ts';

const VERSION = '1.8.14';

/** An Etherpad that keeps its pads in a file. */
async function startEtherpad({ folder, url, run }: Place): Promise<void> {
	const src = await installServer('ep_etherpad-lite', VERSION);
	const settings = {
		ip: '127.0.0.1',
		port: Number(new URL(url).port),
		dbType: 'dirty',
		dbSettings: { filename: join(folder, 'pads.db') },
		defaultPadText: '',
		minify: false,
		suppressErrorsInPadText: true,
	};
	const file = join(folder, 'settings.json');
	await writeFile(file, JSON.stringify(settings));
	const env = { ...process.env, NODE_ENV: 'production' };
	const options = { cwd: dirname(src), env };
	const server = start('Etherpad', process.execPath, ['src/node/server.js', '--settings', file], options);
	run(server);
	await server.until(async () => (await fetch(`${url}p/first`)).ok);
}

let pads = 0;

export const etherpad: Site = {
	name: 'Etherpad',
	start: startEtherpad,
	composers: [
		{
			name: 'pad',
			async open(page, url) {
				await page.goto(`${url}p/pad${++pads}`);
				const inner = page.frameLocator('iframe[name=ace_outer]').frameLocator('iframe[name=ace_inner]');
				await page.locator('#editorloadingbox').waitFor({ state: 'hidden' });
				await inner.locator('#innerdocbody[contenteditable=true]').click();
			},
			async text(page) {
				const inner = page.frameLocator('iframe[name=ace_outer]').frameLocator('iframe[name=ace_inner]');
				return (await inner.locator('#innerdocbody').innerText()).trim();
			},
			saved: (page) =>
				page.evaluate(async () => (await (await fetch(`${location.pathname}/export/txt`)).text()).trim()),
		},
	],
};
