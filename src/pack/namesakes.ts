/** The namesakes file: a line per thing that is called as a film is, with name, kind and level. */
import { NAMESAKE_KINDS, type Namesake, type NamesakeKind } from '../core/catalogue/namesakes.ts';
import { table, tableText } from './table.ts';

const HEAD = ['name', 'kind', 'level'];

export const namesakesText = (namesakes: readonly Namesake[]): string =>
	tableText(
		HEAD,
		namesakes.map(({ name, kind, level }) => [name, kind, level]),
	);

/** @throws InputError naming file, line and reason */
export const { parse: parseNamesakes, read: readNamesakes } = table(HEAD, ([name, kind, level], fail): Namesake => {
	if (!NAMESAKE_KINDS.includes(kind as NamesakeKind) || !/^[123]$/.test(level!))
		throw fail(`a line must have a name, a kind (${NAMESAKE_KINDS.join(', ')}) and a level from 1 to 3.`);
	return { name: name!, kind: kind as NamesakeKind, level: Number(level) };
});
