import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../pack/errors.ts';
import { readProblem, readText } from '../../pack/files.ts';
import { armOf } from '../../study/arm.ts';
import { decryptExport, isEncrypted } from '../../study/encryption.ts';
import type { ExportHead, ExportRow } from '../../study/exportFile.ts';
import { openStudy as openedStudy } from '../../study/openStudy.ts';
import { ExportError, LONGEST_EXPORT, LONGEST_HEAD, readExport, readHead } from '../../study/readExport.ts';
import { StudyFileError } from '../../study/readStudy.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { primaryProblems } from './primary.ts';

export interface OpenStudy {
	study: StudyFile;
	hash: string;
}

/** Reads a study file. @throws InputError listing every error in the file */
export async function openStudy(file: string): Promise<OpenStudy> {
	const text = await readText(file);
	try {
		const study = await openedStudy(text);
		const problems = primaryProblems(study);
		if (problems.length > 0) throw new StudyFileError(problems);
		return { study, hash: createHash('sha256').update(text).digest('hex') };
	} catch (error) {
		if (error instanceof StudyFileError)
			throw new InputError([`${file} cannot be used:`, ...error.problems.map((problem) => `  ${problem}`)].join('\n'));
		throw error;
	}
}

/** Maximum bytes of an encrypted export: base64 turns three bytes into four. */
const LONGEST_FILE = Math.ceil((4 * LONGEST_EXPORT) / 3) + LONGEST_HEAD;

export interface LeftOut {
	file: string;
	why: 'damaged' | 'duplicate' | 'foreign';
	/** Sentences, with the numbers of the lines concerned. */
	reasons: string[];
}

/** Expands paths to files: folders to the files directly in them. */
export async function filesOf(paths: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const path of paths) {
		const info = await stat(path).catch((error) => {
			throw readProblem(path, error);
		});
		if (!info.isDirectory()) found.push(path);
		else
			for (const name of (await readdir(path)).sort())
				if (/\.(ndjson|csv|json)$/.test(name)) found.push(join(path, name));
	}
	return [...new Set(found)];
}

/** Reads a file or its start; synchronous, which is faster for thousands of small files. @throws Error with a sentence */
function startOf(file: string, most = LONGEST_FILE): string {
	let handle: number | null = null;
	try {
		const info = statSync(file);
		if (!info.isFile()) throw new Error('It is not a file.');
		if (info.size > LONGEST_FILE) throw new Error('It is too long to be an export.');
		handle = openSync(file, 'r');
		const bytes = Buffer.allocUnsafe(Math.min(most, info.size));
		return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, 0));
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code === undefined ? error : readProblem(file, error);
	} finally {
		if (handle !== null) closeSync(handle);
	}
}

async function textOf(file: string, key: JsonWebKey | null): Promise<string> {
	const text = startOf(file);
	if (!isEncrypted(text)) return text;
	if (key === null) throw new Error('It is encrypted: give the private key with --key.');
	return decryptExport(text, key);
}

const leftOut = (file: string, error: unknown): LeftOut => {
	if (error instanceof ExportError)
		return { file, why: error.kind, reasons: error.problems.map(({ line, reason }) => `line ${line}: ${reason}`) };
	return { file, why: 'damaged', reasons: [error instanceof Error ? error.message : String(error)] };
};

/** Reads exports one by one: of each participant the one with the most rows. @returns the skipped files, and why */
export async function readAll(
	files: readonly string[],
	{ study, hash }: OpenStudy,
	key: JsonWebKey | null,
	each: (head: ExportHead, rows: ExportRow[], file: string) => void | Promise<void>,
	onProgress: (done: number) => void = () => {},
): Promise<LeftOut[]> {
	const out: LeftOut[] = [];
	const people = new Map<string, { file: string; rows: number; struck: number }[]>();
	for (const file of files) {
		try {
			const { participant, arm, rows, struck } = await headOf(file, key, { study, hash });
			const { id } = await armOf(study, participant);
			// Participants who agreed to a changed study keep the arm of the earlier version.
			if (id === arm || study.version > 1)
				people.set(participant, [...(people.get(participant) ?? []), { file, rows, struck }]);
			else
				out.push({
					file,
					why: 'foreign',
					reasons: [`line 1: is of the arm ${arm}, but its code belongs to ${id}: it was changed.`],
				});
		} catch (error) {
			out.push(leftOut(file, error));
		}
	}
	let done = 0;
	for (const own of people.values()) {
		own.sort((a, b) => b.rows - a.rows || a.struck - b.struck);
		let taken: string | null = null;
		for (const { file } of own) {
			if (taken !== null) {
				out.push({
					file,
					why: 'duplicate',
					reasons: [`is of the same participant as ${taken}, which has as many rows or more.`],
				});
				continue;
			}
			const read = await textOf(file, key)
				.then((text) => readExport(text, study, hash))
				.catch((error) => leftOut(file, error));
			if ('why' in read) out.push(read);
			else {
				await each(read.head, read.rows, file);
				taken = file;
			}
		}
		done += 1;
		onProgress(done);
	}
	return out.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Reads the head of an export: only the first line is needed, unless the file is encrypted. */
async function headOf(file: string, key: JsonWebKey | null, { study, hash }: OpenStudy): Promise<ExportHead> {
	const start = startOf(file, LONGEST_HEAD);
	return readHead(isEncrypted(start) ? await textOf(file, key) : start, study, hash);
}
