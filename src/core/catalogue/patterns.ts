/** Patterns in lists: JSON has none, so each is kept as its source and flags. */

interface Stored {
	pattern: string;
	flags: string;
}

const mapped = (value: unknown, one: (value: object) => unknown): unknown => {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((each) => mapped(each, one));
	return one(value);
};

/** Returns a value with all patterns in it as JSON has them. */
export const stored = (value: unknown): unknown =>
	mapped(value, (each) =>
		each instanceof RegExp
			? { pattern: each.source, flags: each.flags }
			: Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, stored(inner)])),
	);

const isStored = (value: object): value is Stored => 'pattern' in value && 'flags' in value;

/** The same value again. */
export const restored = (value: unknown): unknown =>
	mapped(value, (each) =>
		isStored(each)
			? new RegExp(each.pattern, each.flags)
			: Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, restored(inner)])),
	);
