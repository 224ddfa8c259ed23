/** Invisible characters, such as zero-width ones: a page or a paste may put any number of them between letters. */
import { partitionPoint } from '../../core/algorithms/bisect.ts';

const RUN = /\p{Default_Ignorable_Code_Point}+/gu;
const ANY = /\p{Default_Ignorable_Code_Point}/u;

/**
 * UTF-16 units of the longest text that is cleaned: more would slow down typing. A longer one exceeds what is read of a
 * draft, which is reported.
 */
const LONGEST = 1_000_000;

const same = (offset: number): number => offset;

/** A text without its invisible characters. @param most visible UTF-16 units */
export function seenText(whole: string, most = whole.length) {
	const plain = { text: whole.slice(0, most), outer: same, inner: same };
	// One unit more, as the last one may be half a character.
	if (whole.length > LONGEST || !ANY.test(whole.slice(0, most + 1))) return plain;
	/** Runs of invisible characters: where each is in the text, and how many were left out up to its end. */
	const at: number[] = [];
	const left: number[] = [];
	let text = '';
	let from = 0;
	let out = 0;
	for (const { 0: run, index } of whole.matchAll(RUN)) {
		if (text.length >= most) break;
		text += whole.slice(from, index);
		from = index + run.length;
		out += run.length;
		at.push(text.length);
		left.push(out);
	}
	text = (text + whole.slice(from)).slice(0, most);
	return {
		text,
		/** The offset in the whole text of one in this text. At a run of unseen characters `start` is behind it, `end` before. */
		outer(offset: number, side: 'start' | 'end') {
			const runs = partitionPoint(0, at.length, (i) => (side === 'start' ? at[i]! <= offset : at[i]! < offset));
			return offset + (left[runs - 1] ?? 0);
		},
		inner(outer: number) {
			const runs = partitionPoint(0, at.length, (i) => at[i]! + (left[i - 1] ?? 0) < outer);
			const before = left[runs - 1] ?? 0;
			// Within a run it is where that is.
			return runs > 0 && outer < at[runs - 1]! + before ? at[runs - 1]! : outer - before;
		},
	};
}
