/** A long text is read up to a limit: what is typed in it pushes its end out of what is read. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';

const CUT = LONGEST_DRAFT + 1;
/** Units at the end of a text by which it is found in another. */
const END = 256;

/** Two texts of one box without what only one of them still shows at its end, as far as that can be known. */
export function withSameEnd(before: string, after: string): [before: string, after: string] {
	if (after.length === CUT) {
		const end = endOf(after, before);
		if (end > 0) return [before.slice(0, end), after];
	}
	return [before, before.length === CUT ? after.slice(0, endOf(before, after) || undefined) : after];
}

/** Where in another text a text's end stands last; 0 if it does not. */
function endOf(text: string, other: string): number {
	const at = other.lastIndexOf(text.slice(-END));
	return at < 0 ? 0 : at + END;
}
