/** The pack that a writer is advised with. */
import { PackError } from '../../core/catalogue/codec.ts';
import { isPackKind } from '../../core/catalogue/packKinds.ts';
import type { Pack } from '../../core/population/pack.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { readBytes } from '../../pack/files.ts';
import { openFile } from '../../pack/packFile.ts';
import { setKindWords } from '../../strings/languages/language.ts';
import { inWordsOf } from './kindWords.ts';

/**
 * Opens a pack file, or the pack of a kind that comes with the project; films by default. From now on texts use the
 * words of its kind.
 * @throws InputError naming the file and why the pack cannot be used
 */
export async function packOf(file: string | undefined): Promise<Pack> {
	if (file === undefined) return openBuiltIn();
	if (isPackKind(file)) {
		setKindWords(inWordsOf(file));
		return openBuiltIn(file);
	}
	const bytes = await readBytes(file);
	try {
		const pack = await openFile(bytes);
		setKindWords(inWordsOf(pack.population.kind ?? 'films'));
		return pack;
	} catch (error) {
		throw error instanceof PackError ? new InputError(`${file}: ${error.message}`) : error;
	}
}
