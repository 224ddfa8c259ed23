/** The extension without its defences, as a control: an attack that fails against it as well would prove nothing. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WorkerFixture } from '@playwright/test';
import type { Plugin } from 'vite';
import { build } from 'wxt';

/** What each defence is in its file, and what stands there without it. */
const DEFENCES: [file: string, careful: string, careless: string][] = [
	['src/page/loader.ts', 'if (!isOwnFrame(window)) return;', ''],
	['src/worker/worker.ts', ' || isSandboxed(sender)', ''],
	['src/page/watcher/focusedBox.ts', "if (!box.written) return '';", ''],
	['src/page/watcher/focusedBox.ts', "return box.edited || text.trim() === '' ? text : box.checked;", 'return text;'],
	['src/page/overlay/surface.ts', 'removed = true;\n\t\tclose();\n\t}\n\tfunction', '}\n\tfunction'],
	[
		'src/page/overlay/surface.ts',
		'removed ||= home !== null && !isShown();\n\t\t\tconst next',
		'if (!isShown()) home = null;\n\t\t\tconst next',
	],
	['src/worker/pageAdvice.ts', 'marks: all,', 'marks: all.filter(({ drawn }) => drawn),'],
	['src/storage/freshLog.ts', 'if (!isFresh) await beginLog(db);', ''],
	['src/storage/freshLog.ts', 'if (!isFresh) await requireRoom();', ''],
	['src/page/posting/underWay.ts', 'postedText(shown, edit)', 'shown'],
	['src/page/posting/underWay.ts', ' || (drawn && !isDrawn(watched.element!))', ''],
	['src/page/posting/judge.ts', '(p.moved ? [] : p.drafts)', '[]'],
	['src/page/watcher/checks.ts', 'outdated = true;', 'again();'],
	['src/page/boxes.ts', 'each.written === written', '!written'],
	[
		'src/page/gate.ts',
		'seeing.push(see);',
		"for (const kind of ['keydown', 'beforeinput', 'paste', 'pointerdown', 'click', 'submit']) listened!.addEventListener(kind, (event) => event.isTrusted && see(event), true);",
	],
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Replaces each defence, and makes sure that it is there to be replaced. */
function withoutDefences(): Plugin {
	return {
		name: 'careless',
		enforce: 'pre',
		transform(code, id) {
			let changed = code;
			for (const [file, careful, careless] of DEFENCES)
				if (id === `${ROOT}${file}`) changed = changed.replace(careful, careless);
			return changed;
		},
	};
}

/** Builds it. @returns its folder @throws Error if a defence has changed since */
async function buildCareless(): Promise<string> {
	for (const [file, careful] of DEFENCES)
		if (!(await readFile(`${ROOT}${file}`, 'utf8')).includes(careful)) throw new Error(`${file} has no “${careful}”.`);
	await build({
		root: ROOT,
		outDir: '.output/careless',
		hooks: {
			'vite:build:extendConfig': (_, config) => {
				config.plugins = [...(config.plugins ?? []), withoutDefences()];
			},
		},
	});
	return `${ROOT}.output/careless/chrome-mv3/`;
}

/** Fixture: the folder of the careless build, built once for a worker. */
export const careless: [WorkerFixture<string, object>, { scope: 'worker'; timeout: number }] = [
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	async ({}, use) => use(await buildCareless()),
	{ scope: 'worker', timeout: 120_000 },
];
