/**
 * The data dictionary: every field that may ever be recorded, what it says, which values it takes and how each privacy
 * level changes it. What is none of these cannot be recorded, by type.
 */
import type { DraftRow } from './drafts.ts';
import { KINDS, type StudyEvent } from './events.ts';

/** Which values a field takes: whole numbers from 0 up to the largest, one of a list, yes or no, or as the study says. */
export type Values =
	| { largest: number }
	| { of: readonly string[] }
	| 'yes or no'
	| 'arm'
	| 'site'
	| 'question'
	| 'answer';

export interface Field {
	name: keyof StudyEvent | keyof DraftRow;
	about: string;
	values: Values;
	/** What the coarse level does: rounds down to multiples of so many, or leaves it out; nothing if not said. */
	coarse?: number | 'left out';
	/** What the randomised level does, where records are of whole drafts; absent for fields of events alone. */
	randomised?: 'as it is' | 'exponential mechanism' | 'randomised response';
}

export const PLANS = ['drop', 'add', 'mixed'] as const;

const yes = (name: keyof DraftRow, about: string): Field => ({
	name,
	about,
	values: 'yes or no',
	randomised: 'randomised response',
});

export const FIELDS: readonly Field[] = [
	{
		name: 'number',
		about: 'The place of the event among those recorded of you, from 0.',
		values: { largest: 100_000 },
	},
	{ name: 'kind', about: 'What happened.', values: { of: KINDS } },
	{ name: 'day', about: 'Days since you joined.', values: { largest: 800 }, coarse: 7, randomised: 'as it is' },
	{
		name: 'quarter',
		about: 'Which quarter of the day it was where you are: 0 for the night to 3 for the evening.',
		values: { largest: 3 },
		coarse: 'left out',
	},
	{ name: 'arm', about: 'The arm of the study that you are in.', values: 'arm', randomised: 'as it is' },
	{
		name: 'draft',
		about: 'Which events belong to one draft: drafts are numbered from 0.',
		values: { largest: 100_000 },
		randomised: 'as it is',
	},
	{
		name: 'site',
		about: 'The category that you sorted the site into, never the site.',
		values: 'site',
		coarse: 'left out',
	},
	{
		name: 'mentions',
		about: 'How many films the draft names: 0, 1, 2, 3, then 4 for 4 to 7, 5 for 8 to 15, 6 for more.',
		values: { largest: 6 },
		coarse: 2,
		randomised: 'exponential mechanism',
	},
	{
		name: 'rarest',
		about: 'How rare the rarest of them is: the power of two below its place in the list of films by raters.',
		values: { largest: 16 },
		coarse: 4,
		randomised: 'exponential mechanism',
	},
	{
		name: 'before',
		about: 'The crowd before: the power of two below it.',
		values: { largest: 30 },
		coarse: 3,
		randomised: 'exponential mechanism',
	},
	{
		name: 'after',
		about: 'The crowd after a suggestion was carried out, or as it was: the power of two below it.',
		values: { largest: 30 },
		coarse: 3,
		randomised: 'exponential mechanism',
	},
	{ name: 'plan', about: 'What the suggestion was to do: leave films out, add some, or both.', values: { of: PLANS } },
	{ name: 'question', about: 'Which question you answered.', values: 'question', randomised: 'as it is' },
	{
		name: 'answer',
		about: 'Your answer, by its place among those offered, from 0.',
		values: 'answer',
		randomised: 'randomised response',
	},
	yes('advised', 'Whether there was advice on the draft.'),
	yes('opened', 'Whether you opened the popup or a card.'),
	yes('dropped', 'Whether you left films out as suggested.'),
	yes('added', 'Whether you added films as suggested.'),
	yes('undone', 'Whether you undid what was suggested.'),
	yes('dismissed', 'Whether you dismissed what was shown.'),
	yes('posted', 'Whether you posted the draft.'),
];

export const fieldOf = (name: Field['name']): Field => FIELDS.find((field) => field.name === name)!;
