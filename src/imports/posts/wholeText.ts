import { faults } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { LONGEST_TEXT, type TextFile } from './format.ts';

/** Reads a file that is one post. @throws ImportError if it is longer than any */
export async function wholeText({ name, chunks }: TextFile): Promise<string> {
	let text = '';
	for await (const chunk of chunks) {
		text += chunk;
		if (text.length > LONGEST_TEXT) throw new ImportError(faults.longFile(name, LONGEST_TEXT));
	}
	return text;
}
