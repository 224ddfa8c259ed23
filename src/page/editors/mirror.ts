/** Measures words in a field: its text, laid out again in an element of ours, since a field does not tell. */
import { drawingOf, inside, intersection } from './drawn.ts';
import type { Span } from './editor.ts';
import { linesOf } from './lines.ts';

export type Field = HTMLTextAreaElement | HTMLInputElement;

/** What decides where letters stand. */
const STYLES = [
	...['family', 'size', 'weight', 'style', 'stretch', 'kerning', 'feature-settings', 'variation-settings'],
	...['optical-sizing', 'size-adjust', 'variant-caps', 'variant-ligatures', 'variant-numeric', 'variant-east-asian'],
	...['variant-alternates', 'variant-position', 'synthesis'],
]
	.map((name) => `font-${name}`)
	.concat(['letter-spacing', 'word-spacing', 'line-height', 'text-transform', 'text-indent', 'text-align', 'tab-size'])
	.concat(['white-space', 'overflow-wrap', 'word-break', 'line-break', 'hyphens', 'text-rendering', 'text-autospace'])
	.concat(['direction', 'unicode-bidi', 'writing-mode', 'text-orientation', 'text-spacing-trim', 'text-align-last'])
	.concat(['text-wrap-style', '-webkit-text-size-adjust', '-webkit-locale', '-webkit-rtl-ordering']);
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

interface Mirror {
	outer: HTMLElement;
	inner: HTMLElement;
	css: string;
	text: string;
}
/** One for each stage: that of the field measured last. Scrolling changes neither its style nor its text. */
const mirrors = new WeakMap<HTMLElement, Mirror>();

/** How the mirror of a field is laid out; its size is that of the field without scroll bars. */
function styleOf(field: Field, stage: Element): [outer: string, inner: string] {
	const computed = field.ownerDocument.defaultView!.getComputedStyle(field);
	// An input has no scroll bar; in Firefox its client rectangle is without its padding.
	const isInput = field.localName === 'input';
	const length = (name: string) => Number.parseFloat(computed.getPropertyValue(name)) || 0;
	const around = SIDES.map(
		(side) => `padding-${side}:${length(`padding-${side}`)}px;border-${side}-width:${length(`border-${side}-width`)}px`,
	);
	const size = (name: 'width' | 'height', [before, after]: readonly ['left', 'right'] | readonly ['top', 'bottom']) => {
		const borders = length(`border-${before}-width`) + length(`border-${after}-width`);
		const paddings = length(`padding-${before}`) + length(`padding-${after}`);
		const [outer, inner] =
			name === 'width' ? [field.offsetWidth, field.clientWidth] : [field.offsetHeight, field.clientHeight];
		const bar = isInput ? 0 : Math.max(0, Math.round(outer - inner - borders));
		const box = computed.boxSizing === 'border-box';
		// A computed width leaves the scroll bar out unless it counts the borders in.
		return length(name) - (box ? borders + paddings + bar : 0);
	};
	const outer = [
		'all:initial;position:absolute;left:0;top:0;visibility:hidden;box-sizing:content-box;border:0 solid',
		...around,
		`width:${size('width', ['left', 'right'])}px;height:${size('height', ['top', 'bottom'])}px`,
		...STYLES.map((name) => `${name}:${computed.getPropertyValue(name)}`),
		`zoom:${zoomOf(field) / zoomOf(stage)}`,
		isInput ? 'display:flex;align-items:center' : 'display:block',
	];
	const inner = `all:inherit;position:static;display:block;width:auto;height:auto;padding:0;border:0;zoom:1;${
		isInput ? 'flex:1;min-width:0;min-height:0;white-space:pre' : ''
	}`;
	return [outer.join(';'), inner];
}

/** How much the page zooms a field by CSS; the window's own zoom is the mirror's as well. */
const zoomOf = (field: Element): number => (field as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** Units after which a text is cut, at the next break: words behind the last span move nothing before it. */
function cut(text: string, end: number): string {
	const at = text.indexOf('\n', end);
	return at < 0 ? text : text.slice(0, at);
}

function mirrorOf(field: Field, stage: HTMLElement, end: number): Mirror {
	const document = stage.ownerDocument;
	let mirror = mirrors.get(stage);
	if (mirror === undefined || !mirror.outer.isConnected) {
		const outer = document.createElement('div');
		const inner = document.createElement('div');
		outer.append(inner);
		inner.append(document.createTextNode(''));
		stage.append(outer);
		mirror = { outer, inner, css: '', text: '' };
		mirrors.set(stage, mirror);
	}
	const [outer, inner] = styleOf(field, stage);
	if (mirror.css !== outer) {
		mirror.outer.style.cssText = outer;
		mirror.inner.style.cssText = inner;
		mirror.css = outer;
	}
	mirror.outer.lang = (field.closest('[lang]') as HTMLElement | null)?.lang ?? '';
	const text = cut(field.value, end);
	if (mirror.text !== text) {
		(mirror.inner.firstChild as Text).data = text;
		mirror.text = text;
	}
	return mirror;
}

/** What is left of an input within its borders and paddings, where a line is cut off; an area is at its borders. */
function withinPadding(box: DOMRect, style: CSSStyleDeclaration, x: number, y: number): DOMRect {
	const length = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
	const [top, right, bottom, left] = SIDES.map((side) => length(`border-${side}-width`) + length(`padding-${side}`));
	return new DOMRect(
		box.left + left! * x,
		box.top + top! * y,
		Math.max(0, box.width - (left! + right!) * x),
		Math.max(0, box.height - (top! + bottom!) * y),
	);
}

/** Where words of a field are drawn, a rectangle per line, within what is seen of the field. */
export function fieldRects(field: Field, spans: readonly Span[], stage: HTMLElement): DOMRect[][] {
	const nowhere = () => spans.map(() => []);
	if (spans.length === 0) return [];
	const { clip, upright } = drawingOf(field);
	const zoom = zoomOf(field);
	if (!upright) return nowhere();
	const { outer, inner } = mirrorOf(field, stage, Math.max(...spans.map(({ end }) => end)));
	const text = inner.firstChild as Text;
	const mirrored = outer.getBoundingClientRect();
	const box = field.getBoundingClientRect();
	if (box.width === 0 || mirrored.width === 0) return nowhere();
	// How much the page scales the field, and perhaps all of itself, the mirror with it.
	const x = box.width / (field.offsetWidth * zoom);
	const y = box.height / (field.offsetHeight * zoom);
	const style = field.ownerDocument.defaultView!.getComputedStyle(field);
	const isInput = field.localName === 'input';
	const room = isInput ? withinPadding(box, style, zoom * x, zoom * y) : inside(field);
	const seen = intersection(room, clip);
	const vertical = style.writingMode.startsWith('vertical');
	// A bar on the left, as right-to-left text has it, moves what it stands beside.
	const bar = isInput ? 0 : field.clientLeft - (Number.parseFloat(style.borderLeftWidth) || 0);
	const left = box.left + Math.max(0, Math.round(bar)) * zoom * x - field.scrollLeft * zoom * x;
	const top = box.top - field.scrollTop * zoom * y;
	const range = stage.ownerDocument.createRange();
	return spans.map(({ start, end }) => {
		range.setStart(text, Math.min(start, text.length));
		range.setEnd(text, Math.min(end, text.length));
		const rects = [...range.getClientRects()].map(
			(rect) =>
				new DOMRect(
					left + (rect.left - mirrored.left) * x,
					top + (rect.top - mirrored.top) * y,
					rect.width * x,
					rect.height * y,
				),
		);
		return linesOf(rects, seen, vertical);
	});
}
