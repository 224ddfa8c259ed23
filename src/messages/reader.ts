/** For each kind of message, what its fields must be like. */
export type Shape<R extends { kind: string }> = {
	[K in R['kind']]: { [Field in Exclude<keyof Extract<R, { kind: K }>, 'kind'>]: (value: unknown) => boolean };
};

export const isCount = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;

/** A function that gives a message if it is one of these kinds and well formed, else null. */
export function reader<R extends { kind: string }>(shapes: Shape<R>): (message: unknown) => R | null {
	return (message) => {
		if (typeof message !== 'object' || message === null) return null;
		const { kind } = message as { kind?: unknown };
		if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return null;
		const fields = Object.entries(shapes[kind as R['kind']]) as [string, (value: unknown) => boolean][];
		return fields.every(([name, fits]) => fits((message as Record<string, unknown>)[name])) ? (message as R) : null;
	};
}
