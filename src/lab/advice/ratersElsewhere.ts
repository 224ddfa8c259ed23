/** Raters of items that a sample of ratings lacks, from another count of all items. */

interface Item {
	/** Raters by the other count. */
	raters?: number;
	/** Raters in the sample. */
	counted: number;
}

/**
 * Returns how many of the sample's people would have rated an item, in proportion to the other count: as many as for
 * all shared items together; null if the other count lacks it, or shares no item with the sample.
 */
export function ratersElsewhere(items: readonly Item[]): (item: Pick<Item, 'raters'>) => number | null {
	let [counted, given] = [0, 0];
	for (const item of items)
		if (item.counted > 0 && item.raters !== undefined) {
			counted += item.counted;
			given += item.raters;
		}
	return ({ raters }) => (raters === undefined || given === 0 ? null : Math.round((raters * counted) / given));
}
