/** The fields of a JSON object; none of any other value. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A JSON text, trimmed; empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The items of a JSON array; none of any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
