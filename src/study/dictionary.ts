/** The data dictionary: every field that may be recorded, its meaning and values, and what privacy levels do to it. */
import type { DraftRow } from './drafts.ts';
import { KINDS, type Kind, type StudyEvent } from './events.ts';

/** The values of a field: integers from 0 to `largest`, one of a list, a boolean, or values that the study defines. */
type Values = { largest: number } | { of: readonly string[] } | 'yes or no' | 'arm' | 'site' | 'question' | 'answer';

export interface Field {
	name: keyof StudyEvent | Exclude<keyof DraftRow, 'cut'>;
	about: string;
	values: Values;
	/** Explains each value of an enumeration. */
	meanings?: Readonly<Record<string, string>>;
	/** What the coarse level does: rounds down to multiples of this number, or omits the field; absent: nothing. */
	coarse?: number | 'left out';
	/** What the randomized level does, which exports whole drafts; absent for fields that only events have. */
	randomised?: 'as it is' | 'exponential mechanism' | 'randomised response';
}

const PLANS = ['drop', 'add', 'mixed'] as const;

const yes = (name: Field['name'], about: string): Field => ({
	name,
	about,
	values: 'yes or no',
	randomised: 'randomised response',
});

const KIND_MEANINGS: Record<Kind, string> = {
	draft: 'You wrote a draft that names a film.',
	advice: 'There was advice on it, shown to you or, in a group that sees none, worked out.',
	opened: 'You opened the popup, or the card of a film.',
	followed:
		'You left a film out, or added one, as the advice would have it, with a button, or by hand and it stayed so.',
	undone: 'You took that back.',
	dismissed: 'You said of a mark that it is not a film.',
	posted: 'You posted the draft.',
	abandoned: 'You left a draft that there was advice on unposted for a day.',
	answered: 'You answered a question.',
	paused: 'You paused the study.',
	resumed: 'You went on with it.',
};

export const FIELDS: readonly Field[] = [
	{
		name: 'number',
		about: 'The place of the event among those recorded of you, from 0.',
		values: { largest: 100_000 },
	},
	{ name: 'kind', about: 'What happened.', values: { of: KINDS }, meanings: KIND_MEANINGS },
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
	{
		name: 'plan',
		about: 'What the suggestion was to do: leave films out (drop), add some (add), or both (mixed).',
		values: { of: PLANS },
	},
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
	yes('dismissed', 'Whether you said of a mark that it is not a film.'),
	yes('posted', 'Whether you posted the draft.'),
];

export const fieldOf = (name: Field['name']): Field => FIELDS.find((field) => field.name === name)!;
