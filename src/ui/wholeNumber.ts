export interface Range {
	least: number;
	most: number;
	/** Whether it may be empty. */
	optional?: boolean;
}

/** Groups of thousands as the languages of the interface write them; French has narrow spaces. */
const GROUPED = /^\d{1,3}(?:[,.'’\s]\d{3})+$/;

/** A whole number as typed, or null for nothing; undefined if it is not a number in the range. */
export function wholeNumber(text: string, { least, most, optional = false }: Range): number | null | undefined {
	if (text === '') return optional ? null : undefined;
	const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text;
	const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
	return number >= least && number <= most ? number : undefined;
}
