/** Runs in an isolated world from the start of a document, as the extension's scripts do: overlay, gate, a plain editor. */
import type { PageAdvice, PageMark } from '../../../src/messages/advice.ts';
import type { Editor, Span } from '../../../src/page/editors/editor.ts';
import { linesOf } from '../../../src/page/editors/lines.ts';
import type { GateHandler } from '../../../src/page/gate.ts';
import type { CardAction } from '../../../src/page/overlay/acts.ts';
import { createOverlay } from '../../../src/page/overlay/overlay.ts';
import { setLanguage } from '../../../src/strings/languages/language.ts';

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const { attachShadow } = Element.prototype;
let root: ShadowRoot | null = null;
let openRoots = false;
Element.prototype.attachShadow = function (init) {
	root = attachShadow.call(this, openRoots ? { ...init, mode: 'open' } : init);
	return root;
};

const realFrame = window.requestAnimationFrame.bind(window);
/** What the overlay reads, observes and draws, in order. */
const work: string[] = [];
const note = (what: string) => void work.push(what);

/** Notes each call of a method and each use of a property, which pages see by what it costs. */
function noteUse(owner: object, names: readonly string[]): void {
	for (const name of names) {
		const { value, get, set, ...rest } = Object.getOwnPropertyDescriptor(owner, name)!;
		const noted = <F extends (...args: never[]) => unknown>(real: F | undefined) =>
			real &&
			function (this: unknown, ...args: never[]) {
				note(name);
				return real.apply(this, args);
			};
		const uses = value === undefined ? { get: noted(get), set: noted(set as never) } : { value: noted(value) };
		Object.defineProperty(owner, name, { ...rest, ...(uses as PropertyDescriptor) });
	}
}
noteUse(Element.prototype, ['getBoundingClientRect', 'className', 'replaceChildren', 'prepend', 'append', 'scrollTop']);
noteUse(Element.prototype, ['scrollHeight', 'clientHeight', 'checkVisibility', 'matches']);
noteUse(HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'showPopover']);
noteUse(Range.prototype, ['getClientRects']);
noteUse(Document.prototype, ['elementFromPoint', 'querySelectorAll']);
noteUse(CSSStyleDeclaration.prototype, ['setProperty', 'cssText']);
noteUse(IntersectionObserver.prototype, ['observe', 'disconnect']);
noteUse(ResizeObserver.prototype, ['observe', 'disconnect']);
noteUse(MutationObserver.prototype, ['observe', 'disconnect']);
noteUse(EventTarget.prototype, ['addEventListener', 'removeEventListener']);
noteUse(window, ['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame']);

const GATED =
	'keydown keyup pointerdown mousedown pointerup mouseup click dblclick contextmenu pointermove touchstart touchend auxclick beforetoggle toggle fullscreenchange blur';
let handler: GateHandler | null = null;
const gate = {
	set(next: GateHandler | null) {
		handler = next;
	},
};
for (const type of GATED.split(' '))
	window.addEventListener(
		type,
		(event) => {
			if (!event.isTrusted || !handler?.(event)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		{ capture: true, passive: false },
	);

const frame = () => new Promise((drawn) => realFrame(drawn));

/** What the overlay has waiting, which runs when a test lets time pass and not before. Its clock shows the same. */
const timers = new Map<number, { at: number; call: () => void }>();
let time = 0;
let lastTimer = 0;
const realNow = performance.now.bind(performance);
performance.now = () => time;
Object.assign(window, {
	setTimeout(call: () => void, wait = 0) {
		note(`setTimeout ${wait}`);
		timers.set(++lastTimer, { at: time + wait, call });
		return lastTimer;
	},
	clearTimeout: (timer: number) => void timers.delete(timer),
});

/**
 * Runs what is due within so many milliseconds, one by one, with frames between since some waits for those first.
 * @param quiet frames in which nothing is due, before all that follows from frames, observers and events is done
 */
async function pass(milliseconds: number, quiet = 3): Promise<void> {
	const end = time + milliseconds;
	for (let frames = 0; frames < quiet; frames++) {
		await frame();
		const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
		if (next === undefined) continue;
		const [timer, { at, call }] = next;
		timers.delete(timer);
		time = at;
		call();
		frames = -1;
	}
	time = end;
	// What has yet to be told to observers of the page comes before there is nothing else to do.
	await new Promise((idle) => requestIdleCallback(idle));
}

/** Lets the browser tell what lies over our elements, which it does at most every 100 ms. */
async function tellCovers(): Promise<void> {
	const since = realNow();
	// It looks after a frame, and tells of it in between two: a busy machine draws few.
	for (let frames = 0; frames < 4 || realNow() - since < 250; frames++) await frame();
	await new Promise((idle) => requestIdleCallback(idle));
}

const EVERYWHERE = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };

/** An editor of a plain contenteditable: its text is that of its text nodes. */
function editorFor(element: HTMLElement): Editor {
	const nodes = () => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (walker.nextNode()) found.push(walker.currentNode as Text);
		return found;
	};
	const rangeOf = ({ start, end }: Span) => {
		const range = document.createRange();
		let from = 0;
		for (const node of nodes()) {
			const to = from + node.length;
			if (start >= from && start <= to) range.setStart(node, start - from);
			if (end >= from && end <= to) {
				range.setEnd(node, end - from);
				break;
			}
			from = to;
		}
		return range;
	};
	const isVertical = () => getComputedStyle(element).writingMode.startsWith('vertical');
	return {
		element,
		text: (most) => element.textContent!.slice(0, most),
		rects: (spans) => spans.map((span) => linesOf(rangeOf(span).getClientRects(), EVERYWHERE, isVertical())),
		caret() {
			const { focusNode, focusOffset } = getSelection()!;
			let before = 0;
			for (const node of nodes()) {
				if (node === focusNode) return before + focusOffset;
				before += node.length;
			}
			return null;
		},
		async select(span) {
			const { startContainer, startOffset, endContainer, endOffset } = rangeOf(span);
			getSelection()!.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
			return true;
		},
		async replace(span, text) {
			await this.select(span);
			return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
		},
		edit: async () => null,
		takeBack: async () => false,
		insert: async (text) => document.execCommand('insertText', false, text),
	};
}

/** The words of an element, which are generated content. */
const wordsOf = (element: Element | null | undefined) =>
	[...(element?.querySelectorAll('[data-text]') ?? [])].map((each) => (each as HTMLElement).dataset.text).join('');
const boxOf = (element: Element): Box => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { left, top, width, height };
};

/** What is seen; the rest is drawn in no colour. */
const MARKS = '.mark:not(.unseen)';

const acts: CardAction[] = [];
let overlay: ReturnType<typeof createOverlay>;
let editor: Editor;

export const world = {
	acts,
	/** Makes the overlay with a root that tools can look into. */
	openRoots() {
		openRoots = true;
	},
	attach(selector: string) {
		overlay ??= createOverlay(window, gate, {
			async act(action) {
				acts.push(action);
				if (action.kind === 'select') await editor.select(action.span);
				if (action.kind === 'takeOut') await editor.replace(action.span, '');
				return { sentence: `Did ${action.kind}.`, undo: action.kind === 'takeOut' ? { kind: 'takeBack' } : null };
			},
			opened: () => undefined,
		});
		editor = editorFor(document.querySelector<HTMLElement>(selector)!);
		editor.element.addEventListener('input', () => overlay.edited());
		overlay.attach(editor);
	},
	pass,
	/** What was done since this was last asked. */
	work: () => work.splice(0),
	/** Lets the card be seen for as long as it has to be before it can be pressed. */
	async settle() {
		const card = root!.querySelector('.card')!;
		await new Promise<void>((seen) => {
			const observer = new IntersectionObserver(
				(entries) => {
					if (!(entries.at(-1) as { isVisible?: boolean }).isVisible) return;
					observer.disconnect();
					seen();
				},
				{ trackVisibility: true, delay: 100 } as IntersectionObserverInit,
			);
			observer.observe(card);
		});
		// The overlay's own observer may be told of it after this one.
		await tellCovers();
		await pass(250);
	},
	tellCovers,
	/** Finds every place where one of the words stands, and marks those of `drawn`; those of `maybes` only may be films. */
	async show(words: readonly string[], more: Partial<PageAdvice> = {}, drawn = words, maybes: readonly string[] = []) {
		const text = editor.text(1e6);
		const marks = words.flatMap((word, number): PageMark[] =>
			[...text.matchAll(RegExp(word, 'g'))].map(({ index }) => ({
				start: index,
				end: index + word.length,
				film: { id: number + 1, title: word, year: 1994 + number },
				crowdWithout: 90 * (number + 1),
				crowdWith: 4,
				maybe: maybes.includes(word),
				alternatives: number === 0 ? [] : [{ id: 100 + number, title: word, year: 1950 }],
				form: number + 1,
				drawn: drawn.includes(word),
			})),
		);
		overlay.show(text, { crowd: 6, tolerance: 100, films: words.length, level: 'marks', marks, ...more });
		await pass(0);
	},
	detach: () => overlay.detach(),
	/** What somebody might do who thinks of nothing: to see that hostile pages see it. */
	async drawNaively(words: readonly string[]) {
		for (const word of words) {
			const range = document.createRange();
			const text = editor.element.firstChild as Text;
			const at = text.data.indexOf(word);
			range.setStart(text, at);
			range.setEnd(text, at + word.length);
			const { left, top, width, height } = range.getBoundingClientRect();
			const host = document.createElement('div');
			host.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; transition: opacity 5s; opacity: .5`;
			attachShadow.call(host, {
				mode: 'closed',
			}).innerHTML = `<style>p { font-family: 'Segoe UI'; animation: glow 9s infinite } @keyframes glow { from { opacity: 0 } }</style><p>Take it out. About 6 people could have written this.</p>`;
			document.documentElement.append(host);
			await frame();
			await frame();
			host.style.opacity = '1';
			host.style.top = `${top + 300}px`;
			host.focus();
			CSS.highlights.set(`film-${at}`, new Highlight(range));
		}
	},
	/** Shows words when something is pressed, as somebody might who thinks of nothing. */
	drawWhenPressed() {
		const over = new AbortController();
		const draw = ({ key }: Event & { key?: string }) => {
			// Of keys that follow at once only the last is told of.
			if (/^(Alt|Shift)$/.test(key ?? '')) return;
			over.abort();
			const host = document.createElement('div');
			host.style.cssText = 'position: fixed; left: 0; top: 300px';
			attachShadow.call(host, { mode: 'closed' }).innerHTML = '<p>About 6 people could have written this.</p>';
			document.documentElement.append(host);
		};
		for (const type of ['click', 'keydown']) window.addEventListener(type, draw, { signal: over.signal });
	},
	/** Where marks are drawn and seen; each line of each. */
	marks: () => [...(root?.querySelectorAll(MARKS) ?? [])].map(boxOf),
	markStyles: () => [...(root?.querySelectorAll(MARKS) ?? [])].map((mark) => (mark as HTMLElement).style.cssText),
	markNodes: () => root?.querySelectorAll('.mark, .none').length ?? 0,
	ink: () => getComputedStyle(root!.querySelector(MARKS)!).color,
	/** How the lines under words are drawn, and in what colour. */
	lines: () =>
		[...root!.querySelectorAll(MARKS)].map((mark) => {
			const { backgroundImage, backgroundSize, color } = getComputedStyle(mark);
			return { image: backgroundImage, size: backgroundSize, color };
		}),
	/** How much of what is behind the card it hides. */
	cardColour: () => getComputedStyle(root!.querySelector('.card')!).backgroundColor,
	lit: () => [...(root?.querySelectorAll('.lit') ?? [])].map(boxOf),
	card() {
		const card = root?.querySelector('.card:not(.unseen)');
		if (!card) return null;
		const buttons = [...card.querySelectorAll('button')];
		return {
			words: wordsOf(card),
			box: boxOf(card),
			buttons: buttons.map((button) => ({ name: button.ariaLabel!, box: boxOf(button) })),
			current: card.querySelector('.current')?.ariaLabel ?? null,
			cut: card.scrollHeight > card.clientHeight + 1 ? card.scrollTop : null,
		};
	},
	/** From now on everything is said in a language. */
	speak: setLanguage,
	/** What of card and notice is cut off, beside them, or over something else. */
	misfits() {
		const SLACK = 1;
		return [...root!.querySelectorAll('.card:not(.unseen), .notice:not(.unseen)')].flatMap((outer) => {
			const within = outer.getBoundingClientRect();
			const parts = [...outer.querySelectorAll<HTMLElement>('p, button, b, span')];
			const named = parts.map((part) => ({
				part,
				name: part.ariaLabel ?? part.dataset.text ?? '',
				at: part.getBoundingClientRect(),
			}));
			const buttons = named.filter(({ part }) => part.localName === 'button');
			const over = buttons.filter(({ at: a }, i) =>
				buttons
					.slice(i + 1)
					.some(
						({ at: b }) =>
							a.right > b.left + SLACK &&
							b.right > a.left + SLACK &&
							a.bottom > b.top + SLACK &&
							b.bottom > a.top + SLACK,
					),
			);
			const out = named.filter(
				({ at, part }) =>
					at.left < within.left - SLACK ||
					at.right > within.right + SLACK ||
					at.bottom > within.bottom + SLACK ||
					(part.scrollWidth > part.clientWidth + SLACK && part.clientWidth > 0),
			);
			return [...out, ...over].map(({ name }) => name);
		});
	},
	/** Presses the first of our buttons that a selector finds. */
	press: (selector: string) => root!.querySelector<HTMLElement>(selector)!.click(),
	notice() {
		const notice = root?.querySelector('.notice:not(.unseen)');
		return notice ? boxOf(notice) : null;
	},
	said: () => wordsOf(root?.querySelector('[role=status]')),
	/** Milliseconds that measuring and drawing all marks takes when nothing else delays it. */
	async timeLooks(times: number) {
		let least = Number.POSITIVE_INFINITY;
		for (let i = 0; i < times; i++) {
			await pass(0);
			const real = window.requestAnimationFrame;
			const look = await new Promise<FrameRequestCallback>((found) => {
				window.requestAnimationFrame = (callback) => {
					found(callback);
					return 1;
				};
				window.dispatchEvent(new Event('resize'));
			});
			window.requestAnimationFrame = real;
			const before = realNow();
			look(before);
			least = Math.min(least, realNow() - before);
		}
		return least;
	},
	/** Presses a button as a screen reader does: without a pointer. */
	pressByName: (name: string) =>
		[...root!.querySelectorAll<HTMLElement>('button')].find(({ ariaLabel }) => ariaLabel === name)!.click(),
};
Object.assign(globalThis, { world });
