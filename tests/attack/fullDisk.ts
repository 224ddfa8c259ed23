/** Fills the disk that a browser's profile is on to the last byte, and sees what becomes of the history. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions, EXTENSION } from '../../scripts/browser.ts';
import type { Outcome as Changed } from '../../src/storage/changes.ts';
import { keptHistory } from '../e2e/history.ts';

/** A small disk of its own, in memory. */
interface Disk {
	folder: string;
	fill: () => void;
	makeRoom: () => void;
	remove: () => void;
}

/** @returns null where this user may not mount one */
export function mountDisk(): Disk | null {
	const folder = mkdtempSync(join(tmpdir(), 'red-herring-disk-'));
	const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', folder]).status === 0;
	if (!mounted) {
		rmSync(folder, { recursive: true });
		return null;
	}
	const filler = join(folder, 'filler');
	return {
		folder,
		fill: () => fillWith(filler),
		makeRoom: () => rmSync(filler),
		remove: () => {
			spawnSync('umount', ['-l', folder]);
			rmSync(folder, { recursive: true });
		},
	};
}

/** Adds to a file in ever smaller pieces until not one byte more fits. */
function fillWith(path: string): void {
	const file = openSync(path, 'a');
	for (let size = 1 << 20; size >= 1; size >>= 1)
		try {
			while (writeSync(file, Buffer.alloc(size)) === size);
		} catch {
			// No piece of this size fits any more.
		}
	closeSync(file);
}

/** A browser with the extension, and one of its pages to ask from. */
interface Running {
	inside: Pick<Page, 'evaluate'>;
	close: () => Promise<void>;
}

/** Starts a browser whose profile is in a folder. */
export type Launch = (folder: string) => Promise<Running>;

/** @param extension folder of the build */
export const launchChromiumIn =
	(extension = EXTENSION): Launch =>
	async (folder) => {
		const { args, ...options } = chromiumOptions();
		const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
			...options,
			args: [...args, `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
		});
		const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
		const inside = await context.newPage();
		await inside.goto(`chrome-extension://${new URL(worker.url()).host}/options.html`);
		return { inside, close: () => context.close() };
	};

/** Adds a persona. @returns whether it was answered to be kept */
const add = (inside: Running['inside'], name: string): Promise<boolean> =>
	inside.evaluate(async (of) => {
		const { refused }: Changed = await chrome.runtime.sendMessage({ kind: 'newPersona', name: of });
		return refused === null;
	}, name);

const names = async (inside: Running['inside']): Promise<string[]> =>
	(await keptHistory(inside)).map(({ name }) => name).sort();

export interface Kept {
	/** Names that were answered to be kept: before the disk was full, meanwhile, and with room again. */
	promised: string[];
	/** How many were refused while the disk was full. */
	refused: number;
	/** What is there with room again, and after a restart of the browser. */
	withRoom: string[];
	restarted: string[];
}

/** @param restarts whether the browser is also started again while the disk is full, which it may refuse */
export async function fillDisk({ folder, fill, makeRoom }: Disk, launch: Launch, restarts = false): Promise<Kept> {
	let running = await launch(folder);
	const promised: string[] = [];
	let refused = 0;
	const tryAll = async (adding: string[]) => {
		for (const name of adding)
			if (await add(running.inside, name)) promised.push(name);
			else refused++;
	};
	await tryAll(['a', 'b', 'c']);
	// Long names, so that what is left in the last block is soon used up.
	for (let i = 0; i < 20; i++) {
		// Each time: the browser also removes files of its own meanwhile.
		fill();
		await tryAll([`${'d'.repeat(90)} ${10 + i}`]);
	}
	if (restarts) {
		await running.close();
		const full = await launch(folder).catch(() => null);
		await full?.inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'personas' })).catch(() => undefined);
		await full?.close();
	}
	makeRoom();
	if (restarts) running = await launch(folder);
	await tryAll(['e', 'f']);
	const withRoom = await names(running.inside);
	await running.close();
	const again = await launch(folder);
	const restarted = await names(again.inside);
	await again.close();
	return { promised: promised.sort(), refused, withRoom, restarted };
}
