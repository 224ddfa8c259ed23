import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { writeAtomically } from '../src/pack/files.ts';

/** Sizes that browsers use, in pixels. */
export const ICON_SIZES = [16, 32, 48, 96, 128];

/** Renders assets/icon.svg in every size, as PNG files below `out/`. */
export async function drawIcons(): Promise<{ size: number; file: string }[]> {
	const svg = await readFile(new URL('../assets/icon.svg', import.meta.url));
	return Promise.all(
		ICON_SIZES.map(async (size) => {
			const file = fileURLToPath(new URL(`../out/icon/${size}.png`, import.meta.url));
			await writeAtomically(file, new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
			return { size, file };
		}),
	);
}
