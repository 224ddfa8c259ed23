/** Files read and written whole, with errors in words. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError } from './errors.ts';

const REASONS: Record<string, string> = {
	ENOENT: 'there is no such file',
	EISDIR: 'is a folder, not a file',
	EACCES: 'may not be read by you',
};

/** Why a file cannot be read, in words. */
export function unreadable(file: string, error: unknown): InputError {
	const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
	return new InputError(`${file}: ${REASONS[code] ?? `cannot be read (${code})`}.`);
}

/** The text of a file. @throws InputError with the reason in words when it cannot be read */
export async function readText(file: string): Promise<string> {
	let bytes: Buffer;
	try {
		bytes = await readFile(file);
	} catch (error) {
		throw unreadable(file, error);
	}
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw new InputError(`${file}: is not UTF-8 text.`);
	}
}

const IN_THE_WAY: Record<string, string> = {
	EEXIST: 'something else of that name is in the way.',
	ENOTDIR: 'a file is where a folder would have to be.',
	EISDIR: 'a folder of that name is in the way.',
	ENOTEMPTY: 'a folder of that name is in the way.',
	EACCES: 'writing here is not allowed.',
	EPERM: 'writing here is not allowed.',
	EROFS: 'nothing can be written on this disk.',
	ENOSPC: 'the disk is full.',
};

/** Writes `bytes` to `file` whole or not at all. @throws InputError where something is in the way */
export const writeWhole = (file: string, bytes: Uint8Array | string): Promise<void> =>
	replaceWhole(file, (draft) => writeFile(draft, bytes));

/**
 * Has `file` written whole or not at all: `write` gets the name of a draft beside it, which takes its place when it is
 * done and is removed when it fails.
 * @throws InputError where something is in the way
 */
export async function replaceWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
	const draft = `${file}.${randomUUID()}.tmp`;
	try {
		await mkdir(dirname(file), { recursive: true });
		await write(draft);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {}); // What went wrong first is what its owner should read.
		const { code = '', message } = error as NodeJS.ErrnoException;
		const reason = IN_THE_WAY[/no space left/i.test(message) ? 'ENOSPC' : code];
		throw reason === undefined ? error : new InputError(`${file} cannot be written: ${reason}`);
	}
}
