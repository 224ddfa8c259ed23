import prepare from '../e2e/setup.ts';
import { installRuntime } from './install/debian.ts';
import { SITES } from './registry.ts';
import { startSite } from './servers.ts';

/** Addresses of the sites, or why they did not start, by name; handed to the workers as an environment variable. */
export interface Started {
	url?: string;
	failed?: string;
}
export const STARTED = 'RED_HERRING_SITES';

/** Names of the sites that are wanted, by commas; else all. */
const { ONLY_SITES } = process.env;

export default async () => {
	await prepare();
	await installRuntime();
	const wanted = SITES.filter(({ name }) => ONLY_SITES === undefined || ONLY_SITES.split(',').includes(name));
	const started: Record<string, Started> = {};
	const removes: (() => Promise<void>)[] = [];
	for (const site of wanted)
		try {
			const { url, remove } = await startSite(site);
			started[site.name] = { url };
			removes.push(remove);
			console.error(`${site.name} answers at ${url}`);
		} catch (error) {
			started[site.name] = { failed: String(error) };
			console.error(`${site.name} does not start: ${error}`);
		}
	process.env[STARTED] = JSON.stringify(started);
	return async () => {
		for (const remove of removes) await remove();
	};
};
