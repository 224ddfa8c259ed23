/** Tables in pages of results, which commands write. */
import { InputError } from '../../../pack/errors.ts';
import { readText, writeAtomically } from '../../../pack/files.ts';

const TABLE = /^\|.*\|\n\|[-|]+\|\n(\|.*\|\n)*/m;

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

/** Shares as pages write them: `.123` for 0.123, 0 and 1 without digits. */
const shortShares = (cell: string) =>
	cell.replaceAll(/(\d)(\.\d{3})/g, (_, whole, part) =>
		part === '.000' ? whole : whole === '0' ? part : whole + part,
	);

/** Puts rows in place of those of the first table of a page, whose head stays. @throws InputError if it has no table of so many columns */
export async function writeRows(page: string, rows: readonly (readonly string[])[]): Promise<void> {
	const text = await readText(page);
	const [table] = TABLE.exec(text) ?? [];
	const [head, line] = table?.split('\n') ?? [];
	if (table === undefined || rows.some(({ length }) => length !== head!.split('|').length - 2))
		throw new InputError(`${page}: its first table has other columns than these results.`);
	const body = rows.map((row) => lineOf(row.map(shortShares))).join('');
	await writeAtomically(
		page,
		text.replace(table, () => `${head}\n${line}\n${body}`),
	);
}
