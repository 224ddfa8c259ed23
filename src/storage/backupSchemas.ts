/** What a backup file has today, and what it had in version 1. */
import * as v from 'valibot';
import { list, oneOf, record } from '../checks.ts';
import { formerName, renumbered } from './formerKinds.ts';
import { MOST_IMPORTS, MOST_PERSONAS, MOST_POSTS, MOST_RATINGS, MOST_SAID } from './limits.ts';
import {
	DaySchema,
	FORMER_SCHEMAS,
	ImportSchema,
	PersonaSchema,
	PostSchema,
	RatingSchema,
	SaidFilmSchema,
} from './records.ts';
import { SettingsSchema } from './settings.ts';

/** Version 1 had ratings and imports of films in today's lists without a kind, and those of other kinds apart. */
export const FORMER = 1;
const CURRENT = 2;

const common = {
	format: oneOf('red-herring'),
	version: oneOf(FORMER, CURRENT),
	date: DaySchema,
	settings: SettingsSchema,
	/** Including the persona "nobody", whose sites keep no history, if it exists. */
	personas: list(PersonaSchema, MOST_PERSONAS + 1),
	posts: list(PostSchema, MOST_PERSONAS * MOST_POSTS),
	said: v.optional(list(SaidFilmSchema, MOST_PERSONAS * MOST_SAID), []),
};

export type Backup = v.InferOutput<typeof BackupSchema>;
export const BackupSchema = record({
	...common,
	ratings: list(RatingSchema, MOST_RATINGS),
	imports: list(ImportSchema, MOST_IMPORTS),
});

const [RATINGS, IMPORTS] = [formerName('ratings'), formerName('imports')];
export type FormerBackup = v.InferOutput<typeof FormerSchema>;
export const FormerSchema = record({
	...common,
	ratings: list(FORMER_SCHEMAS.rating, MOST_RATINGS),
	imports: list(FORMER_SCHEMAS.imported, MOST_IMPORTS),
	[RATINGS]: v.optional(list(RatingSchema, MOST_RATINGS), []),
	[IMPORTS]: v.optional(list(ImportSchema, MOST_IMPORTS), []),
});

/** The ratings and imports of a file, each with the name of its list: imports are numbered apart in each pair of lists. */
export const ratingLists = (file: Backup | FormerBackup) => {
	const lists = { ratings: file.ratings, imports: file.imports, names: ['ratings', 'imports'] };
	if (file.version !== FORMER) return [lists];
	const { [RATINGS]: ratings = [], [IMPORTS]: imports = [] } = file as FormerBackup;
	return [lists, { ratings, imports, names: [RATINGS, IMPORTS] }];
};

/** A file of version 1 as one of today. */
export function fromFormer({ [RATINGS]: ratings = [], [IMPORTS]: imports = [], ...file }: FormerBackup): Backup {
	const last = file.imports.reduce((most, { id }) => Math.max(most, id), 0);
	const numbers = new Map(imports.map(({ id }, i) => [id, last + 1 + i]));
	const films = { kind: 'films' } as const;
	return {
		...{ ...file, version: CURRENT },
		ratings: [...file.ratings.map((one) => ({ ...one, ...films })), ...ratings.map((one) => renumbered(one, numbers))],
		imports: [
			...file.imports.map((one) => ({ ...one, ...films })),
			...imports.map((one) => ({ ...one, id: numbers.get(one.id)! })),
		],
	};
}
