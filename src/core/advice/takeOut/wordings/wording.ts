/** How a language says what stands for a film that was taken out: forms of the phrase, and where each is used. */

/** A form for the first film of a draft, the second and all others, and for a film that was already replaced. */
export type Forms = readonly [first: string, second: string, other: string, again: string];

/** Where a form is used: after these words, which the template replaces too, and before those, which stay. */
export interface Rule {
	/** Matches the end of what is before the title; null: anything. */
	before: RegExp | null;
	/** Matches the beginning of what is after it; null: anything. */
	after: RegExp | null;
	/** The replacement: `{name}` is one of the forms, `$1` a group of `before`. */
	template: string;
}

export interface Wording {
	/** By name; the first is used where no rule applies. */
	forms: Readonly<Record<string, Forms>>;
	/** The first that applies counts. */
	rules: readonly Rule[];
	/** Corrects what phrase and neighbouring words become together, such as "de un": pattern and replacement. */
	joins: readonly (readonly [RegExp, string])[];
}

/**
 * Creates a rule.
 * @param before words, as the source of a pattern, that end right before the title, or with an apostrophe
 * @param after source of a pattern of what follows the title
 */
export const rule = (before: string, template: string, after?: string): Rule => ({
	before: before === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${before})(?:\\s+|(?<=['’]))$`, 'iu'),
	after: after === undefined ? null : new RegExp(`^(?:${after})(?![\\p{L}\\p{N}])`, 'iu'),
	template,
});

export const all = (form: string): Forms => [form, form, form, form];
