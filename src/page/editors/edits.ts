import { edited } from '../../core/algorithms/edits.ts';
import type { Edit, Span } from './editor.ts';

export type Step = readonly Edit[];

/** Most UTF-16 units to rewrite so that several edits are one step. */
const MOST_REWRITTEN = 20_000;

export const spanOf = (step: Step): Span => ({ start: step[0]!.start, end: step.at(-1)!.end });

/** Maps an offset of the text to the text after a step. */
export function moved(offset: number, step: Step): number {
	let shift = 0;
	for (const { start, end, text } of step) {
		if (offset <= start) break;
		if (offset < end) return start + shift + text.length;
		shift += text.length - (end - start);
	}
	return offset + shift;
}

/** The step that undoes another: the span in the text after it, and the text that was there. */
export function reverse(text: string, step: Step): Edit {
	const { start, end } = spanOf(step);
	return { start, end: end + edited(text, step).length - text.length, text: text.slice(start, end) };
}

/**
 * Joins edits that can be one step.
 * @param isPlain whether a span can be rewritten without losing more than its text
 */
export function joined(edits: readonly Edit[], isPlain: (span: Span) => boolean): Step[] {
	const steps: Edit[][] = [];
	for (const edit of edits) {
		const last = steps.at(-1);
		const span = { start: last?.[0]?.start ?? edit.start, end: edit.end };
		if (last !== undefined && span.end - span.start <= MOST_REWRITTEN && isPlain(span)) last.push(edit);
		else steps.push([edit]);
	}
	return steps;
}
