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

export const MEASURES: readonly Measure[] = [
	part('advised', 'Drafts with advice, of all', ['advised'], (d) => [advised(d), 1]),
	part('opened', 'Opened, of drafts with advice', ['advised', 'opened'], (d) => [
		advised(d) * value(d.opened),
		advised(d),
	]),
	part('followed', 'Advice followed, of drafts with advice', ['advised', 'dropped', 'added'], (d) => [
		advised(d) * followed(d),
		advised(d),
	]),
	part('dropped', 'Films left out, of drafts with advice', ['advised', 'dropped'], (d) => [
		advised(d) * value(d.dropped),
		advised(d),
	]),
	part('added', 'Films added, of drafts with advice', ['advised', 'added'], (d) => [
		advised(d) * value(d.added),
		advised(d),
	]),
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
	part('dismissed', 'Dismissed, of drafts with advice', ['advised', 'dismissed'], (d) => [
		advised(d) * value(d.dismissed),
		advised(d),
	]),
	part('unposted', 'Not posted, of drafts with advice', ['advised', 'posted'], (d) => [
		advised(d) * (1 - value(d.posted)),
		advised(d),
	]),
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
