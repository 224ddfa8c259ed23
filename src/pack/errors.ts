/** Bad input: a file or an argument that its owner can mend. The message is a sentence; the exit code is 2. */
export class InputError extends Error {
	override name = 'InputError';
}

/** Text with its control characters and marks that turn text around written out: what a file is called must not be obeyed. */
export const visible = (text: string): string =>
	text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `\\u{${c.codePointAt(0)!.toString(16)}}`);

/** An {@link InputError} at a line of a file. */
export const atLine = (file: string, line: number, reason: string) =>
	new InputError(`${file}, line ${line}: ${reason}`);
