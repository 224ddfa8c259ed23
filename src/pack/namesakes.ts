/** The namesakes file: a line per thing that is called as a film is, with name, kind and level. */
import { NAMESAKE_KINDS, type Namesake, type NamesakeKind } from '../core/catalogue/namesakes.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';

const HEADER = 'name\tkind\tlevel';

export const namesakesText = (namesakes: readonly Namesake[]): string =>
	[HEADER, ...namesakes.map(({ name, kind, level }) => `${name}\t${kind}\t${level}`), ''].join('\n');

/** @throws InputError naming file, line and reason */
export function parseNamesakes(text: string, file: string): Namesake[] {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEADER) throw atLine(file, 1, 'the header must be name, kind, level, divided by tabs.');
	return lines.map((line, i) => {
		const [name = '', kind, level = '', ...more] = line.split('\t');
		if (more.length > 0 || !NAMESAKE_KINDS.includes(kind as NamesakeKind) || !/^[123]$/.test(level))
			throw atLine(
				file,
				i + 2,
				`a line must have a name, a kind (${NAMESAKE_KINDS.join(', ')}) and a level from 1 to 3.`,
			);
		return { name, kind: kind as NamesakeKind, level: Number(level) };
	});
}

export const readNamesakes = async (file: string) => parseNamesakes(await readText(file), file);
