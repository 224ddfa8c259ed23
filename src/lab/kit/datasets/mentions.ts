import { filmTitles } from '../../../core/catalogue/catalogue.ts';
import { isLikely } from '../../../core/mentions/certainty.ts';
import { findMentions } from '../../../core/mentions/mentions.ts';
import { openBuiltIn } from '../../../pack/builtIn.ts';
import { atLine, InputError } from '../../../pack/errors.ts';
import { readText } from '../../../pack/files.ts';
import { MENTIONS_ENTRIES, TAGS_ENTRIES } from './entries.ts';
import { itemTitles, titleKey } from './itemTitles.ts';
import { type LoadOptions, loadRatings } from './load.ts';
import type { NamedRatings, Target } from './ratings.ts';

/** Which users mention which items, by their names in the files. */
export interface Mentioned {
	by: Map<string, string[]>;
	/** When, in seconds since 1970, in the same order, if that was asked for and is known. */
	on?: Map<string, readonly number[]>;
	/** Sentences about input that could not be used. */
	notes: string[];
}

/**
 * Reads mentions: a file `user,item` in any format of a ratings file; `tags:FILE`, where tagged items count
 * as mentioned; or `posts:FILE`, JSON lines {user, text} in which films are found by their titles.
 * @param films file with the titles of the ratings' items; needed for posts
 * @throws InputError naming file, line and reason
 */
export async function readMentions(
	spec: string,
	films: string | undefined,
	options: LoadOptions = {},
): Promise<Mentioned> {
	const [, kind, file] = /^(tags:|posts:)?(.*)$/s.exec(spec)!;
	return kind === 'posts:'
		? fromPosts(file!, films)
		: fromTable(file!, kind === 'tags:' ? TAGS_ENTRIES : MENTIONS_ENTRIES, options);
}

async function fromTable(file: string, entries: readonly RegExp[], options: LoadOptions): Promise<Mentioned> {
	const table = await loadRatings(file, { ...options, entries, pairsOnly: true, repeatsAllowed: true });
	const by = new Map<string, string[]>();
	const on = new Map<string, readonly number[]>();
	const { start, ids, times } = table.byUser;
	for (let user = 0; user < table.users; user++) {
		const [from, end, name] = [start[user]!, start[user + 1]!, table.userIds.name(user)];
		by.set(
			name,
			Array.from(ids.subarray(from, end), (item) => table.itemIds.name(item)),
		);
		if (times !== null) on.set(name, Array.from(times.subarray(from, end)));
	}
	return { by, ...(times !== null && { on }), notes: [] };
}

async function fromPosts(file: string, films: string | undefined): Promise<Mentioned> {
	if (films === undefined)
		throw new InputError('Mentions in posts are matched by title: say with --films which file has the titles.');
	const itemOf = await itemTitles(films);
	const { catalogue } = await openBuiltIn();
	const by = new Map<string, string[]>();
	let [found, matched] = [0, 0];
	(await readText(file)).split('\n').forEach((line, i) => {
		if (line.trim() === '') return;
		const { user, text } = parsePost(file, i + 1, line);
		const items = by.get(user) ?? [];
		by.set(user, items);
		for (const { film, quoted } of findMentions(catalogue, text).filter(isLikely)) {
			if (quoted) continue;
			found++;
			const ids = filmTitles(catalogue, film).map((title) => itemOf.get(titleKey(title, catalogue.year[film]!)));
			const item = ids.find((id) => id !== undefined);
			if (item === undefined) continue;
			matched++;
			items.push(item);
		}
	});
	return { by, notes: [`${found} mentions were found in the posts, ${matched} of them of films in ${films}.`] };
}

function parsePost(file: string, line: number, json: string): { user: string; text: string } {
	let post: { user?: unknown; text?: unknown } | null;
	try {
		post = JSON.parse(json);
	} catch {
		throw atLine(file, line, 'is not JSON.');
	}
	const user = typeof post?.user === 'number' ? String(post.user) : post?.user;
	if (typeof user !== 'string' || typeof post?.text !== 'string')
		throw atLine(file, line, 'must be like {"user": "…", "text": "…"}.');
	return { user, text: post.text };
}

/** The users who mention something rated, and have ratings themselves. @throws InputError if all are left out */
export function targetsOf({ by, on, notes }: Mentioned, ratings: NamedRatings): { targets: Target[]; notes: string[] } {
	const targets: Target[] = [];
	let [absent, unrated] = [0, 0];
	for (const [name, list] of by) {
		const user = ratings.userIds.find(name);
		if (list.length === 0) continue;
		if (user < 0) {
			absent++;
			continue;
		}
		const known = [...new Set(list)].map((id) => ratings.itemIds.find(id));
		const items = known.filter((item) => item >= 0);
		if (items.length < known.length) unrated++;
		const when = on?.get(name);
		const times = when && items.map((item) => when[list.indexOf(ratings.itemIds.name(item))]!);
		targets.push({ user, items, unknown: known.length - items.length, ...(times && { times }) });
	}
	if (targets.length === 0) throw new InputError('No one who mentions a film has ratings.');
	const more = [];
	if (absent > 0) more.push(`${absent} people who mention films have rated none and were left out.`);
	if (unrated > 0) more.push(`${unrated} people mention films that no one rated; those mentions were left out.`);
	return { targets, notes: [...notes, ...more] };
}
