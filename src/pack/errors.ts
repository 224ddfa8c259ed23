/** Bad input: a file or an argument that the user can correct. The message is a sentence; the exit code is 2. */
export class InputError extends Error {
	override name = 'InputError';
}

/** Escapes control and bidirectional formatting characters, so that a file name cannot send commands to a terminal. */
export const escapeControls = (text: string): string =>
	text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `\\u{${c.codePointAt(0)!.toString(16)}}`);

/** Returns an {@link InputError} about a line of a file. */
export const atLine = (file: string, line: number, reason: string) =>
	new InputError(`${file}, line ${line}: ${reason}`);
