import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fixtures/freePort.ts';
import type { Running } from './install/processes.ts';
import type { Site } from './site.ts';

/** Starts a site; one that cannot start says why. @returns its address, and a function that stops it and deletes its files */
export async function startSite({ name, start }: Site): Promise<{ url: string; remove(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), `rh-${name.toLowerCase()}-`));
	const running: Running[] = [];
	const remove = async () => {
		for (const each of running.reverse()) await each.stop();
		await rm(folder, { recursive: true, force: true });
	};
	try {
		const url = `http://127.0.0.1:${await freePort()}/`;
		await start({ folder, url, run: (each) => void running.push(each) });
		return { url, remove };
	} catch (error) {
		await remove();
		throw error;
	}
}
