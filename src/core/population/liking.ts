/** Shares of each film's raters who liked it and who disliked it, two bytes per film: hundredths, 255 if not known. */
import { PackError, type Sections } from '../catalogue/codec.ts';

/** Shares of a film's raters, from 0 to 1; the others found it so-so. */
export interface Liking {
	liked: number;
	disliked: number;
}

const UNKNOWN = 255;
const BYTES = 2;

/** The section of a pack whose films have these shares. */
export const likingSection = (shares: readonly (Liking | undefined)[]): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(
		shares.flatMap((share) =>
			share === undefined ? [UNKNOWN, UNKNOWN] : [share.liked, share.disliked].map((part) => Math.round(100 * part)),
		),
	);

/**
 * Returns for a film the shares of its raters who liked it, found it so-so, and disliked it, or null.
 * @throws PackError if the section is not about the pack's films, or has shares above 1
 */
export function openLiking({ liking, raters }: Sections): ((film: number) => readonly number[] | null) | null {
	if (liking === undefined) return null;
	let isSound = liking.length === BYTES * raters.length;
	for (let at = 0; at < liking.length && isSound; at += BYTES)
		isSound = liking[at]! + liking[at + 1]! <= 100 || (liking[at] === UNKNOWN && liking[at + 1] === UNKNOWN);
	if (!isSound) throw new PackError('This pack is damaged: what it says of who liked what is not about its films.');
	return (film) => {
		const [liked, disliked] = [liking[BYTES * film]!, liking[BYTES * film + 1]!];
		return liked === UNKNOWN ? null : [liked / 100, (100 - liked - disliked) / 100, disliked / 100];
	};
}
