import { LONGEST_ID } from './rows.ts';

export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

export interface ParquetColumn {
	name: string;
	type: string;
}

/** Whether ids of this type are read as numbers, which is faster: integers that a double represents exactly. */
export const isWhole = (type: string) => /^(U?(TINY|SMALL)INT|U?INTEGER)$/.test(type);

export const isUnlikeId = (type: string) => /^(STRUCT|MAP|UNION|BLOB|BIT|VARIANT)|\[\d*\]$/.test(type);

/** SQL for an id, or null without one. Whole numbers are written alike in every type: 1.0 is 1. */
export function idOf({ name, type }: ParquetColumn): string {
	const column = quoteName(name);
	if (type === 'UINTEGER') return `cast(${column} as double)`;
	if (isWhole(type)) return `cast(${column} as integer)`;
	if (!/^(FLOAT|DOUBLE|DECIMAL)/.test(type)) return textId(`cast(${column} as varchar)`);
	const asInteger = `try_cast(${column} as hugeint)`;
	const text = `case when ${asInteger} = ${column} then cast(${asInteger} as varchar) else cast(${column} as varchar) end`;
	return type.startsWith('DECIMAL') ? text : `case when isfinite(${column}) then ${text} end`;
}

export const titleOf = (title: ParquetColumn, year: ParquetColumn) =>
	textId(`trim(cast(${quoteName(title.name)} as varchar)) || coalesce(' (' || ${idOf(year)} || ')', '')`);

const textId = (text: string) => `case when length(trim(${text})) between 1 and ${LONGEST_ID} then trim(${text}) end`;

/** SQL for a rating in hundredths, or null if it is not a number. */
export const hundredthsOf = ({ name }: ParquetColumn) =>
	`try_cast(round(100 * try_cast(${quoteName(name)} as double)) as integer)`;

export const isDay = ({ name, type }: ParquetColumn) => /^day$/i.test(name) && /INT/.test(type);

/** SQL for the seconds since 1970 of a day, a date or a number of seconds or milliseconds; null if invalid or out of range. */
export function secondsOf({ name, type }: ParquetColumn): string {
	const column = quoteName(name);
	if (isDay({ name, type })) return `case when ${column} between 0 and 49710 then ${column} * 86400.0 end`;
	const number = `try_cast(${column} as double)`;
	const date = `epoch(try_cast(${column} as timestamp))`;
	const value = /TIME|DATE/.test(type) ? date : type === 'VARCHAR' ? `coalesce(${number}, ${date})` : number;
	const seconds = `floor(case when ${value} >= 1e11 then ${value} / 1000 else ${value} end)`;
	return `case when ${seconds} between 0 and 4294967295 then cast(${seconds} as double) end`;
}
