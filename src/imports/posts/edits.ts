/** New words for old posts. Their export is read again for their text, which is not kept. */
import { type Edited, MOST_EDITS, type PostEdit, postEdit } from '../../core/advice/postEdit.ts';
import { type AccountPost, type Owner, openAccount } from '../../core/audit/account.ts';
import { chooseWordings } from '../../core/audit/edited.ts';
import { kindOfItems } from '../../core/catalogue/titled.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { ExportedPost, Source } from './exported.ts';
import { readPosts } from './read.ts';

/** What an audit by one kind found. */
export interface Audited {
	pack: Pack;
	owner: Owner & { tolerance: number };
	/** All of the account's, in the same order for each kind. */
	posts: readonly AccountPost[];
	takeDown: readonly { post: number }[];
}

/** The text, and how it would read: best first, none if no words hide what it names. */
export interface EditedPost extends PostEdit {
	text: string;
}

/** Most posts that get edits: with more, a new account is less work. */
const MOST_EDITED = 100;

type Name = Pick<ExportedPost, 'site' | 'id'>;
const keyOf = ({ site, id }: Name) => `${site} ${id}`;

/**
 * Returns the edits of the posts that have to go and are found, by their places. The first ones of all posts reach the
 * goal together.
 * @param names what the posts are called
 * @throws ImportError
 */
export async function editPosts(
	sources: readonly Source[],
	names: readonly Name[],
	kinds: readonly Audited[],
): Promise<Map<number, EditedPost>> {
	const places = [...new Set(kinds.flatMap(({ takeDown }) => takeDown.map(({ post }) => post)))].slice(0, MOST_EDITED);
	const wanted = new Map(places.map((at) => [keyOf(names[at]!), at]));
	const edits = new Map<number, EditedPost>();
	if (wanted.size === 0) return edits;
	for await (const { text, ...of } of readPosts(sources)) {
		const at = wanted.get(keyOf(of));
		if (at === undefined || edits.has(at)) continue;
		const naming = kinds.filter(({ takeDown }) => takeDown.some(({ post }) => post === at));
		edits.set(at, { text, ...editOf(text, at, naming) });
		if (edits.size === wanted.size) break;
	}
	return kinds.reduce(reachGoal, edits);
}

/** Edits for one kind after the other. */
function editOf(text: string, at: number, kinds: readonly Audited[]): PostEdit {
	return kinds.reduce<PostEdit>(
		({ afters, wordings }, { pack, posts, owner }) => {
			const edits = afters.map((after) => postEdit(pack, after.text, new Set(posts[at]!.films), owner));
			const joined = edits.flatMap((edit, i) =>
				edit.afters.map((one): Edited => ({ ...one, phrases: new Map([...afters[i]!.phrases, ...one.phrases]) })),
			);
			return {
				afters: joined.slice(0, MOST_EDITS),
				wordings: [...wordings, ...(edits[0]?.wordings ?? [])],
			};
		},
		{ afters: [{ text, phrases: new Map() }], wordings: [] },
	);
}

/** The edits with those first that reach the goal together. Only films have phrases, which add up. */
function reachGoal(edits: Map<number, EditedPost>, { pack, owner, posts, takeDown }: Audited): Map<number, EditedPost> {
	if (kindOfItems(pack.catalogue) !== 'films') return edits;
	const gone = takeDown.map(({ post }) => post);
	const worded = gone.flatMap((post): [number, EditedPost['afters']][] => {
		const { afters = [] } = edits.get(post) ?? {};
		return afters.length === 0 ? [] : [[post, afters]];
	});
	const wordings = new Map(worded.map(([post, afters]) => [post, afters.map(({ phrases }) => phrases)]));
	const account = openAccount(pack.population, posts, owner);
	const chosen = chooseWordings(account, posts, gone, wordings, owner.tolerance);
	return new Map(
		[...edits].map(([post, edit]) => {
			const at = chosen.get(post);
			if (at === undefined) return [post, edit];
			const afters = at === null ? [] : [edit.afters[at]!, ...edit.afters.filter((_, i) => i !== at)];
			return [post, { ...edit, afters }];
		}),
	);
}
