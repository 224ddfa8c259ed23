/**
 * Shared valibot schemas for untrusted input (messages, files, storage), and sentences that say which part is invalid
 * and why. The marks let builds leave out schemas that they do not use.
 */
import * as v from 'valibot';

/** Accepts values that satisfy a predicate. @param what completes the error message "must be …" */
export const satisfying = /* @__NO_SIDE_EFFECTS__ */ <T>(accepts: (value: unknown) => boolean, what: string) =>
	v.custom<T>(accepts, `must be ${what}`);

/** A non-blank string of at most `most` UTF-16 units. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
	satisfying<string>(
		(value) => typeof value === 'string' && value.length <= most && value.trim() !== '',
		`a text of 1 to ${most} characters`,
	);

/** A string of at most `most` UTF-16 units, which may be empty. */
export const optionalText = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
	satisfying<string>(
		(value) => typeof value === 'string' && value.length <= most,
		`a text of at most ${most} characters`,
	);

export const integer = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
	satisfying<number>(
		(value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
		`a whole number from ${least} to ${most}`,
	);

export const count = integer(0, Number.MAX_SAFE_INTEGER);

export const finiteNumber = satisfying<number>((value) => Number.isFinite(value), 'a number');

export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const T extends readonly (string | number)[]>(...values: T) =>
	v.picklist(values, `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);

export const flag = satisfying<boolean>((value) => typeof value === 'boolean', 'true or false');

/** An array of `least` to `most` entries. Its length is checked first, so that far too long ones cost nothing. */
export const list = /* @__NO_SIDE_EFFECTS__ */ <const Item extends v.GenericSchema>(
	item: Item,
	most: number,
	least = 0,
) =>
	v.pipe(
		satisfying<v.InferInput<Item>[]>(
			(value) => Array.isArray(value) && value.length >= least && value.length <= most,
			`a list of ${least > 0 ? `${least} to` : 'at most'} ${most} entries`,
		),
		v.array(item),
	);

export const isObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields. Unknown fields are allowed, as a newer version may have added them. */
export const record = /* @__NO_SIDE_EFFECTS__ */ <const Entries extends v.ObjectEntries>(entries: Entries) =>
	v.pipe(
		satisfying<v.InferInput<v.ObjectSchema<Entries, undefined>>>(isObject, 'an object'),
		// valibot takes the message for a missing field from the object; this uses the field's own, which says what is
		// expected.
		v.object(entries, ({ path }) => sentenceOn(entries[String(path![0].key)]!, undefined)),
	);

const sentenceOn = (schema: v.GenericSchema, value: unknown): string =>
	v.safeParse(schema, value, { abortEarly: true }).issues![0].message;

/** Returns a sentence about the first invalid part, or null. @param name what to call the whole value */
export function problemOf(schema: v.GenericSchema, value: unknown, name: string): string | null {
	const { issues } = v.safeParse(schema, value, { abortEarly: true });
	if (issues === undefined) return null;
	const [{ path = [], message }] = issues;
	return `${placeOf(path.map(({ key }) => key)) || name} ${message}`;
}

/** Formats a path of keys as `posts[0].films`. */
export const placeOf = (keys: readonly unknown[]): string =>
	keys
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
		.join('')
		.replace(/^\./, '');

/** Returns the valid records, and the number of invalid ones. */
export function validRecords<Schema extends v.GenericSchema>(
	schema: Schema,
	records: readonly unknown[],
): { valid: v.InferOutput<Schema>[]; damaged: number } {
	const valid = records.filter((record) => v.is(schema, record));
	return { valid, damaged: records.length - valid.length };
}
