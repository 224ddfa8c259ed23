/** The kinds of users in an estimate: those the writer may be, then those of strangers. */
import type { Activity, Weighing } from '../adversaries/weighing.ts';
import type { Marginals } from '../population/marginals.ts';

/** The people of an estimate. */
export interface Scene {
	marginals: Marginals;
	/** The classes of `marginals` as users. */
	activities: readonly Activity[];
	/** How active the writer is, or within which numbers of ratings; null if neither is known. */
	writer: Activity | ActivityRange | null;
	/** Members of the feared service. The population is scaled to this number. */
	members: number;
}

/** Numbers of ratings between which a writer's lies. */
interface ActivityRange {
	least: number;
	most: number;
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
	/** Score of strangers, see {@link Weighing}; null if all sums count unscaled. */
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

/** Kinds of users that the writer may be: neighboring classes are one kind if activity matters and is not known. */
function ownersOf({ byActivity }: Weighing, scene: Scene) {
	const { activities, writer } = scene;
	if (!byActivity) return { owners: [activities[0]!], weights: [1] };
	if (writer !== null && 'norm' in writer) return { owners: [writer], weights: [1] };
	const classes = classesWithin(scene, writer);
	const size = Math.ceil(classes.length / OWNERS);
	const all = classes.reduce((sum, { share }) => sum + share, 0);
	const owners: Activity[] = [];
	const weights: number[] = [];
	for (let from = 0; from < classes.length; from += size) {
		const near = classes.slice(from, from + size);
		const share = near.reduce((sum, each) => sum + each.share, 0);
		const middle = (of: (user: Activity) => number) =>
			Math.exp(near.reduce((sum, each) => sum + (each.share / share) * Math.log(of(each.user)), 0));
		owners.push({ ratings: middle((user) => user.ratings), norm: middle((user) => user.norm), normSpread: 0 });
		weights.push(share / all);
	}
	return { owners, weights };
}

/** Classes of members whose activity is in a range, or else the nearest class. */
function classesWithin({ marginals, activities }: Scene, range: ActivityRange | null) {
	const classes = activities
		.map((user, i) => ({ user, share: marginals.classes[i]!.share }))
		.filter(({ share }) => share > 0);
	if (range === null) return classes;
	const { least, most } = range;
	const within = classes.filter(({ user }) => user.ratings >= least && user.ratings <= most);
	if (within.length > 0) return within;
	const middle = Math.log(least * most) / 2;
	const distance = ({ ratings }: Activity) => Math.abs(Math.log(ratings) - middle);
	return [classes.reduce((a, b) => (distance(b.user) < distance(a.user) ? b : a))];
}
