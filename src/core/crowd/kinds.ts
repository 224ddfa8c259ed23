/** The kinds of users in an estimate: those that the writer may be, then those that strangers are. */
import type { Activity, Weighing } from '../adversaries/weighing.ts';
import type { Marginals } from '../population/marginals.ts';

/** The people of an estimate. */
export interface Scene {
	marginals: Marginals;
	/** The classes of `marginals` as users. */
	activities: readonly Activity[];
	/** How active the writer is, if known. */
	writer: Activity | null;
	/** Members of the feared service. The population is scaled to this number. */
	members: number;
}

export interface Kinds {
	/** The writer's kinds, then the strangers'. */
	users: readonly Activity[];
	/** Number of the writer's kinds. */
	own: number;
	/** Probability of each of the writer's kinds. */
	weights: readonly number[];
	/** Share of people of each of the strangers' kinds that the adversary considers. */
	shares: readonly number[];
	/** Score of a writer's kind whose gains sum to this. */
	scoreOfOwn(sum: number, kind: number): number;
	/** Score of strangers, see {@link Weighing}; null where all sums count as they are. */
	scoreOf: Weighing['scoreOf'] | null;
}

/** Number of kinds of writers if the writer's activity is not known. */
const OWNERS = 6;

export function kindsOf(weighing: Weighing, scene: Scene): Kinds {
	const { owners, weights } = ownersOf(weighing, scene);
	const users = [...owners, ...scene.activities];
	const { scoreOf = null } = weighing;
	const scoresOfOwn = owners.map((user) => {
		// The typical vector of a class does not have the mentioned films.
		const isClass = user.normSpread !== undefined;
		const scale = weighing.scale(user);
		return isClass && scoreOf !== null ? scoreOf(user, 0) : (sum: number) => sum * scale;
	});
	return {
		users,
		own: owners.length,
		weights,
		shares: scene.marginals.classes.map((c) => (c.ratings <= weighing.mostRatings ? c.share : 0)),
		scoreOfOwn: (sum, kind) => scoresOfOwn[kind]!(sum),
		scoreOf,
	};
}

/** Kinds of users that the writer may be: where activity matters and is not known, classes side by side are one kind. */
function ownersOf({ byActivity }: Weighing, { marginals, activities, writer }: Scene) {
	if (!byActivity) return { owners: [activities[0]!], weights: [1] };
	if (writer !== null) return { owners: [writer], weights: [1] };
	const size = Math.ceil(activities.length / OWNERS);
	const owners: Activity[] = [];
	const weights: number[] = [];
	for (let from = 0; from < activities.length; from += size) {
		const shares = marginals.classes.slice(from, from + size).map(({ share }) => share);
		const share = shares.reduce((a, b) => a + b, 0);
		if (share === 0) continue;
		const middle = (of: (user: Activity) => number) =>
			Math.exp(shares.reduce((sum, w, i) => sum + (w / share) * Math.log(of(activities[from + i]!)), 0));
		owners.push({ ratings: middle((user) => user.ratings), norm: middle((user) => user.norm), normSpread: 0 });
		weights.push(share);
	}
	return { owners, weights };
}
