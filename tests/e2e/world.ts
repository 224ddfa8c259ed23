import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Editor } from '../../src/page/editors/editor.ts';
import type * as Find from '../../src/page/editors/find.ts';

/** What runs in a page apart from its scripts, as a content script does: in a world of its own that shares only the DOM. */
export interface World {
	/** Calls `act` in there; arguments and result are copied. Takes nothing from around it. */
	run: <A, R>(act: (inside: Inside, argument: A) => R | Promise<R>, argument: A) => Promise<R>;
}

export interface Inside {
	find: typeof Find;
	/** The editor of what has the focus, looked up again. */
	editor: () => Editor | null;
	/** Hidden, of ours. */
	stage: HTMLDivElement;
}

let code: Promise<string> | undefined;

/** The adapters as they ship, in one script. */
const adapters = () => (code ??= bundle());

async function bundle(): Promise<string> {
	const { build } = await import('vite');
	const entry = fileURLToPath(new URL('../../src/page/editors/find.ts', import.meta.url));
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: { write: false, target: 'esnext', lib: { entry, formats: ['iife'], name: 'find' } },
	});
	const [result] = Array.isArray(built) ? built : [built];
	if (result === undefined || !('output' in result)) throw new Error('nothing was built');
	return result.output[0].code;
}

/** With what the small script hands over, which is in every page before the adapters are. */
const SETUP = `
	Object.defineProperty(globalThis, 'redHerring', { value: { passwords: new WeakSet() } });
	let focused = null;
	addEventListener('focusin', (event) => { focused = event.composedPath()[0]; }, true);
	const stage = document.createElement('div');
	stage.style.cssText = 'position: fixed; inset: 0 auto auto 0; visibility: hidden; pointer-events: none';
	const host = document.createElement('div');
	host.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 0; height: 0';
	host.attachShadow({ mode: 'closed' }).append(stage);
	const inside = { find, editor: () => find.editorOf(focused), get stage() {
		if (!host.isConnected) document.documentElement.append(host);
		return stage;
	} };
`;

/** Gives a world all that is in `Inside`, as `inside`. */
export const scriptOfAdapters = async (): Promise<string> => `${await adapters()}\n${SETUP}`;

let worlds = 0;

/** Makes a world in the page, or in its first frame. */
export async function worldIn(page: Page, inFrame: boolean): Promise<World> {
	const session = await page.context().newCDPSession(page);
	const { frameTree } = await session.send('Page.getFrameTree');
	const frameId = inFrame ? frameTree.childFrames![0]!.frame.id : frameTree.frame.id;
	// Worlds of one name in one frame are one.
	const worldName = `adapters ${++worlds}`;
	const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName });
	const evaluate = async (expression: string) => {
		const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
			expression,
			contextId: executionContextId,
			awaitPromise: true,
			returnByValue: true,
		});
		if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		return result.value;
	};
	await evaluate(`${await scriptOfAdapters()}; undefined`);
	return {
		run: (act, argument) =>
			evaluate(`(async () => (${act.toString()})(inside, ${JSON.stringify(argument) ?? 'undefined'}))()`),
	};
}
