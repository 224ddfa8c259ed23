/** The measures of drafts. Each has a numerator and a denominator, so that participants with few and many drafts can be
 * combined. */
import type { DraftEstimates } from './truth.ts';

export interface Measure {
	id: string;
	title: string;
	/** Parts range from 0 to 1; levels are powers of two. */
	kind: 'part' | 'level';
	needs: readonly (keyof DraftEstimates)[];
	/** Returns the numerator and the denominator of a draft. */
	of: (draft: DraftEstimates) => readonly [counted: number, of: number];
}

const value = (recorded: number | null) => recorded ?? 0;
/** Logical or: exact for yes and no, unbiased for randomised values. */
const followed = ({ dropped, added }: DraftEstimates) => 1 - (1 - value(dropped)) * (1 - value(added));
const advised = (draft: DraftEstimates) => value(draft.advised);
const widened = (draft: DraftEstimates) => value(draft.after) - value(draft.before);

const part = (id: string, title: string, needs: Measure['needs'], of: Measure['of']): Measure => ({
	id,
	title,
	kind: 'part',
	needs,
	of,
});

/** A part of the drafts with advice. */
const ofAdvised = (id: string, title: string, needs: Measure['needs'], counted: (draft: DraftEstimates) => number) =>
	part(id, `${title}, of drafts with advice`, ['advised', ...needs], (d) => [advised(d) * counted(d), advised(d)]);

export const MEASURES: readonly Measure[] = [
	part('advised', 'Drafts with advice, of all', ['advised'], (d) => [advised(d), 1]),
	ofAdvised('opened', 'Opened', ['opened'], (d) => value(d.opened)),
	ofAdvised('followed', 'Advice followed', ['dropped', 'added'], followed),
	ofAdvised('dropped', 'Films left out', ['dropped'], (d) => value(d.dropped)),
	ofAdvised('added', 'Films added', ['added'], (d) => value(d.added)),
	part('droppedOfAll', 'Films left out, of all drafts', ['dropped'], (d) => [value(d.dropped), 1]),
	part('addedOfAll', 'Films added, of all drafts', ['added'], (d) => [value(d.added), 1]),
	part('unpostedOfAll', 'Not posted, of all drafts', ['posted'], (d) => [1 - value(d.posted), 1]),
	part('drops', 'Drops, of drops and adds', ['dropped', 'added'], (d) => [
		value(d.dropped),
		value(d.dropped) + value(d.added),
	]),
	part('undone', 'Undone, of drafts where advice was followed', ['dropped', 'added', 'undone'], (d) => [
		followed(d) * value(d.undone),
		followed(d),
	]),
	ofAdvised('dismissed', 'Dismissed', ['dismissed'], (d) => value(d.dismissed)),
	ofAdvised('unposted', 'Not posted', ['posted'], (d) => 1 - value(d.posted)),
	part('unpostedElse', 'Not posted, of drafts without advice', ['advised', 'posted'], (d) => [
		(1 - advised(d)) * (1 - value(d.posted)),
		1 - advised(d),
	]),
	{
		id: 'widened',
		title: 'Powers of two that the crowd grew by, per draft with advice',
		kind: 'level',
		needs: ['advised', 'before', 'after'],
		of: (d) => [advised(d) * widened(d), advised(d)],
	},
	{
		id: 'crowd',
		title: 'Crowd of the draft as it was left, in powers of two',
		kind: 'level',
		needs: ['after'],
		of: (d) => [value(d.after), 1],
	},
];

/** The measure that is reported by week. */
export const FATIGUE = MEASURES.find(({ id }) => id === 'followed')!;
