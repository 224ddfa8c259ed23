import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import type { ExportedPost } from './exported.ts';

export interface TextFile {
	/** Its name in messages. */
	name: string;
	/** Its name with its folders, inside the archive if it is in one. */
	path: string;
	/** Its beginning, some thousand characters. */
	head: string;
	chunks: AsyncIterable<string>;
	/** The contents of earlier files of this import, for formats that repeat them. */
	seen: Set<string>;
}

/** Characters of one post at most. */
export const LONGEST_TEXT = 1 << 20;

export interface Format {
	/** Whether a file with that path in an archive may have this format; others are not unpacked. */
	mayBe(path: string): boolean;
	/** Whether a file is of this format, by its beginning and its name. */
	is(file: Pick<TextFile, 'path' | 'head'>): boolean;
	/** @throws ImportError with the row if the file is damaged */
	read(file: TextFile): AsyncGenerator<ExportedPost, void>;
}

/** Whether macOS has added a file to an archive, or someone has hidden it. */
export const isHidden = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(path);

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Reads a file that is one post. @throws ImportError if it is longer than any */
export async function wholeText({ name, chunks }: TextFile): Promise<string> {
	let text = '';
	for await (const chunk of chunks) {
		text += chunk;
		if (text.length > LONGEST_TEXT) throw new ImportError(faults.longFile(name, LONGEST_TEXT));
	}
	return text;
}
