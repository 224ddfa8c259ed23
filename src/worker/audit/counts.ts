/** Counts the posts of an export for the page of the audit. */
import { adversariesOf } from '../../core/adversaries/guards.ts';
import { rangeOf } from '../../core/advice/range.ts';
import { type AccountPost, type Owner, openAccount } from '../../core/audit/account.ts';
import { auditPosts } from '../../core/audit/audit.ts';
import { nearLogged } from '../../core/audit/nearLogged.ts';
import { newAccountIs } from '../../core/audit/newAccount.ts';
import { yearsOf } from '../../core/audit/years.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { findFilm, isOfKind, itemKey } from '../../core/catalogue/titled.ts';
import type { Pack } from '../../core/population/pack.ts';
import { dayIn } from '../../imports/posts/account.ts';
import type { AuditOwner, AuditView, CountsView, CountView, KindAudit } from '../../messages/audit.ts';
import type { CheckedPost } from '../../storage/check.ts';
import type { Database } from '../../storage/db.ts';
import { saidByFilm } from '../../storage/said.ts';
import type { OtherPack, Packs } from '../packs.ts';
import { readOwnFilms } from '../ratings.ts';

type OpenDb = () => Promise<Database>;

/** What all posts give away, and the fewest to take down: by films, and by each other kind that they name. */
export async function auditOf(
	{ films, others }: Packs,
	openDb: OpenDb,
	checked: readonly CheckedPost[],
	asked: AuditOwner,
): Promise<AuditView> {
	const owner = await ownerOf(films, openDb, asked);
	const ofOthers = namedKinds(others, checked, asked).map((pack) => ({
		kind: pack.kind,
		...auditBy(pack, checked, ownerOfOthers(asked), asked.tolerance),
	}));
	return { ...auditBy(films, checked, owner, asked.tolerance), ...(ofOthers.length > 0 && { others: ofOthers }) };
}

/** How many people could have written some posts. */
export async function countOf(
	{ films, others }: Packs,
	openDb: OpenDb,
	checked: readonly CheckedPost[],
	asked: AuditOwner,
): Promise<CountsView> {
	const owner = await ownerOf(films, openDb, asked);
	const ofOthers = namedKinds(others, checked, asked).map((pack) => ({
		kind: pack.kind,
		...countBy(pack, checked, ownerOfOthers(asked)),
	}));
	return { ...countBy(films, checked, owner), ...(ofOthers.length > 0 && { others: ofOthers }) };
}

function auditBy(pack: Pack, checked: readonly CheckedPost[], owner: Owner, tolerance: number): KindAudit {
	const { population, catalogue } = pack;
	const { posts, unknown } = numbered(catalogue, checked);
	const audit = auditPosts(population, posts, owner, tolerance);
	const { is, films } = newAccountIs(audit, posts);
	return {
		...audit,
		years: yearsOf(population, posts, owner),
		newAccount: { is, films: films.map((film) => itemKey(catalogue, film)) },
		near: posts.flatMap((post, i) => (nearLogged(post, owner.rated ?? new Map()).length > 0 ? [i] : [])),
		unknown,
	};
}

function countBy({ population, catalogue }: Pack, checked: readonly CheckedPost[], owner: Owner): CountView {
	const { posts } = numbered(catalogue, checked);
	const now = openAccount(population, posts, owner).caseOf(posts);
	return { crowd: now.crowd, ...rangeOf(now, now.crowd, []) };
}

/** The packs of other kinds of which posts name something. */
const namedKinds = (others: readonly OtherPack[], checked: readonly CheckedPost[], { filmsAlone }: AuditOwner) =>
	filmsAlone
		? []
		: others.filter(({ catalogue }) => checked.some(({ films }) => films.some((key) => findFilm(catalogue, key) >= 0)));

/** Of other kinds it is not known what the user has rated, nor of which service they are a member. */
const ownerOfOthers = ({ guard }: AuditOwner): Owner => ({ guard: adversariesOf(guard) });

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

/** Posts with what they name of a list's kind, as it numbers that, and how much of it the list no longer has. */
function numbered(catalogue: Catalogue, checked: readonly CheckedPost[]): { posts: AccountPost[]; unknown: number } {
	const unknown = new Set<string>();
	const posts = checked.map(({ films, date }) => ({
		films: films.flatMap((key) => {
			if (!isOfKind(catalogue, key)) return [];
			const film = findFilm(catalogue, key);
			if (film < 0) unknown.add(`${key.title} (${key.year})`);
			return film < 0 ? [] : [film];
		}),
		day: dayIn(date),
	}));
	return { posts, unknown: unknown.size };
}
