import Papa from 'papaparse';

const DELIMITERS = ['::', '\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const MOST_SHOWN = 40;
const MOST_NAMES = 20;

/** Splits one line into cells; a quoted cell may contain the delimiter. */
export const cellsOf = (line: string, delimiter: string): string[] =>
	line.includes('"') ? (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []) : line.split(delimiter);

/**
 * Detects the delimiter of these lines: of those in the first line, the one that cuts most other lines into as many
 * cells, and on a tie the one that makes the most cells. Undefined if the first line has no known delimiter.
 */
export function delimiterOf(lines: readonly string[]): Delimiter | undefined {
	let best: { delimiter: Delimiter; alike: number; cells: number } | undefined;
	for (const delimiter of DELIMITERS) {
		const [cells = 0, ...others] = lines.map((line) => cellsOf(line, delimiter).length);
		if (cells < 2) continue;
		const alike = others.filter((n) => n === cells).length;
		if (best === undefined || alike > best.alike || (alike === best.alike && cells > best.cells))
			best = { delimiter, alike, cells };
	}
	return best?.delimiter;
}

/** Formats a cell for a message: shortened, and with control characters escaped. */
export function printable(cell: string): string {
	const letters = [...cell.slice(0, 2 * MOST_SHOWN)];
	const cut = letters.length > MOST_SHOWN ? [...letters.slice(0, MOST_SHOWN), '…'] : letters;
	const escaped = (letter: string) => `\\u{${letter.codePointAt(0)!.toString(16)}}`;
	return cut.join('').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, escaped);
}

export const joinNames = (names: readonly string[]): string =>
	[...names.slice(0, MOST_NAMES).map(printable), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
