/**
 * What comes from outside (messages, files, storage) is checked with valibot before anything is believed. These are
 * the schemas that many share, and the sentences that tell a user which part is wrong and why.
 */
import * as v from 'valibot';

/** Accepts what a predicate accepts. @param what follows "must be" in the sentence that refuses the rest */
export const suchThat = <T>(accepts: (value: unknown) => boolean, what: string) =>
	v.custom<T>(accepts, `must be ${what}`);

/** A text of 1 to `most` UTF-16 units that is not blank. */
export const text = (most: number) =>
	suchThat<string>(
		(value) => typeof value === 'string' && value.length <= most && value.trim() !== '',
		`a text of 1 to ${most} characters`,
	);

/** A text of at most `most` UTF-16 units, which may be empty. */
export const note = (most: number) =>
	suchThat<string>(
		(value) => typeof value === 'string' && value.length <= most,
		`a text of at most ${most} characters`,
	);

export const whole = (least: number, most: number) =>
	suchThat<number>(
		(value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
		`a whole number from ${least} to ${most}`,
	);

/** A whole number from 0. */
export const count = whole(0, Number.MAX_SAFE_INTEGER);

export const finite = suchThat<number>((value) => Number.isFinite(value), 'a number');

export const oneOf = <const T extends readonly (string | number)[]>(...values: T) =>
	v.picklist(values, `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);

export const yesOrNo = v.boolean('must be true or false');

/** A list of `least` to `most` entries. Its length is looked at first: a list that is far too long costs nothing. */
export const list = <const Item extends v.GenericSchema>(item: Item, most: number, least = 0) =>
	v.pipe(
		suchThat<v.InferInput<Item>[]>(
			(value) => Array.isArray(value) && value.length >= least && value.length <= most,
			`a list of ${least > 0 ? `${least} to` : 'at most'} ${most} entries`,
		),
		v.array(item),
	);

export const isObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields. Others are let pass, for a newer version may have added them. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
	v.pipe(
		suchThat<v.InferInput<v.ObjectSchema<Entries, undefined>>>(isObject, 'an object'),
		// valibot asks the object for the sentence on a field that is missing; the field's own says what it should be.
		v.object(entries, ({ path }) => sentenceOn(entries[String(path![0].key)]!, undefined)),
	);

const sentenceOn = (schema: v.GenericSchema, value: unknown): string =>
	v.safeParse(schema, value, { abortEarly: true }).issues![0].message;

/** Where the first thing is wrong, and why; null where all is well. @param whole what the value as a whole is called */
export function problemOf(schema: v.GenericSchema, value: unknown, whole: string): string | null {
	const { issues } = v.safeParse(schema, value, { abortEarly: true });
	if (issues === undefined) return null;
	const [{ path = [], message }] = issues;
	return `${placeOf(path.map(({ key }) => key)) || whole} ${message}`;
}

/** Keys, from the outside in, as `posts[0].films`. */
export const placeOf = (keys: readonly unknown[]): string =>
	keys
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
		.join('')
		.replace(/^\./, '');

/** Of records those that are sound, and how many are not. */
export function soundOnes<Schema extends v.GenericSchema>(
	schema: Schema,
	records: readonly unknown[],
): { sound: v.InferOutput<Schema>[]; damaged: number } {
	const sound = records.filter((record) => v.is(schema, record));
	return { sound, damaged: records.length - sound.length };
}
