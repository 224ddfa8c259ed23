/** Tables in pages of results, which commands write. */
import { InputError } from '../../../pack/errors.ts';
import { readText, writeAtomically } from '../../../pack/files.ts';

const TABLE = /^\|.*\|\n\|[-|]+\|\n(\|.*\|\n)*/m;

/** Numbers as pages write them: `.123` for 0.123, 0 and 1 without digits, thousands apart. */
const asOnPages = (cell: string) =>
	/^\d{4,}$/.test(cell)
		? Number(cell).toLocaleString('en')
		: cell.replaceAll(/\b([01])(\.\d{3})\b/g, (_, whole, part) => (part === '.000' ? whole : part));

/**
 * Puts rows in place of those of the first table of a page, whose head stays.
 * @throws InputError if the page has no table of so many columns
 */
export async function writeRows(page: string, rows: readonly (readonly string[])[]): Promise<void> {
	const text = await readText(page);
	const [table = ''] = TABLE.exec(text) ?? [];
	const [head = '', line] = table.split('\n');
	if (rows.some(({ length }) => length !== head.split('|').length - 2))
		throw new InputError(`${page}: its first table has other columns than these results.`);
	const body = rows.map((row) => `| ${row.map(asOnPages).join(' | ')} |\n`).join('');
	await writeAtomically(
		page,
		text.replace(table, () => `${head}\n${line}\n${body}`),
	);
}
