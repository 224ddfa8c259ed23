/** Declares single settings: what each may be, and how it is read, limited, merged, and shown. */
import * as v from 'valibot';
import { list } from '../checks.ts';

export interface Field<Value, Shown = Value> {
	schema: v.GenericSchema<Value>;
	initial: Value;
	/** Where older versions may have left it out: nowhere, in the browser's storage, or in backup files as well. */
	missing: 'nowhere' | 'stored' | 'anywhere';
	/** Most entries, if it is a list. */
	most?: number;
	usable(damaged: unknown): Value;
	/** Merges the stored value with that of a backup file. */
	merge(here: Value, there: Value): Value;
	shown(value: Value): Shown;
}

/** A setting whose value the user chooses. */
export interface Choice<Value> extends Field<Value> {
	chosen: true;
}

/** A list of texts, which the user adds to and removes from. */
export interface Texts<Shown> extends Field<string[], Shown[]> {
	entry: v.GenericSchema<string>;
}

type Missing = Pick<Field<unknown>, 'missing'>;

/** Declares a setting that is chosen. Where a backup file is added, the value stored here stays, unless `merge` differs. */
export const choice = <Value>(
	schema: v.GenericSchema<Value>,
	initial: NoInfer<Value>,
	more: Partial<Missing & Pick<Field<NoInfer<Value>>, 'merge'>> = {},
): Choice<Value> => ({
	...{ schema, initial, missing: 'anywhere', chosen: true },
	usable: () => initial,
	merge: (here) => here,
	shown: (value) => value,
	...more,
});

/** Declares a list of at most `most` entries; valid ones count even if others are damaged. */
export const entries = <Entry>(
	entry: v.GenericSchema<Entry>,
	most: number,
	isSame: (one: NoInfer<Entry>, other: NoInfer<Entry>) => boolean,
): Field<Entry[]> => ({
	...{ schema: list(entry, most), initial: [], missing: 'anywhere', most },
	usable: (damaged) =>
		(Array.isArray(damaged) ? damaged : []).filter((one): one is Entry => v.is(entry, one)).slice(0, most),
	merge: (here, there) => [...here, ...there.filter((one) => !here.some((own) => isSame(own, one)))],
	shown: (value) => value,
});

/** Declares a list of texts, kept in order. @param shown splits an entry for pages; null leaves it out */
export const texts = <Shown = string>(
	entry: v.GenericSchema<string>,
	most: number,
	shown: (entry: string) => Shown | null,
	missing: Missing['missing'] = 'anywhere',
): Texts<Shown> => ({
	...entries(entry, most, Object.is),
	...{ entry, missing },
	merge: (here, there) => [...new Set([...here, ...there])].sort(),
	shown: (value) => value.map(shown).filter((one) => one !== null),
});

/** Reads a stored value. `sound` says whether every part could be used. */
export function readField<Value>(field: Field<Value>, stored: unknown): { value: Value; sound: boolean } {
	if (stored === undefined) return { value: field.initial, sound: field.missing !== 'nowhere' };
	return v.is(field.schema, stored) ? { value: stored, sound: true } : { value: field.usable(stored), sound: false };
}
