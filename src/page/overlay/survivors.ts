/** Which spans of a text still cover the same words after an edit. */
import { partitionPoint } from '../../core/algorithms/bisect.ts';
import type { Span } from '../editors/editor.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** The spans that end before the first change and whose last word has not grown. */
export function survivors<S extends Span>(spans: readonly S[], before: string, now: string): S[] {
	if (before === now) return [...spans];
	const same = sharedLength(before, now);
	const grown = LETTER.test(now[same] ?? '');
	return spans.filter(({ end }) => end < same || (end === same && !grown));
}

/** Length of the common prefix, by bisection over slices, which is much faster in long texts. */
function sharedLength(a: string, b: string): number {
	let same = 0;
	const alike = (unit: number) => {
		const shared = a.slice(same, unit + 1) === b.slice(same, unit + 1);
		if (shared) same = unit + 1;
		return shared;
	};
	return partitionPoint(0, Math.min(a.length, b.length), alike);
}
