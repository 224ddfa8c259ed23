/** Numbers the different ratings of a file in order of appearance, so that a rating takes one byte. */
export interface Scale {
	/** Level of a rating given in hundredths: 4.5 stars is 450. -1 if there are 256 other levels already. */
	ofHundredths(hundredths: number): number;
	values(): number[];
}

const TABLED = 1 << 14;

/** @param step ratings are rounded to its multiples; absent, they are kept as they are */
export function createScale(step?: number): Scale {
	const hundredthsOf: number[] = [];
	const table = new Int16Array(TABLED).fill(-1);
	const others = new Map<number, number>();
	return {
		ofHundredths(given) {
			const hundredths = step === undefined ? given : Math.round(100 * step * Math.round(given / (100 * step)));
			const tabled = hundredths >= 0 && hundredths < TABLED;
			const known = tabled ? table[hundredths]! : (others.get(hundredths) ?? -1);
			if (known >= 0 || hundredthsOf.length === 256) return known;
			const level = hundredthsOf.push(hundredths) - 1;
			if (tabled) table[hundredths] = level;
			else others.set(hundredths, level);
			return level;
		},
		values: () => hundredthsOf.map((hundredths) => hundredths / 100),
	};
}
