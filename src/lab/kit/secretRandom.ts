import { webcrypto } from 'node:crypto';

/** Creates a cryptographically secure generator of numbers in [0, 1), in steps of 2^-53. */
export function secretRandom(): () => number {
	const words = new Uint32Array(2048);
	let at = words.length;
	return () => {
		if (at === words.length) {
			webcrypto.getRandomValues(words);
			at = 0;
		}
		const [high, low] = [words[at++]! >>> 5, words[at++]! >>> 6];
		return (high * 2 ** 26 + low) / 2 ** 53;
	};
}
