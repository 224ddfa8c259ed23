import type { Bidi, Fields } from './bidi.ts';
import { chordOf, strokesOf } from './keys.ts';

// biome-ignore lint/suspicious/noExplicitAny: any function whose arguments and result are plain data
type InPage<A extends any[], R> = (...args: A) => R | Promise<R>;

export interface Page {
	/** The number of this tab or frame in WebDriver BiDi. */
	context: string;
	goto: (url: string) => Promise<void>;
	reload: () => Promise<void>;
	/**
	 * Calls a function, or the source of one, in the page with plain data, and gives what it returns. It sees nothing of
	 * the test around it.
	 */
	evaluate: <A extends unknown[], R>(fn: InPage<A, R> | string, ...args: A) => Promise<R>;
	/** Calls a function until it gives something that is true, and gives that. */
	waitFor: <A extends unknown[], R>(fn: InPage<A, R>, ...args: A) => Promise<R>;
	run: (script: string) => Promise<void>;
	/**
	 * Clicks with the mouse on what the selector names, the first that contains `text`. ` >>> ` in a selector leads into a
	 * shadow root, open or closed.
	 */
	click: (selector: string, text?: string) => Promise<void>;
	/** Types with the keyboard, where the focus is. */
	type: (text: string) => Promise<void>;
	/** Presses keys together: `Enter`, `Control+a`. */
	press: (keys: string) => Promise<void>;
	/** The frame of an `iframe` element. */
	frame: (selector: string) => Promise<Page>;
	frames: () => Promise<Page[]>;
	activate: () => Promise<void>;
}

const LONGEST_WAIT = 20_000;
const BETWEEN_LOOKS = 20;

/** What runs in the page: functions with references to elements, or with plain data. */
function callsOf(bidi: Bidi, context: string) {
	const call = async (functionDeclaration: string, args: Fields[], more: Fields = {}) => {
		const { result, exceptionDetails } = await bidi.send('script.callFunction', {
			functionDeclaration,
			arguments: args,
			target: { context },
			awaitPromise: true,
			...more,
		});
		if (exceptionDetails !== undefined) throw new Error(`In the page: ${exceptionDetails.text}`);
		return result as Fields;
	};
	const evaluate = async <R>(fn: unknown, args: unknown[]): Promise<R> => {
		const asText = `async (args) => JSON.stringify(await (${fn})(...JSON.parse(args)))`;
		const { value } = await call(asText, [{ type: 'string', value: JSON.stringify(args) }]);
		return value === undefined ? (undefined as R) : JSON.parse(value);
	};
	return { call, evaluate };
}

async function until<R>(look: () => Promise<R>, what: unknown): Promise<R> {
	const end = performance.now() + LONGEST_WAIT;
	for (;;) {
		const found = await look();
		if (found) return found;
		if (performance.now() > end) throw new Error(`Not so within ${LONGEST_WAIT / 1000} s: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
	}
}

type Call = ReturnType<typeof callsOf>['call'];

/** A reference to an element. Only the driver sees into closed shadow roots. */
async function find(call: Call, selector: string, text: string): Promise<Fields | null> {
	const query = `(root, selector, text) =>
		[...(root ?? document).querySelectorAll(selector)].find((each) => each.textContent.includes(text)) ?? null`;
	const steps = selector.split(' >>> ');
	let root: Fields = { type: 'null' };
	for (const [i, step] of steps.entries()) {
		const last = i === steps.length - 1;
		const args = [step, last ? text : ''].map((value) => ({ type: 'string', value }));
		const element = await call(query, [root, ...args], {
			serializationOptions: { includeShadowTree: 'all', maxDomDepth: 1 },
		});
		const found = last ? element : element.value?.shadowRoot;
		if (!found?.sharedId) return null;
		root = { sharedId: found.sharedId };
	}
	return root;
}

/** Shows an element that is about to be pressed, and notes where it is and whether it is. */
const SHOW = `(element) => {
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const place = JSON.stringify(element.getBoundingClientRect());
	const press = (globalThis[Symbol.for('press')] = { place, met: false });
	element.addEventListener('pointerdown', () => { press.met = true; }, { capture: true, once: true });
}`;
/** Whether it was pressed, as far as it shows; no press meets what moves meanwhile, as when what is above it comes from storage. */
const WAS_MET = `(element) => {
	const { met, place } = globalThis[Symbol.for('press')] ?? { met: true };
	return met || element.getClientRects().length === 0 || JSON.stringify(element.getBoundingClientRect()) === place;
}`;

export function pageOf(bidi: Bidi, context: string): Page {
	const { call, evaluate } = callsOf(bidi, context);
	const element = (selector: string, text = '') =>
		until(() => find(call, selector, text), `${selector} ${text}`) as Promise<Fields>;
	const perform = async (source: Fields) => {
		await bidi.send('input.performActions', { context, actions: [source] });
	};
	const strike = (actions: Fields[]) => perform({ type: 'key', id: 'keyboard', actions });

	return {
		context,
		goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
		reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
		evaluate: (fn, ...args) => evaluate(fn, args),
		waitFor: (fn, ...args) => until(() => evaluate(fn, args), fn),
		run: async (expression) => {
			const { exceptionDetails } = await bidi.send('script.evaluate', {
				expression,
				target: { context },
				awaitPromise: true,
			});
			if (exceptionDetails !== undefined) throw new Error(`In the page: ${exceptionDetails.text}`);
		},
		click: async (selector, text) => {
			const target = await element(selector, text);
			const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: target } };
			const press = { type: 'pointerDown', button: 0 };
			const release = { type: 'pointerUp', button: 0 };
			await until(async () => {
				await call(SHOW, [target]);
				try {
					await perform({ type: 'pointer', id: 'mouse', actions: [move, press, release] });
					return await call(WAS_MET, [target]).then(
						({ value }) => value,
						() => true,
					);
				} catch (error) {
					// The page has scrolled meanwhile, as to a heading that it gives the focus to; nothing was pressed.
					if (!String(error).includes('move target out of bounds')) throw error;
					return false;
				}
			}, selector);
		},
		type: (text) => strike(strokesOf(text)),
		press: (keys) => strike(chordOf(keys)),
		frame: async (selector) => {
			const frame = await call('(frame) => frame.contentWindow', [await element(selector)]);
			return pageOf(bidi, frame.value.context);
		},
		frames: async () => {
			const { contexts } = await bidi.send('browsingContext.getTree', { root: context });
			return contexts[0].children.map((child: Fields) => pageOf(bidi, child.context));
		},
		activate: async () => void (await bidi.send('browsingContext.activate', { context })),
	};
}
