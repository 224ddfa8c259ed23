/** Positions of marks and labels on the scale from one person to all members. */

/** Pixels between the ends of the scale's marks in a popup of usual width. */
export const USUAL_WIDTH = 336;
/** Pixels of a letter. */
const LETTER = 6.9;
/** Pixels that words may overhang on either side, and pixels between two words. */
const [OUT, GAP] = [6, 6];

/** Position on a logarithmic scale from one person to `members`, in percent. */
export const position = (people: number, members: number) =>
	(100 * Math.log(Math.min(members, Math.max(1, people)))) / Math.log(members);

export interface Label {
	/** Where the word's middle would be, in percent. */
	at: number;
	text: string;
}

/** Room for a word, in pixels. */
export const widthOf = ({ text }: Label) => text.length * LETTER;

/**
 * Returns the left edge of each word in percent, none over another or out of bounds; they come from left to right.
 * @param width of the scale, in pixels
 */
export function placed(labels: readonly Label[], width = USUAL_WIDTH): number[] {
	const lefts: number[] = [];
	let free = -OUT;
	for (const label of labels) {
		const left = Math.max(free, (label.at / 100) * width - widthOf(label) / 2);
		lefts.push(left);
		free = left + widthOf(label) + GAP;
	}
	let end = width + OUT;
	for (let i = labels.length - 1; i >= 0; i--) {
		lefts[i] = Math.min(lefts[i]!, end - widthOf(labels[i]!));
		end = lefts[i]! - GAP;
	}
	return lefts.map((left) => (100 * left) / width);
}
