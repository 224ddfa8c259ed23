/** Days since 1970 of a date like 2026-07-31. */
export const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

/** The local date as YYYY-MM-DD. */
export function localDay(now: Date): string {
	const two = (n: number) => String(n).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
