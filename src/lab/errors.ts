/** Bad input: a file or an argument that its owner can mend. The message is a sentence; the exit code is 2. */
export class InputError extends Error {
	override name = 'InputError';
}

/** An {@link InputError} at a line of a file. */
export const atLine = (file: string, line: number, reason: string) =>
	new InputError(`${file}, line ${line}: ${reason}`);
