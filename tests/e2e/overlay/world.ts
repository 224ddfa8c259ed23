/** Runs in an isolated world from the start of a document, as the extension's scripts do: the overlay over a plain editor. */
import type { PageAdvice, PageMark } from '../../../src/messages/advice.ts';
import type { Editor } from '../../../src/page/editors/editor.ts';
import type { CardAction } from '../../../src/page/overlay/acts.ts';
import { createOverlay } from '../../../src/page/overlay/overlay.ts';
import { setLanguage } from '../../../src/strings/languages/language.ts';
import { pass, realNow, tellCovers } from './clock.ts';
import { gate } from './gate.ts';
import { editorFor } from './plainEditor.ts';
import { boxOf, MARKS, misfitsIn, wordsOf } from './seen.ts';
import { frame, work } from './uses.ts';

const { attachShadow } = Element.prototype;
let root: ShadowRoot | null = null;
let openRoots = false;
Element.prototype.attachShadow = function (init) {
	root = attachShadow.call(this, openRoots ? { ...init, mode: 'open' } : init);
	return root;
};

/** What the worker says of a draft. */
const WHY = 'This gives you away most. Few people have rated it.';
const DOUBT = 'It only counts if you mean the film.';
const NOTICE = 'This post could give you away. Point at an underlined title to change it (Alt+Shift+R).';
const ENOUGH = 'That’s enough. You’re well hidden.';
const choice = { before: 'I adored ', added: 'an art film', after: '.', struck: false, note: '' };
const CHOICES = [
	{ ...choice, key: 'an old one', added: 'an old one' },
	{ ...choice, key: 'an art film' },
	{ key: 'cut', before: 'I adored it.', added: '', after: '', struck: true, note: 'Cut the sentence' },
];

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
				if (action.kind === 'change') await editor.edit([{ ...action.span, text: '' }]);
				return { sentence: `Did ${action.kind}.`, undo: action.kind === 'change' ? { kind: 'takeBack' } : null };
			},
			opened: () => undefined,
		});
		editor = editorFor(document.querySelector<HTMLElement>(selector)!);
		editor.element.addEventListener('input', () => overlay.edited());
		overlay.attach(editor, editor.element);
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
		// The overlay's own observer may be called after this one.
		await tellCovers();
		await pass(250);
	},
	tellCovers,
	/** Finds every place where one of the words stands, and marks those of `drawn`; those of `maybes` only may be films. */
	async show(
		words: readonly string[],
		more: Partial<PageAdvice> = {},
		drawn = words,
		maybes: readonly string[] = [],
		of: Partial<PageMark> = {},
	) {
		const text = editor.text(1e6);
		const marks = words.flatMap((word, number): PageMark[] =>
			[...text.matchAll(RegExp(word, 'g'))].map(({ index }) => ({
				start: index,
				end: index + word.length,
				...{ id: number + 1, title: word, about: String(1994 + number), cost: 90 * (number + 1) },
				maybe: maybes.includes(word),
				why: maybes.includes(word) ? DOUBT : WHY,
				choices: maybes.includes(word) ? [] : CHOICES.slice(number),
				drawn: drawn.includes(word),
				...of,
			})),
		);
		const advice: PageAdvice = { level: 'marks', marks, notice: NOTICE, enough: ENOUGH, ...more };
		overlay.show(text, advice, [{ editor, start: 0, end: text.length }]);
		await pass(0);
	},
	detach: () => overlay.detach(),
	/** What careless code might do: to see that hostile pages see it. */
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
			}).innerHTML = `<style>p { font-family: 'Segoe UI'; animation: glow 9s infinite } @keyframes glow { from { opacity: 0 } }</style><p>Choose a sentence. About 6 people could have written this.</p>`;
			document.documentElement.append(host);
			await frame();
			await frame();
			host.style.opacity = '1';
			host.style.top = `${top + 300}px`;
			host.focus();
			CSS.highlights.set(`film-${at}`, new Highlight(range));
		}
	},
	/** Shows words when something is pressed, as careless code might. */
	drawWhenPressed() {
		const over = new AbortController();
		const draw = ({ key }: Event & { key?: string }) => {
			// Of keys that follow at once only the last is reported.
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
	/** How the lines under words are drawn, and in what color. */
	lines: () =>
		[...root!.querySelectorAll(MARKS)].map((mark) => {
			const { backgroundImage, backgroundSize, color } = getComputedStyle(mark);
			return { image: backgroundImage, size: backgroundSize, color };
		}),
	/** How much of what is behind the card it hides. */
	cardColor: () => getComputedStyle(root!.querySelector('.card')!).backgroundColor,
	lit: () => [...(root?.querySelectorAll('.lit') ?? [])].map(boxOf),
	card() {
		const card = root?.querySelector('.card:not(.unseen)');
		if (!card) return null;
		const buttons = [...card.querySelectorAll('button:not(.none)')];
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
	misfits: () => misfitsIn(root!),
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
		[...root!.querySelectorAll<HTMLElement>('button:not(.none)')].find(({ ariaLabel }) => ariaLabel === name)!.click(),
};
Object.assign(globalThis, { world });
