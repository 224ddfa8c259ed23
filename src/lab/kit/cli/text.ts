/** Formats rows as lines of aligned columns: the first column to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
	const widths = rows.reduce<number[]>((w, row) => row.map((cell, i) => Math.max(cell.length, w[i] ?? 0)), []);
	return rows.map((row) =>
		row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
	);
}

export const share = (value: number) => value.toFixed(3);

/** Formats an interval as `0.123-0.456`. */
export const span = (interval: readonly number[]) => interval.map(share).join('-');
