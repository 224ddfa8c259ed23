/** The extension without its defenses, as a control: an attack that fails against it as well would prove nothing. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WorkerFixture } from '@playwright/test';
import type { Plugin } from 'vite';
import { build } from 'wxt';
import { alone } from '../e2e/alone.ts';
import { type Change, DEFENSES } from './defenses.ts';

/** A content script that does nothing. */
const IDLE: Change[] = [['entrypoints/page.ts', 'startPage(window, pageHost())', 'undefined']];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function changed(changes: readonly Change[]): Plugin {
	return {
		name: 'changed',
		enforce: 'pre',
		transform(code, id) {
			let out = code;
			for (const [file, careful, careless] of changes)
				if (id === `${ROOT}${file}`) out = out.replace(careful, careless);
			return out;
		},
	};
}

/** Builds the extension with changes. @returns its folder @throws Error if what is to be changed is not there */
async function buildWith(changes: readonly Change[], name: string): Promise<string> {
	for (const [file, careful] of changes)
		if (!(await readFile(`${ROOT}${file}`, 'utf8')).includes(careful)) throw new Error(`${file} has no “${careful}”.`);
	await build({
		root: ROOT,
		outDir: `.output/${name}`,
		hooks: {
			'vite:build:extendConfig': (_, config) => {
				config.plugins = [...(config.plugins ?? []), changed(changes)];
			},
		},
	});
	return `${ROOT}.output/${name}/chrome-mv3/`;
}

type Built = [WorkerFixture<string, object>, { scope: 'worker'; timeout: number }];

/** Fixture: the folder of a build with changes, built once for a worker. */
const built = (changes: readonly Change[], name: string): Built => [
	alone(async (use) => use(await buildWith(changes, name))),
	{ scope: 'worker', timeout: 120_000 },
];

export const careless = built(DEFENSES, 'careless');
/** The extension with a content script that does nothing. */
export const idle = built(IDLE, 'idle');
