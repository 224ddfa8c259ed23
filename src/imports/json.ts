import type { Part, Steps } from './export.ts';
import { jsonCutter } from './posts/jsonStream.ts';

/** The fields of an object; none of any other value. */
export const objectOf = <Name extends string>(value: unknown): Partial<Record<Name, unknown>> =>
	typeof value === 'object' && value !== null ? value : {};

/** A text or number as text; empty for any other value. */
export const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Characters parsed per step. */
const STEP = 1 << 15;

/** Reads the wanted items of a JSON text in steps, so that pages can render. @throws ImportError with a damaged item */
export function* readJsonItems(
	{ name, text }: Part,
	isWanted: (path: readonly string[]) => boolean,
	read: (value: unknown, number: number) => void,
): Steps<void> {
	const cutter = jsonCutter(name, isWanted);
	for (let at = 0; at < text.length; at += STEP) {
		for (const { value, number } of cutter.push(text.slice(at, at + STEP))) read(value, number);
		yield Math.min(1, (at + STEP) / text.length);
	}
	cutter.end();
}
