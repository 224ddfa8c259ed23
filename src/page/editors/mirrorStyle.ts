/** Styles that make an element lay out text exactly as a field does. */
import { get, windowOf } from '../dom.ts';

export type Field = HTMLTextAreaElement | HTMLInputElement;

/** Properties that affect the position of letters. */
const STYLES =
	`font-family font-size font-weight font-style font-stretch font-kerning font-feature-settings font-variation-settings
	font-optical-sizing font-size-adjust font-variant-caps font-variant-ligatures font-variant-numeric
	font-variant-east-asian font-variant-alternates font-variant-position font-synthesis letter-spacing word-spacing
	line-height text-transform text-indent text-align tab-size white-space overflow-wrap word-break line-break hyphens
	text-rendering text-autospace direction unicode-bidi writing-mode text-orientation text-spacing-trim text-align-last
	text-wrap-style -webkit-text-size-adjust -webkit-locale -webkit-rtl-ordering`.split(/\s+/);
/** By which share two lengths may differ and be the same. */
const ROUNDING = 0.001;
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * The styles of a mirror of a field, of the field's size without scroll bars.
 * @param stage the mirror's parent
 */
export function mirrorStyle(field: Field, stage: HTMLDivElement): [outer: string, inner: string] {
	const computed = windowOf(field)!.getComputedStyle(field);
	// Inputs have no scroll bar, and in Firefox their client size excludes the padding.
	const isInput = field.localName === 'input';
	const length = lengthsIn(computed);
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
		// With content-box sizing the computed width excludes the scroll bar.
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

/**
 * Sets a mirror's lengths to its field's. If only text is zoomed, Firefox reports lengths as drawn and zooms set
 * lengths again.
 */
export function fitLengths(mirror: HTMLElement, field: Field): void {
	const window = windowOf(field)!;
	const [wanted, found] = [window.getComputedStyle(field), window.getComputedStyle(mirror)];
	const [zoomed, own] = [lengthsIn(found)('font-size'), lengthsIn(wanted)('font-size')];
	if (own === 0 || Math.abs(zoomed / own - 1) < ROUNDING) return;
	for (const name of STYLES) {
		const [length, twice] = [lengthsIn(wanted)(name), lengthsIn(found)(name)];
		if (/^-?[\d.]+px$/.test(wanted.getPropertyValue(name)) && twice !== 0)
			get(mirror, 'style').setProperty(name, `${(length * length) / twice}px`);
	}
}

export const lengthsIn = (computed: CSSStyleDeclaration) => (name: string) =>
	Number.parseFloat(computed.getPropertyValue(name)) || 0;

/** The CSS zoom of a field; browser zoom applies to the mirror as well. */
export const zoomOf = (element: Field | HTMLDivElement): number =>
	(element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
