import { adversariesOf } from '../../core/adversaries/guards.ts';
import { rangeOf } from '../../core/advice/range.ts';
import { type AccountPost, type Owner, openAccount } from '../../core/audit/account.ts';
import { auditPosts } from '../../core/audit/audit.ts';
import { nearLogged } from '../../core/audit/nearLogged.ts';
import { filmsForOld } from '../../core/audit/newAccount.ts';
import { yearsOf } from '../../core/audit/years.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { findFilm, isOfKind, itemKey, kindOfItems } from '../../core/catalogue/titled.ts';
import type { Pack } from '../../core/population/pack.ts';
import { dayIn } from '../../imports/posts/account.ts';
import { editPosts } from '../../imports/posts/edits.ts';
import type { Source } from '../../imports/posts/exported.ts';
import type {
	AuditOwner,
	AuditorProtocol,
	AuditView,
	CountedPost,
	CountsView,
	CountView,
	KindAudit,
} from '../../messages/audit.ts';
import type { CheckedPost } from '../../storage/check.ts';
import type { Database } from '../../storage/db.ts';
import { saidByFilm } from '../../storage/said.ts';
import type { Packs } from '../packs.ts';
import { readOwnFilms } from '../ratings.ts';

interface Counted {
	packs: Packs;
	openDb: () => Promise<Database>;
	posts: readonly CountedPost[];
	owner: AuditOwner;
}
type Editing = AuditorProtocol['edit'];

/** What all posts give away, and the fewest to take down: by films, and by each other kind that they name. */
export const auditOf = (counted: Counted): Promise<AuditView> =>
	ofKinds(counted, (pack, owner) => auditBy(pack, counted.posts, owner, counted.owner.tolerance));

/** How many people could have written some posts. */
export const countOf = (counted: Counted): Promise<CountsView> =>
	ofKinds(counted, (pack, owner) => countBy(pack, counted.posts, owner));

/** New words for the posts that have to go. @throws ImportError */
export async function editsOf(
	counted: Counted,
	sources: readonly Source[],
	audit: Editing['asked']['audit'],
): Promise<Editing['answered']> {
	const kinds = await ofKinds(counted, (pack, owner) => ({
		...{ pack, owner: { ...owner, tolerance: counted.owner.tolerance } },
		posts: numbered(pack.catalogue, counted.posts).posts,
		takeDown: audit.find(({ kind }) => kind === kindOfItems(pack.catalogue))?.takeDown ?? [],
	}));
	const edits = await editPosts(sources, counted.posts, kinds);
	return Array.from(edits, ([at, { text, afters }]) => [at, { text, afters }]);
}

/** Counts by each pack whose kind the posts name; always by films. */
async function ofKinds<T>(
	{ packs: [films, ...added], openDb, posts, owner }: Counted,
	count: (pack: Pack, owner: Owner) => T,
): Promise<T[]> {
	const isNamed = ({ catalogue }: Pack) =>
		posts.some((post) => post.films.some((key) => findFilm(catalogue, key) >= 0));
	const packs = [films, ...(owner.filmsAlone ? [] : added.filter(isNamed))];
	return Promise.all(packs.map(async (pack) => count(pack, await ownerOf(pack, openDb, owner))));
}

function auditBy(pack: Pack, checked: readonly CheckedPost[], owner: Owner, tolerance: number): KindAudit {
	const { population, catalogue } = pack;
	const { posts, unknown } = numbered(catalogue, checked);
	const audit = auditPosts(population, posts, owner, tolerance);
	return {
		kind: kindOfItems(catalogue),
		...audit,
		years: yearsOf(population, posts, owner),
		filmsForOld: filmsForOld(audit, posts)?.map((film) => itemKey(catalogue, film)) ?? null,
		near: posts.flatMap((post, i) => (nearLogged(post, owner.rated ?? new Map()).length > 0 ? [i] : [])),
		unknown,
	};
}

function countBy({ population, catalogue }: Pack, checked: readonly CountedPost[], owner: Owner): CountView {
	const { posts } = numbered(catalogue, checked);
	const now = openAccount(population, posts, owner).caseOf(posts);
	return { kind: kindOfItems(catalogue), crowd: now.crowd, ...rangeOf(now, now.crowd, []) };
}

async function ownerOf(
	{ catalogue }: Pack,
	openDb: Counted['openDb'],
	{ persona, members, guard, filmsRated, complete, nowhere }: AuditOwner,
): Promise<Owner> {
	const db = await openDb();
	try {
		const rated = await readOwnFilms(db, catalogue);
		const said = persona === null ? new Map() : await saidByFilm(db, catalogue, persona);
		// The questions about where and how much the user rates are only about films.
		const answers = kindOfItems(catalogue) === 'films' ? { members, filmsRated, complete, nowhere } : {};
		return { ...answers, guard: adversariesOf(guard), rated, said };
	} finally {
		db.close();
	}
}

/** Posts with their items by number, and how many items the list no longer has. */
function numbered(catalogue: Catalogue, checked: readonly CountedPost[]): { posts: AccountPost[]; unknown: number } {
	const unknown = new Set<string>();
	const posts = checked.map(({ films, date, phrases }) => ({
		films: films.flatMap((key) => {
			if (!isOfKind(catalogue, key)) return [];
			const film = findFilm(catalogue, key);
			if (film < 0) unknown.add(`${key.title} (${key.year})`);
			return film < 0 ? [] : [film];
		}),
		day: dayIn(date),
		...(phrases !== undefined && kindOfItems(catalogue) === 'films' && { phrases }),
	}));
	return { posts, unknown: unknown.size };
}
