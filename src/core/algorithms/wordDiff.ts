/** What changes between two versions of a sentence, as its parts are shown. */
export interface Piece {
	kind: 'same' | 'out' | 'in';
	text: string;
}

/** Fewest words in a row that are shown as unchanged between two changes. */
const LEAST_KEPT = 4;
/** Longest texts that are compared word by word. */
const MOST_TOKENS = 600;

/** Returns the parts that stay, go and come, in the order in which they are read. */
export function piecesOf(before: string, after: string): Piece[] {
	const [from, to] = [tokens(before), tokens(after)];
	if (from.length > MOST_TOKENS || to.length > MOST_TOKENS) return joined([out(from), into(to)]);
	return joined(compare(from, to));
}

/** Words and the marks after them are separate, so that a comma can go alone. */
const tokens = (text: string) => text.match(/[\p{L}\p{N}'’]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

const same = (all: readonly string[]): Piece => ({ kind: 'same', text: all.join('') });
const out = (all: readonly string[]): Piece => ({ kind: 'out', text: all.join('') });
const into = (all: readonly string[]): Piece => ({ kind: 'in', text: all.join('') });

function compare(from: readonly string[], to: readonly string[]): Piece[] {
	const most = Math.min(from.length, to.length);
	let start = 0;
	while (start < most && from[start] === to[start]) start++;
	let end = 0;
	while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
	const [a, b] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
	const kept = longestRun(a, b);
	const middle =
		kept === null
			? [out(a), into(b)]
			: [
					...compare(a.slice(0, kept.from), b.slice(0, kept.to)),
					same(a.slice(kept.from, kept.from + kept.length)),
					...compare(a.slice(kept.from + kept.length), b.slice(kept.to + kept.length)),
				];
	return [same(from.slice(0, start)), ...middle, same(from.slice(from.length - end))];
}

/** The longest run of tokens that both have; null if it has few words. */
function longestRun(a: readonly string[], b: readonly string[]) {
	let best = { from: 0, to: 0, length: 0 };
	let above = new Uint16Array(b.length + 1);
	for (let i = 0; i < a.length; i++) {
		const row = new Uint16Array(b.length + 1);
		for (let j = 0; j < b.length; j++) {
			if (a[i] !== b[j]) continue;
			const length = above[j]! + 1;
			row[j + 1] = length;
			if (length > best.length) best = { from: i + 1 - length, to: j + 1 - length, length };
		}
		above = row;
	}
	const words = a.slice(best.from, best.from + best.length).filter((token) => /[\p{L}\p{N}]/u.test(token));
	return words.length < LEAST_KEPT ? null : best;
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

/** What goes and comes before a part that stays. */
interface Step {
	out: string;
	into: string;
	same: string;
}

/** Without empty parts. A part between two changes that each strike more words goes and comes with them. */
function joined(pieces: readonly Piece[]): Piece[] {
	const steps: Step[] = [{ out: '', into: '', same: '' }];
	for (const { kind, text } of pieces) {
		const last = steps.at(-1)!;
		if (text === '') continue;
		if (kind === 'same') last.same += text;
		else if (last.same === '') last[kind === 'out' ? 'out' : 'into'] += text;
		else steps.push({ out: kind === 'out' ? text : '', into: kind === 'in' ? text : '', same: '' });
	}
	for (let at = 1; at < steps.length; ) {
		const [one, next] = [steps[at - 1]!, steps[at]!];
		if (wordsIn(one.same) >= Math.min(wordsIn(one.out), wordsIn(next.out))) {
			at++;
			continue;
		}
		steps.splice(at - 1, 2, {
			out: one.out + one.same + next.out,
			into: one.into + one.same + next.into,
			same: next.same,
		});
		at = Math.max(1, at - 1);
	}
	const kept = steps.flatMap((step) => [out([step.out]), into([step.into]), same([step.same])]);
	return kept.filter(({ text }) => text !== '');
}
