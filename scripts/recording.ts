/** Records a draft as it is typed, marked and changed, as an animated PNG. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import UPNG from 'upng-js';
import { cardOf, marksOf } from './drawn.ts';

/** Milliseconds that a frame is shown: one of typing, and one to be read. */
const [TYPED, READ] = [140, 2500];
/** Of all frames together; a page has few. */
const COLORS = 256;

interface Clip {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Waits until something holds. @throws Error after a minute */
export async function until(holds: () => Promise<boolean>): Promise<void> {
	const since = performance.now();
	while (!(await holds())) {
		if (performance.now() - since > 60_000) throw new Error('The extension has drawn nothing for a minute.');
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** Types a draft into the box that has the focus, then takes the first sentence of each mark's card. */
export async function record(page: Page, draft: string, clip: Clip, path: string): Promise<void> {
	const frames: ArrayBuffer[] = [];
	const delays: number[] = [];
	const shoot = async (delay: number) => {
		const { buffer, byteOffset, length } = await page.screenshot({ clip });
		frames.push(UPNG.toRGBA8(UPNG.decode(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer))[0]!);
		delays.push(delay);
	};
	for (const word of draft.match(/\S+\s*/g)!) {
		await page.keyboard.type(word);
		await shoot(TYPED);
	}
	await until(async () => (await marksOf(page)).length > 0);
	await shoot(READ);
	for (let marks = await marksOf(page); marks.length > 0; marks = await marksOf(page)) {
		await page.keyboard.press('Alt+Shift+R');
		await until(async () => (await cardOf(page)) !== null);
		await shoot(READ);
		await page.keyboard.press('Enter');
		await until(async () => (await marksOf(page)).length < marks.length);
		await shoot(READ);
	}
	await writeFile(path, new Uint8Array(UPNG.encode(frames, clip.width, clip.height, COLORS, delays)));
}
