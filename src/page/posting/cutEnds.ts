/** A long text is read up to a limit: typing in it pushes its end out of reach. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';

const CUT = LONGEST_DRAFT + 1;
/** Units at the end of a text that locate it in another. */
const END = 256;

/** Two texts of one box without the ends that only one of them still shows, as far as known. */
export function withSameEnd(before: string, after: string): [before: string, after: string] {
	if (after.length === CUT) {
		const end = endOf(after, before);
		if (end > 0) return [before.slice(0, end), after];
	}
	return [before, before.length === CUT ? after.slice(0, endOf(before, after) || undefined) : after];
}

/** Where another text last has a text's end; 0 if it does not. */
function endOf(text: string, other: string): number {
	const at = other.lastIndexOf(text.slice(-END));
	return at < 0 ? 0 : at + END;
}
