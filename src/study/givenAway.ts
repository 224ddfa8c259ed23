/** What the rows that somebody keeps in a file give away together: counted from the rows, whatever was struck. */
import { fieldOf } from './dictionary.ts';
import type { StudyEvent } from './events.ts';
import { handedOver } from './fields.ts';
import { type PostedRow, type Posters, randomisedCrowd, type Steps, trailCrowd } from './givesAway.ts';
import type { KeyedRow } from './handOver.ts';
import type { StudyFile } from './studyFile.ts';

export interface GivenAway {
	/** Posts, or at the randomised level drafts and answers, that are told of. */
	rows: number;
	/** People who fit all of them. */
	crowd: number;
	/** Places of the rows, from 1, of the post that tells most; none where all tell alike. */
	most: number[];
	/** The smallest crowd that is told of, or null. */
	smallest: number | null;
}

/** A row with its place in the table, from 1. */
interface Placed {
	place: number;
	row: Record<string, unknown>;
}

/** Null where nothing in the file can be compared with what is public. */
export function givenAway(
	study: StudyFile,
	all: readonly KeyedRow[],
	struck: ReadonlySet<string>,
	events: readonly StudyEvent[],
	posters: Posters,
): GivenAway | null {
	const kept = all
		.map(({ key, row }, i) => ({ key, place: i + 1, row: row as unknown as Placed['row'] }))
		.filter(({ key }) => !struck.has(key));
	const steps = stepsOf(study);
	const trail = (rows: readonly PostedRow[]) => trailCrowd(rows, posters, steps, study.schedule.days);
	if (study.privacy.level === 'randomised') {
		const drafts = kept
			.filter(({ row }) => row.row === 'draft')
			.map(({ row }) => ({ ...NOTHING, day: Number(row.day) }));
		if (drafts.length === 0) return null;
		const guaranteed = randomisedCrowd(kept.length, study.privacy.epsilon!, posters);
		return { rows: kept.length, crowd: Math.min(guaranteed, trail(drafts).crowd), most: [], smallest: null };
	}
	// Whoever strikes that a draft was posted has posted it all the same.
	const posted = new Set(events.filter(({ kind }) => kind === 'posted').map(({ draft }) => draft));
	const posts = [...posted].flatMap((draft) => {
		const rows = kept.filter(({ row }) => row.draft === draft);
		return rows.length === 0 ? [] : [{ rows, facts: factsOf(rows) }];
	});
	if (posts.length === 0) return null;
	const { crowd, most } = trail(posts.map(({ facts }) => facts));
	const crowds = kept.flatMap(({ row }) => [row.before, row.after]).filter((bucket) => typeof bucket === 'number');
	return {
		rows: posts.length,
		crowd,
		most: most === null || posts.length === 1 ? [] : posts[most]!.rows.map(({ place }) => place),
		smallest: crowds.length === 0 ? null : 2 ** Math.min(...crowds),
	};
}

const NOTHING = { mentions: null, rarest: null, quarter: null, site: null };

/** What the rows of one draft tell: each fact as it was told last. */
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

/** Fields that a file of the study tells and that are counted, and those that are not. */
export function countedIn(study: StudyFile): { counted: string[]; uncounted: string[] } {
	const told = handedOver(study).map(({ name }) => name);
	const only = (names: readonly string[]) => names.filter((name) => told.includes(name as (typeof told)[number]));
	return {
		counted: only(['day', 'quarter', 'site', 'mentions', 'rarest']),
		uncounted: only(['before', 'after', 'answer']),
	};
}
