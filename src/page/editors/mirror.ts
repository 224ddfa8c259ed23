/** Measures words in a field by laying out its text again in a mirror element, as fields expose no ranges. */
import { partitionPoint } from '../../core/algorithms/bisect.ts';
import { attributeOf, createDiv, documentOf, windowOf } from '../dom.ts';
import { innerRect, intersection, type Rect } from '../geometry.ts';
import { howDrawn } from './drawn.ts';
import type { Span } from './editor.ts';
import { linesOf } from './lines.ts';
import { type Field, fitLengths, lengthsIn, mirrorStyle, SIDES, zoomOf } from './mirrorStyle.ts';
import { untilLineAfter } from './mirrorText.ts';

interface Mirror {
	outer: HTMLDivElement;
	inner: HTMLDivElement;
	content: Text;
	css: string;
	text: string;
}
/** One mirror per stage, of the field measured last. Scrolling changes neither its style nor its text. */
const mirrors = new WeakMap<HTMLDivElement, Mirror>();

function mirrorOf(field: Field, stage: HTMLDivElement, end: number): Mirror {
	const document = documentOf(stage);
	let mirror = mirrors.get(stage);
	if (mirror === undefined || !mirror.outer.isConnected) {
		const outer = createDiv(document);
		const inner = createDiv(document);
		const content = new Text();
		outer.append(inner);
		inner.append(content);
		stage.append(outer);
		mirror = { outer, inner, content, css: '', text: '' };
		mirrors.set(stage, mirror);
	}
	const [outer, inner] = mirrorStyle(field, stage);
	if (mirror.css !== outer) {
		mirror.outer.style.cssText = outer;
		mirror.inner.style.cssText = inner;
		fitLengths(mirror.outer, field);
		mirror.css = outer;
	}
	const spoken = field.closest('[lang]');
	mirror.outer.lang = (spoken && attributeOf(spoken, 'lang')) ?? '';
	const isWrapped = field.localName === 'textarea' && !/nowrap|^pre$/.test(mirror.outer.style.whiteSpace);
	const text = untilLineAfter(field.value, end, isWrapped);
	if (mirror.text !== text) {
		mirror.content.data = text;
		mirror.text = text;
	}
	return mirror;
}

/** Where a field draws text: inside its borders, and for inputs, which clip their line, inside the padding. */
function roomIn(field: Field, style: CSSStyleDeclaration, x: number, y: number): Rect {
	if (field.localName !== 'input') return innerRect(field);
	const length = lengthsIn(style);
	const [top, right, bottom, left] = SIDES.map((side) => length(`border-${side}-width`) + length(`padding-${side}`));
	const box = field.getBoundingClientRect();
	return {
		left: box.left + left! * x,
		top: box.top + top! * y,
		right: box.right - right! * x,
		bottom: box.bottom - bottom! * y,
	};
}

/** Rectangles of spans of a field, one per line, clipped to its visible part. */
export function fieldRects(field: Field, spans: readonly Span[], stage: HTMLDivElement): Rect[][] {
	const nowhere = () => spans.map(() => []);
	if (spans.length === 0) return [];
	const { clip, upright } = howDrawn(field);
	if (!upright || clip === null) return nowhere();
	const zoom = zoomOf(field);
	const { outer, content } = mirrorOf(field, stage, Math.max(...spans.map(({ end }) => end)));
	const mirrored = outer.getBoundingClientRect();
	const box = field.getBoundingClientRect();
	if (box.width === 0 || mirrored.width === 0) return nowhere();
	// Scale of the field by the page's transforms; the mirror may be scaled too.
	const x = box.width / (field.offsetWidth * zoom);
	const y = box.height / (field.offsetHeight * zoom);
	const style = windowOf(field)!.getComputedStyle(field);
	const room = roomIn(field, style, zoom * x, zoom * y);
	const seen = intersection(room, clip);
	const vertical = style.writingMode.startsWith('vertical');
	// Right-to-left fields may have their scroll bar on the left, which shifts the text.
	const bar = field.localName === 'input' ? 0 : field.clientLeft - lengthsIn(style)('border-left-width');
	const left = box.left + Math.max(0, Math.round(bar)) * zoom * x - field.scrollLeft * zoom * x;
	const top = box.top - field.scrollTop * zoom * y;
	const inField = (rect: Rect): Rect => ({
		left: left + (rect.left - mirrored.left) * x,
		top: top + (rect.top - mirrored.top) * y,
		right: left + (rect.right - mirrored.left) * x,
		bottom: top + (rect.bottom - mirrored.top) * y,
	});
	const range = new Range();
	const rectsOf = ({ start, end }: Span) => {
		range.setStart(content, Math.min(start, content.length));
		range.setEnd(content, Math.min(end, content.length));
		return [...range.getClientRects()].map(inField);
	};
	const isDown = field.localName === 'textarea' && !vertical;
	const inView = isDown && seen !== null ? spansInView(spans, seen, rectsOf) : spans;
	const lines = new Map(inView.map((span) => [span, linesOf(rectsOf(span), seen, vertical)]));
	return spans.map((span) => lines.get(span) ?? []);
}

/** Spans that may be in view: in text that runs down, only these are measured, as there may be thousands. */
function spansInView(spans: readonly Span[], seen: Rect, rectsOf: (span: Span) => Rect[]): Span[] {
	const inOrder = spans.toSorted((a, b) => a.start - b.start);
	const isAbove = (i: number) => (rectsOf(inOrder[i]!).at(-1)?.bottom ?? Number.POSITIVE_INFINITY) < seen.top;
	const isBelow = (i: number) => (rectsOf(inOrder[i]!)[0]?.top ?? Number.POSITIVE_INFINITY) > seen.bottom;
	const first = partitionPoint(0, inOrder.length, isAbove);
	return inOrder.slice(
		first,
		partitionPoint(first, inOrder.length, (i) => !isBelow(i)),
	);
}
