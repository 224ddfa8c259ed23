/** The lines in which two versions of a text differ, from the first to the last. */
export interface Passage {
	before: string;
	after: string;
}

/** Returns the changes, with a line before or after if nothing else would be left. */
export function passageOf(before: string, after: string): Passage {
	const [from, to] = [before.split('\n'), after.split('\n')];
	const most = Math.min(from.length, to.length);
	let start = 0;
	while (start < most && from[start] === to[start]) start++;
	let end = 0;
	while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
	const lines = (all: readonly string[]) => all.slice(start, all.length - end).join('\n');
	while (lines(to).trim() === '' && start + end > 0) {
		if (start > 0) start--;
		else end--;
	}
	return { before: lines(from).trim(), after: lines(to).trim() };
}
