/** Whether the user's text is still in a box, though the site may have refilled it since. */
import type { Part, Written } from '../../messages/written.ts';

/** Words without the signs around them, which sites change when they render a text. */
const WORDS = /[\p{L}\p{N}]+/gu;

/** Whether another text has most of what the user wrote, apart from what others wrote. */
export function ownStays({ text, others }: Written, now: string): boolean {
	const { own, rest } = runsOf(text, others);
	if (own.length === 0) return othersStay({ text, others }, now);
	const left = counted([wordsOf(now)]);
	for (const [each, times] of counted(rest)) left.set(each, (left.get(each) ?? 0) - times);
	// Two words that follow one another set a sentence apart from another of the same form.
	return hasMost(
		own.flatMap((run) => (run.length === 1 ? run : pairsOf(run))),
		left,
	);
}

/** Whether another text has most of what others wrote: a template that refills the box. */
export const othersStay = ({ text, others }: Written, now: string): boolean =>
	hasMost(runsOf(text, others).rest.flat(), counted([wordsOf(now)]));

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];
const pairsOf = (run: readonly string[]) => run.slice(1).map((word, at) => `${run[at]} ${word}`);

/** How often runs have each word, alone and with the next. */
function counted(runs: readonly string[][]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const run of runs) for (const each of [...run, ...pairsOf(run)]) counts.set(each, (counts.get(each) ?? 0) + 1);
	return counts;
}

function hasMost(sought: readonly string[], counts: ReadonlyMap<string, number>): boolean {
	const left = new Map(counts);
	const found = sought.filter((each) => {
		const times = left.get(each) ?? 0;
		left.set(each, times - 1);
		return times > 0;
	});
	return 2 * found.length > sought.length;
}

/** The runs of words that are the user's, even if only in part, and those that are others'. */
function runsOf(text: string, others: readonly Part[]): { own: string[][]; rest: string[][] } {
	const runs = { own: [] as string[][], rest: [] as string[][] };
	let [at, last] = [0, ''];
	for (const { 0: word, index } of text.matchAll(WORDS)) {
		while (at < others.length && others[at]![1] < index + word.length) at++;
		const owner = at < others.length && others[at]![0] <= index ? 'rest' : 'own';
		if (owner === last) runs[owner].at(-1)!.push(word);
		else runs[owner].push([word]);
		last = owner;
	}
	return runs;
}
