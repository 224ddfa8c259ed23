/** Picks a mark color with enough contrast to its background. */

export type Color = readonly [red: number, green: number, blue: number];

/** The brand red on light and on dark backgrounds. */
const INKS: readonly Color[] = [
	[185, 58, 35],
	[239, 122, 98],
];
const PLAIN: readonly Color[] = [
	[0, 0, 0],
	[255, 255, 255],
];
/** The contrast that WCAG 1.4.11 asks of graphics that carry meaning. */
const ENOUGH = 3;

/** Parses a computed color and its alpha; null for notations other than `rgb()`. */
export function readColor(computed: string): { color: Color; alpha: number } | null {
	const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(computed);
	if (parts === null) return null;
	const [, red, green, blue, alpha] = parts;
	return { color: [Number(red), Number(green), Number(blue)], alpha: Number(alpha ?? 1) };
}

const linear = (part: number): number =>
	part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Color): number =>
	0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colors, 1 to 21. */
export function contrast(a: Color, b: Color): number {
	const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light! + 0.05) / (dark! + 0.05);
}

/** The brand red with more contrast to a background, or black or white if neither has enough. */
export function inkOn(background: Color): Color {
	const better = ([a, b]: readonly Color[]) => (contrast(a!, background) >= contrast(b!, background) ? a! : b!);
	const herring = better(INKS);
	return contrast(herring, background) >= ENOUGH ? herring : better(PLAIN);
}
