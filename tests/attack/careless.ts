/** The extension without its defences, as a control: an attack that fails against it as well would prove nothing. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WorkerFixture } from '@playwright/test';
import type { Plugin } from 'vite';
import { build } from 'wxt';

/** What stands in a file, and what stands there in another build. */
type Change = [file: string, careful: string, careless: string];

/** Each defence, and what stands there without it. */
const DEFENCES: Change[] = [
	['src/page/loader.ts', 'begin(element);', '{ begin(element); void ask(); }'],
	['src/page/loader.ts', 'if (!isOwnFrame(window)) return;', ''],
	['src/worker/worker.ts', ' || isSandboxed(sender)', ''],
	[
		'src/page/watcher/focusedBox.ts',
		"box.written ? textToCheck(box, editorNow()) : ''",
		'textToCheck(box, editorNow())',
	],
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
	['src/page/posting/drafts.ts', 'postedText(shown, edit)', 'shown'],
	['src/page/posting/underWay.ts', ' || (drawn && !isDrawn(watched.element!))', ''],
	['src/page/posting/judge.ts', '(p.moved ? [] : p.drafts)', '[]'],
	['src/page/posting/signs.ts', 'press(path, pressed);', ''],
	['src/page/posting/signs.ts', ', ...takenAway(host.boxes())', ''],
	['src/page/posting/underWay.ts', '(isWeak(sign) || mostlyStands(text, here))', 'true'],
	['src/page/posting/lastEdit.ts', "left <= SHORT || given === ''", 'true'],
	['src/page/posting/lastEdit.ts', 'given.length > SHORT', 'false'],
	['src/page/editors/find.ts', 'isMasked(box.keys)', 'isLocked(box.keys) || isMasked(box.keys)'],
	['src/page/boxes.ts', 'const MOST_WRITTEN = 200', 'const MOST_WRITTEN = 20'],
	['src/page/watcher/checks.ts', 'outdated = true;', 'again();'],
	['src/page/boxes.ts', 'each.written === written', '!written'],
	[
		'src/page/gate.ts',
		'seeing.push(see);',
		"for (const kind of ['keydown', 'beforeinput', 'paste', 'pointerdown', 'click', 'submit']) listened!.addEventListener(kind, (event) => event.isTrusted && see(event), true);",
	],
];

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
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	async ({}, use) => use(await buildWith(changes, name)),
	{ scope: 'worker', timeout: 120_000 },
];

export const careless = built(DEFENCES, 'careless');
/** The extension with a content script that does nothing. */
export const idle = built(IDLE, 'idle');
