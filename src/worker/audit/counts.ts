/** Counts the posts of an export for the page of the audit. */
import { adversariesOf } from '../../core/adversaries/guards.ts';
import { rangeOf } from '../../core/advice/range.ts';
import { type AccountPost, type Owner, openAccount } from '../../core/audit/account.ts';
import { auditPosts } from '../../core/audit/audit.ts';
import { nearLogged } from '../../core/audit/nearLogged.ts';
import { newAccountIs } from '../../core/audit/newAccount.ts';
import { yearsOf } from '../../core/audit/years.ts';
import { filmKey, findFilm } from '../../core/catalogue/titled.ts';
import type { Pack } from '../../core/population/pack.ts';
import { dayIn } from '../../imports/posts/account.ts';
import type { AuditOwner, AuditView, CountView } from '../../messages/audit.ts';
import type { CheckedPost } from '../../storage/check.ts';
import type { Database } from '../../storage/db.ts';
import { saidByFilm } from '../../storage/said.ts';
import { readOwnFilms } from '../ratings.ts';

type OpenDb = () => Promise<Database>;

/** What all posts give away, and the fewest to take down. */
export async function auditOf(
	{ population, catalogue }: Pack,
	openDb: OpenDb,
	checked: readonly CheckedPost[],
	asked: AuditOwner,
): Promise<AuditView> {
	const owner = await ownerOf({ population, catalogue }, openDb, asked);
	const { posts, unknown } = numbered({ population, catalogue }, checked);
	const audit = auditPosts(population, posts, owner, asked.tolerance);
	const { is, films } = newAccountIs(audit, posts);
	return {
		...audit,
		years: yearsOf(population, posts, owner),
		newAccount: { is, films: films.map((film) => filmKey(catalogue, film)) },
		near: posts.flatMap((post, i) => (nearLogged(post, owner.rated ?? new Map()).length > 0 ? [i] : [])),
		unknown,
	};
}

/** How many people could have written some posts. */
export async function countOf(
	pack: Pack,
	openDb: OpenDb,
	checked: readonly CheckedPost[],
	asked: AuditOwner,
): Promise<CountView> {
	const { posts } = numbered(pack, checked);
	const now = openAccount(pack.population, posts, await ownerOf(pack, openDb, asked)).caseOf(posts);
	return { crowd: now.crowd, ...rangeOf(now, now.crowd, []) };
}

async function ownerOf(
	{ catalogue }: Pack,
	openDb: OpenDb,
	{ persona, members, guard, filmsRated, nowhere }: AuditOwner,
): Promise<Owner> {
	const db = await openDb();
	try {
		const rated = await readOwnFilms(db, catalogue);
		const said = persona === null ? new Map() : await saidByFilm(db, catalogue, persona);
		return { members, guard: adversariesOf(guard), filmsRated, nowhere, rated, said };
	} finally {
		db.close();
	}
}

/** Posts with films as the list numbers them, and how many films it no longer has. */
function numbered({ catalogue }: Pack, checked: readonly CheckedPost[]): { posts: AccountPost[]; unknown: number } {
	const unknown = new Set<string>();
	const posts = checked.map(({ films, date }) => ({
		films: films.flatMap((key) => {
			const film = findFilm(catalogue, key);
			if (film < 0) unknown.add(`${key.title} (${key.year})`);
			return film < 0 ? [] : [film];
		}),
		day: dayIn(date),
	}));
	return { posts, unknown: unknown.size };
}
