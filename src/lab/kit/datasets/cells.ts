import Papa from 'papaparse';

const DELIMITERS = ['::', '\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const MOST_SHOWN = 40;
const MOST_NAMES = 20;

/** Cells of one line; a cell in quotes may hold the delimiter. */
export const cellsOf = (line: string, delimiter: string): string[] =>
	line.includes('"') ? (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []) : line.split(delimiter);

/**
 * What divides the cells of these lines: of what stands in the first, that which cuts most of the others into as many
 * cells, and of those the one that makes the most cells. Undefined when nothing known divides the first.
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

/** A cell as a message may show it: not too long, and with nothing that a terminal obeys. */
export function shown(cell: string): string {
	const letters = [...cell.slice(0, 2 * MOST_SHOWN)];
	const cut = letters.length > MOST_SHOWN ? [...letters.slice(0, MOST_SHOWN), '…'] : letters;
	const escaped = (letter: string) => `\\u{${letter.codePointAt(0)!.toString(16)}}`;
	return cut.join('').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, escaped);
}

/** Names as a message may list them. */
export const listed = (names: readonly string[]): string =>
	[...names.slice(0, MOST_NAMES).map(shown), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
