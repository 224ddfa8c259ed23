/** Runs in an isolated world: what our scripts read of boxes whose form hides its properties. */
import { pathOf, rootsOf } from '../../../src/page/composed.ts';
import { editorOf } from '../../../src/page/editors/find.ts';
import { hasLeft } from '../../../src/page/focus.ts';
import { layOut } from '../../../src/page/overlay/layout.ts';
import { watchMovement } from '../../../src/page/overlay/movement.ts';
import { createOnTop } from '../../../src/page/overlay/onTop.ts';
import { createSurface } from '../../../src/page/overlay/surface.ts';
import { visibleText } from '../../../src/page/pageText.ts';
import { pressedOn } from '../../../src/page/posting/buttons.ts';
import { boxesOf, isSearch, standsElsewhere } from '../../../src/page/posting/scope.ts';
import { hearBox } from '../../../src/page/watcher/boxEvents.ts';
import * as careless from './careless.ts';

const WORDS = 'I adored Koyaanisqatsi';
const SPAN = { start: 9, end: 22 };

/** Names that are given at once. */
const GROUP = 16;
const field = '<input data-field type="hidden">'.repeat(GROUP);
const BOXES = [
	`<form method="post">${field}<textarea>${WORDS}</textarea><button>Post</button></form>`,
	`<form method="post">${field}<div contenteditable>${WORDS}</div><button>Post</button></form>`,
	`<div><form contenteditable>${field}${WORDS}</form><button>Post</button></div>`,
	`<div><div contenteditable><form>${field}${WORDS}</form></div><button>Post</button></div>`,
];
/** What has the properties of a form. Those of a document are hidden from pages only. */
const OWNERS = [EventTarget, Node, Element, HTMLElement, HTMLFormElement];

interface Scene {
	window: Window & typeof globalThis;
	document: Document;
	box: HTMLElement;
	button: HTMLElement;
}
/** Looks at a scene. @returns what it saw, as plain data */
type Look = (scene: Scene) => unknown;

const nothing = { changed() {}, edits() {}, wrote() {}, left() {} };

const ours: Look = ({ window, document, box, button }) => {
	const editor = editorOf(box)!;
	const surface = createSurface(document);
	const isOpen = surface.open(editor.element);
	const mark = {
		...SPAN,
		...{ id: 1, title: '', about: '', cost: 1, why: '', choices: [], maybe: false },
		drawn: true,
	};
	const layout = layOut(window, surface, editor, { marks: [mark], parts: [{ editor, start: 0, end: WORDS.length }] });
	const onTop = createOnTop(window, surface, surface.layer, () => undefined);
	onTop.watch();
	const isUncovered = onTop.isUncovered();
	onTop.stop();
	surface.close();
	watchMovement(window, [box], { moved: () => undefined, changed: () => undefined }).stop();
	hearBox(box, nothing)();
	const pressed = pressedOn([button]);
	return {
		isBox: editor.element === box,
		text: editor.text(1e6),
		caret: editor.caret(),
		path: [pathOf(box).length, rootsOf(box).length],
		left: hasLeft(box),
		overlay: [isOpen, isUncovered, layout?.stretches.map(({ seen }) => seen), layout?.background],
		posting: [pressed?.does, boxesOf(button, [{ element: box }]).length, isSearch(box)],
		elsewhere: standsElsewhere(document, WORDS, null),
		page: visibleText(window, 100),
	};
};

const LOOKS: Record<string, Look> = { ours, careless: ({ box }) => careless.pathOf(box).length };
/** What is looked at, to tell where it never ended. */
let at = '';

function sceneOf(html: string): Scene {
	document.body.innerHTML = `${html}<i id="redHerring"></i>`;
	const box = document.querySelector<HTMLElement>('textarea, [contenteditable]')!;
	box.focus();
	return { window, document, box, button: document.querySelector('button')! };
}

/** What is seen while fields have these names, which are then taken away: they would be in the way of tests, too. */
function seenWith(names: string[], fields: readonly Element[], look: () => unknown): string {
	at = names.join(' ');
	for (const [i, name] of names.entries()) fields[i]!.setAttribute('name', name);
	try {
		return JSON.stringify(look());
	} catch (error) {
		return String(error);
	} finally {
		for (const field of fields) field.removeAttribute('name');
	}
}

/** The names by which something else is seen than without, and how many were tried. */
function tryNames(how: string): { tried: number; differing: string[] } {
	const names = [...new Set(OWNERS.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)))];
	const differing = BOXES.flatMap((html) => {
		const scene = sceneOf(html);
		const fields = [...document.querySelectorAll('[data-field]')];
		const seen = (called: string[]) => seenWith(called, fields, () => LOOKS[how]!(scene));
		const usual = seen(['harmless']);
		const groups = names.flatMap((_, i) => (i % GROUP === 0 ? [names.slice(i, i + GROUP)] : []));
		return groups
			.filter((group) => seen(group) !== usual)
			.flat()
			.filter((name) => seen([name]) !== usual);
	});
	return { tried: names.length, differing };
}

export const clobbered = { tryNames, at: () => at, usual: () => BOXES.map((html) => ours(sceneOf(html))) };
Object.assign(globalThis, { clobbered });
