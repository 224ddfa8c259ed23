import { lowerBound } from '../../../../core/algorithms/bisect.ts';
import { isBySize } from '../../../kit/datasets/bySize.ts';
import { indexIn, type Ratings, sizeOf } from '../../../kit/datasets/ratings.ts';
import { type Closeness, createLike } from './similar.ts';

/** Looking up an item in a record costs about as much as this many steps along a list. */
const LOOKUP_COST = 12;

/** What is the same for all searches, and counts that are 0 between them. */
interface Tables extends Pick<Ratings, 'byUser' | 'byItem' | 'users'> {
	/** Whether entries are alike whenever they exist. */
	presence: boolean;
	/** Common items with each user, in the lists read so far. */
	both: Uint32Array;
	/** Similar entries with each user; the same array as `both` if `presence`. */
	alike: Uint32Array;
	sizes: Uint32Array;
	sorted: boolean;
	/** Compares entry `i` of users with entry `j` of items. */
	isLike(i: number, j: number): boolean;
	/** Compares two entries of users. */
	isOwnLike(i: number, j: number): boolean;
}

interface Search {
	user: number;
	own: number;
	/** Its entries, from the shortest list on. */
	entries: Uint32Array;
	next: number;
	/** Entries of the lists left. */
	unread: number;
	read: number;
	best: number;
	/** Users from `low` to below `high` can still exceed the best. */
	low: number;
	high: number;
}

/**
 * Lists are read from the shortest on. A user in none so far can reach at most (lists left) / |supp(r)|; once that is
 * not above the best found (the prefix filter of set joins, Chaudhuri et al. 2006), the lists left are only looked up for
 * users who could still exceed it with all of them, as soon as that is cheaper than reading on. If users are
 * numbered by size, lists are only read where |supp(r')| can exceed the best at all: the similarity of two records is
 * at most the ratio of the smaller to the larger size (the size filter, Arasu et al. 2006).
 */
export function createPruned(ratings: Ratings, closeness: Closeness) {
	const tables = tablesOf(ratings, closeness);
	return (user: number) => {
		const search = begin(tables, user);
		const { own } = search;
		let open: ReturnType<typeof promising> = null;
		for (let check = own >> 1; search.next < own && open === null; ) {
			readOne(tables, search);
			// Checking all users only pays off if more entries than that are left to read.
			if (search.next < check || search.unread < 3 * (search.high - search.low)) continue;
			raiseByRead(tables, search);
			if (own - search.next <= search.best * own) open = promising(tables, search);
			check = search.next + Math.ceil((own - search.next) / 3);
		}
		if (open === null) raiseByRead(tables, search);
		else
			for (const { other, reach } of open) {
				if (reach <= search.best) break;
				lookUp(tables, search, other);
			}
		tables.both.fill(0);
		tables.alike.fill(0);
		return { similarity: search.best, read: search.read };
	};
}

function tablesOf(ratings: Ratings, closeness: Closeness): Tables {
	const { byUser, byItem, users } = ratings;
	const presence = closeness.ratingStars === null && closeness.dateDays === null;
	const both = new Uint32Array(users);
	return {
		...{ byUser, byItem, users, presence, both },
		alike: presence ? both : new Uint32Array(users),
		sizes: Uint32Array.from({ length: users }, (_, u) => sizeOf(byUser, u)),
		sorted: isBySize(ratings),
		isLike: createLike(ratings, closeness, byUser, byItem),
		isOwnLike: createLike(ratings, closeness, byUser, byUser),
	};
}

function begin({ byUser, byItem, users }: Tables, user: number): Search {
	const own = sizeOf(byUser, user);
	const lengthOf = (entry: number) => sizeOf(byItem, byUser.ids[entry]!);
	const entries = Uint32Array.from({ length: own }, (_, i) => byUser.start[user]! + i);
	entries.sort((a, b) => lengthOf(a) - lengthOf(b));
	const unread = entries.reduce((sum, entry) => sum + lengthOf(entry), 0);
	return { user, own, entries, next: 0, unread, read: 0, best: 0, low: 0, high: users };
}

function readOne({ byUser, byItem, users, presence, both, alike, isLike }: Tables, search: Search): void {
	const { low, high } = search;
	const entry = search.entries[search.next++]!;
	const item = byUser.ids[entry]!;
	const { ids } = byItem;
	const [first, last] = [byItem.start[item]!, byItem.start[item + 1]!];
	const from = low === 0 ? first : lowerBound(ids, low, first, last);
	const end = high === users ? last : lowerBound(ids, high, from, last);
	if (presence) for (let j = from; j < end; j++) both[ids[j]!]!++;
	else
		for (let j = from; j < end; j++) {
			both[ids[j]!]!++;
			if (isLike(entry, j)) alike[ids[j]!]!++;
		}
	search.read += end - from;
	search.unread -= last - first;
}

function raise({ sizes, sorted }: Tables, search: Search, similarity: number): void {
	if (similarity <= search.best) return;
	search.best = similarity;
	if (!sorted) return;
	search.low = lowerBound(sizes, Math.ceil(similarity * search.own - 1e-9));
	search.high = lowerBound(sizes, Math.floor(search.own / similarity + 1e-9) + 1);
}

/** Raises the best by lower bounds of the similarity, from the lists read so far. */
function raiseByRead(tables: Tables, search: Search): void {
	const { both, alike, sizes } = tables;
	const { user, own, low, high } = search;
	let most = search.best;
	for (let u = low; u < high; u++) {
		if (alike[u] === 0 || u === user) continue;
		const reached = alike[u]! / (own + sizes[u]! - both[u]!);
		if (reached > most) most = reached;
	}
	raise(tables, search, most);
}

/** Returns the users who could exceed the best with all of the lists left, given their size; null if too many. */
function promising({ both, alike, sizes }: Tables, { user, own, next, unread, best, low, high }: Search) {
	const left = own - next;
	const open: { other: number; reach: number }[] = [];
	for (let u = low; u < high; u++) {
		const more = Math.min(left, sizes[u]! - both[u]!);
		const reach = (alike[u]! + more) / (own + sizes[u]! - both[u]! - more);
		if (reach > best && u !== user) open.push({ other: u, reach });
		if (open.length * left * LOOKUP_COST > unread) return null;
	}
	return open.sort((a, b) => b.reach - a.reach);
}

/** Completes the similarity of one user by looking up the items of the lists left. */
function lookUp(tables: Tables, search: Search, other: number): void {
	const { byUser, both, alike, sizes, isOwnLike } = tables;
	const { own, entries, next } = search;
	let [shared, same] = [both[other]!, alike[other]!];
	for (let k = next; k < own; k++) {
		const at = indexIn(byUser, other, byUser.ids[entries[k]!]!);
		if (at < 0) continue;
		shared++;
		if (isOwnLike(entries[k]!, at)) same++;
	}
	search.read += LOOKUP_COST * (own - next);
	raise(tables, search, same / (own + sizes[other]! - shared));
}
