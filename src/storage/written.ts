/** Which parts of a text are not the user's, as pages tell it. */
import { satisfying } from '../checks.ts';
import { MOST_PARTS, type Part } from '../core/mentions/others.ts';

function areParts(value: unknown): boolean {
	if (!Array.isArray(value) || value.length > MOST_PARTS) return false;
	let at = 0;
	return value.every((part: unknown) => {
		if (!Array.isArray(part) || part.length !== 2 || !part.every(Number.isSafeInteger)) return false;
		const [start, end] = part as [number, number];
		const isBehind = start >= at && end > start;
		at = end;
		return isBehind;
	});
}

/** Parts of a text in order, apart from one another. */
export const PartsSchema = satisfying<readonly Part[]>(areParts, `at most ${MOST_PARTS} parts in order`);
