import { seededRandom } from '../../../core/advice/draw.ts';
import { showProgress } from '../../kit/cli/progress.ts';
import type { SetupOptions } from '../../kit/cli/setup.ts';
import type { NamedRatings, Ratings } from '../../kit/datasets/ratings.ts';
import { withPool } from '../../kit/threads/pool.ts';
import {
	type Accuracy,
	accuracy,
	attackRelease,
	checkAnonymizable,
	groupUsers,
	padUsers,
	sizesIn,
} from './anonymize.ts';
import { type ReleaseKind, releasedEntries, releaseOf } from './release/release.ts';
import { writeAnonymous } from './release/releaseFile.ts';
import { namesOf, writeRelease } from './release/writeRelease.ts';
import type { SvdOptions } from './svd/svd.ts';

export interface AnonymizeCommandOptions extends Omit<SetupOptions, 'targets'>, SvdOptions {
	k: number[];
	in?: string;
	people?: number;
	release: ReleaseKind;
	sample: number;
	known: number;
	targets: number;
	numbersSeed?: number;
	accuracy: boolean;
	scale?: number[];
}

export interface AnonymizeRow {
	k: number;
	release: string;
	users: number;
	items: number;
	ratings: number;
	released: number;
	groups: number;
	smallestGroup: number;
	rmse: Accuracy['rmse'] | null;
	/** Mean success on the release, on the original, and against the user who is worst off. */
	attack: Record<'structure' | 'label' | 'nearest', number> & {
		before: Record<'structure' | 'label', number>;
		most: Record<'structure' | 'label' | 'nearest', number>;
		targets: number;
		known: number;
	};
	/** Seconds since the start of the program. */
	seconds: number;
	/** CPU seconds of all threads: an idle machine would take between this and this divided by the number of threads. */
	cpuSeconds: number;
	peakMB: number;
}

/** Compares releases by k, and writes one if requested. */
export async function anonymizeAll(
	ratings: Ratings | NamedRatings,
	o: AnonymizeCommandOptions,
): Promise<AnonymizeRow[]> {
	const { rank, rate, l2, epochs, sample, seed, targets, known, release: kind, out } = o;
	const options = { svd: { rank, rate, l2, epochs }, sample, seed };
	checkAnonymizable(ratings, Math.max(...o.k));
	const accuracies = o.accuracy
		? await accuracy(ratings, o.k, o.threads, options, showProgress('Comparing recommenders'))
		: [];
	return withPool(ratings, o.threads, async (pool) => {
		const { model, points } = await padUsers(ratings, pool, options, showProgress('Fitting'));
		const rows: AnonymizeRow[] = [];
		for (const [i, k] of o.k.entries()) {
			const groups = await groupUsers(ratings.users, points, k, pool, options, showProgress('Grouping'));
			const release = releaseOf(ratings, model, groups, kind);
			const { before, after } = attackRelease(ratings, release, { targets, known, seed });
			const each = (key: 'mean' | 'most') => ({
				structure: after.structure[key],
				label: after.label[key],
				nearest: after.nearest[key],
			});
			let anonymity = { ...sizesIn(groups), rows: 0 };
			if (out !== undefined) {
				const random = o.numbersSeed === undefined ? undefined : seededRandom(o.numbersSeed);
				anonymity = await writeAnonymous(out, k, ratings.users, (draft) =>
					writeRelease(release, namesOf(ratings), draft, random),
				);
			} else anonymity.rows = releasedEntries(release);
			rows.push({
				k,
				release: kind,
				users: ratings.users,
				items: ratings.items,
				ratings: ratings.count,
				released: anonymity.rows,
				groups: anonymity.groups,
				smallestGroup: anonymity.smallestGroup,
				rmse: accuracies[i]?.rmse ?? null,
				attack: {
					...each('mean'),
					before: { structure: before.structure.mean, label: before.label.mean },
					most: each('most'),
					targets: Math.min(targets, ratings.users),
					known,
				},
				seconds: performance.now() / 1000,
				cpuSeconds: (({ user, system }) => (user + system) / 1e6)(process.cpuUsage()),
				peakMB: process.resourceUsage().maxRSS / 1000,
			});
		}
		return rows;
	});
}
