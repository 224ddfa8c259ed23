const ISO = /^(\d{4})[-/](\d{2})[-/](\d{2})(?!\d)/;
const SHORT = /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?!\d)/;

/**
 * Creates a parser for the dates of one file, which returns YYYY-MM-DD or null. Whether "3/4/21" is in March or April is
 * inferred from `sample`, other dates of the file.
 */
export function dateReader(sample: Iterable<string>): (text: string) => string | null {
	let monthFirst = 0;
	for (const text of sample) {
		const [, a, divider, b] = SHORT.exec(text) ?? [];
		if (Number(a) > 12 || divider === '.') monthFirst--;
		else if (Number(b) > 12) monthFirst++;
	}
	return (text) => {
		const iso = ISO.exec(text);
		if (iso !== null) return dayOf(iso[1]!, iso[2]!, iso[3]!);
		const [, a, , b, year] = SHORT.exec(text) ?? [];
		if (year === undefined) return null;
		const fullYear = year.length === 2 ? `20${year}` : year;
		return monthFirst >= 0 ? dayOf(fullYear, a!, b!) : dayOf(fullYear, b!, a!);
	};
}

/** Parser for services whose dates are unambiguous. */
export const isoDate = dateReader([]);

function dayOf(year: string, month: string, day: string): string | null {
	const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const date = new Date(`${text}T00:00:00Z`);
	return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) ? null : text;
}
