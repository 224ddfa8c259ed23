type Use<Value> = (value: Value) => Promise<void>;

/** A fixture that needs no other. */
export const alone =
	<Value>(make: (use: Use<Value>) => Promise<void>) =>
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	async ({}: object, use: Use<Value>): Promise<void> =>
		make(use);
