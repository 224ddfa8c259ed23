/** Computes what the remaining rows of an export reveal together. */
import { fieldOf } from './dictionary.ts';
import type { StudyEvent } from './events.ts';
import { exportedFields } from './fields.ts';
import type { KeyedRow } from './handOver.ts';
import type { StudyFile } from './studyFile.ts';
import { type PostedRow, type Posters, randomisedCrowd, type Steps, trailCrowd } from './trail.ts';

export interface Disclosure {
	/** Number of posts in the export, or at the randomized level of drafts and answers. */
	rows: number;
	/** Expected number of people who match all of them. */
	crowd: number;
	/** Positions, from 1, of the rows of the most revealing post; empty if all reveal the same. */
	most: number[];
	/** The smallest crowd in the rows, or null. */
	smallest: number | null;
}

/** A row with its position in the table, from 1. */
interface Placed {
	place: number;
	row: Record<string, unknown>;
}

/** Returns null if nothing in the export can be compared with public posts. */
export function disclosureOf(
	study: StudyFile,
	all: readonly KeyedRow[],
	struck: ReadonlySet<string>,
	events: readonly StudyEvent[],
	posters: Posters,
): Disclosure | null {
	const remaining = all
		.map(({ key, row }, i) => ({ key, place: i + 1, row: row as unknown as Placed['row'] }))
		.filter(({ key }) => !struck.has(key));
	const steps = stepsOf(study);
	const trail = (rows: readonly PostedRow[]) => trailCrowd(rows, posters, steps, study.schedule.days);
	if (study.privacy.level === 'randomised') {
		const drafts = remaining
			.filter(({ row }) => row.row === 'draft')
			.map(({ row }) => ({ ...NOTHING, day: Number(row.day) }));
		if (drafts.length === 0) return null;
		const guaranteed = randomisedCrowd(remaining.length, study.privacy.epsilon!, posters);
		return { rows: remaining.length, crowd: Math.min(guaranteed, trail(drafts).crowd), most: [], smallest: null };
	}
	// From the events: a draft was posted even if the row that says so was struck.
	const posted = new Set(events.filter(({ kind }) => kind === 'posted').map(({ draft }) => draft));
	const posts = [...posted].flatMap((draft) => {
		const rows = remaining.filter(({ row }) => row.draft === draft);
		return rows.length === 0 ? [] : [{ rows, facts: factsOf(rows) }];
	});
	if (posts.length === 0) return null;
	const { crowd, most } = trail(posts.map(({ facts }) => facts));
	const crowds = remaining.flatMap(({ row }) => [row.before, row.after]).filter((bucket) => typeof bucket === 'number');
	return {
		rows: posts.length,
		crowd,
		most: most === null || posts.length === 1 ? [] : posts[most]!.rows.map(({ place }) => place),
		smallest: crowds.length === 0 ? null : 2 ** Math.min(...crowds),
	};
}

const NOTHING = { mentions: null, rarest: null, quarter: null, site: null };

/** Merges the rows of one draft: the last value of each field. */
function factsOf(rows: readonly Placed[]): PostedRow {
	const last = (name: keyof PostedRow) =>
		(rows.findLast(({ row }) => typeof row[name] === 'number')?.row[name] as number | undefined) ?? null;
	return {
		day: last('day') ?? 0,
		mentions: last('mentions'),
		rarest: last('rarest'),
		quarter: last('quarter'),
		site: last('site'),
	};
}

function stepsOf({ privacy, siteCategories }: StudyFile): Steps {
	const step = (name: 'day' | 'mentions' | 'rarest') => {
		const { coarse } = fieldOf(name);
		return privacy.level === 'coarse' && typeof coarse === 'number' ? coarse : 1;
	};
	return { day: step('day'), mentions: step('mentions'), rarest: step('rarest'), sites: siteCategories.length };
}

/** Splits the exported fields into those that the computation uses and those that it ignores. */
export function countedIn(study: StudyFile): { counted: string[]; uncounted: string[] } {
	const exported = exportedFields(study).map(({ name }) => name);
	const only = (names: readonly string[]) =>
		names.filter((name) => exported.includes(name as (typeof exported)[number]));
	return {
		counted: only(['day', 'quarter', 'site', 'mentions', 'rarest']),
		uncounted: only(['before', 'after', 'answer']),
	};
}
