/** Reads and atomically writes whole files, with errors as sentences. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { InputError } from './errors.ts';

const REASONS: Record<string, string> = {
	ENOENT: 'there is no such file',
	EISDIR: 'is a folder, not a file',
	EACCES: 'may not be read by you',
};

/** Turns an error of reading a file into a sentence. */
export function readProblem(file: string, error: unknown): InputError {
	const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
	return new InputError(`${file}: ${REASONS[code] ?? `cannot be read (${code})`}.`);
}

/** Reads a file. @throws InputError with the reason if it cannot be read */
export const readBytes = (file: string): Promise<Buffer<ArrayBuffer>> =>
	readFile(file).catch((error: unknown) => Promise.reject(readProblem(file, error)));

/** Reads a text file. @throws InputError with the reason if it cannot be read */
export async function readText(file: string): Promise<string> {
	const bytes = await readBytes(file);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw new InputError(`${file}: is not UTF-8 text.`);
	}
}

const IN_THE_WAY: Record<string, string> = {
	ENOENT: 'no folder can be made there.',
	EEXIST: 'something else of that name is in the way.',
	ENOTDIR: 'a file is where a folder would have to be.',
	EISDIR: 'a folder of that name is in the way.',
	ENOTEMPTY: 'a folder of that name is in the way.',
	EACCES: 'writing here is not allowed.',
	EPERM: 'writing here is not allowed.',
	EROFS: 'nothing can be written on this disk.',
	ENOSPC: 'the disk is full.',
};

/** Writes `bytes` to `file` atomically. @throws InputError if it cannot be written */
export const writeAtomically = (file: string, bytes: Uint8Array | string): Promise<void> =>
	replaceAtomically(file, (draft) => writeFile(draft, bytes));

/**
 * Writes `file` atomically: `write` gets the name of a temporary file in the same folder, which is renamed to `file` when
 * `write` succeeds and removed when it fails.
 * @throws InputError if it cannot be written
 */
export async function replaceAtomically(file: string, write: (draft: string) => Promise<void>): Promise<void> {
	const draft = `${file}.${randomUUID()}.tmp`;
	try {
		await makeFolders(dirname(file));
		await write(draft);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {}); // The first error is the one to report.
		const { code = '', message } = error as NodeJS.ErrnoException;
		const reason = IN_THE_WAY[/no space left/i.test(message) ? 'ENOSPC' : code];
		throw reason === undefined ? error : new InputError(`${file} cannot be written: ${reason}`);
	}
}

/**
 * Makes a folder and its parents. Node's own way never ends under /proc, where making one fails as if its parent were
 * missing.
 */
async function makeFolders(folder: string): Promise<void> {
	const missing: string[] = [];
	for (let at = resolve(folder); !(await stat(at).then(() => true, isMissing)); at = dirname(at)) missing.unshift(at);
	for (const one of missing)
		await mkdir(one).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error;
		});
}

function isMissing(error: NodeJS.ErrnoException): boolean {
	if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
	return false;
}
