/**
 * Lists of words and models that are not in the code but in a file that comes with it: what is parsed at each start of the
 * extension's worker stays small. They are in use from the moment in which the file was read.
 */
let lists: Readonly<Record<string, unknown>> | undefined;

/** Whether {@link useLists} was called. */
export const hasLists = (): boolean => lists !== undefined;

/** Uses these lists from now on, each by its name. */
export function useLists(read: Readonly<Record<string, unknown>>): void {
	lists = read;
}

/**
 * Returns a function that gives what is read from a list; it is read when it is first needed.
 * @throws Error from that function, before {@link useLists}
 */
export function listed<List, Read>(name: string, read: (list: List) => Read): () => Read {
	let known: Read | undefined;
	return () => {
		if (known !== undefined) return known;
		if (lists === undefined) throw new Error(`The list "${name}" was not loaded yet.`);
		known = read(lists[name] as List);
		return known;
	};
}
