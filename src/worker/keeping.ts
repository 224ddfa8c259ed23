/** Keeps held posts. Each is tried until it is kept, taken back, or refused, if need be by the next worker. */
import { itemsNamed, keysOf } from '../core/advice/itemsNamed.ts';
import { phrasesIn } from '../core/advice/phrasesIn.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { type Item, isSameItem } from '../core/catalogue/packKinds.ts';
import { filmKey, kindOfItems } from '../core/catalogue/titled.ts';
import { allOwn, joinWritten, type Written, writtenAll } from '../messages/written.ts';
import { noteRecords } from '../storage/changes.ts';
import { type Draft, isFollowed } from '../storage/draft.ts';
import { type HeldPost, releasePost } from '../storage/heldPosts.ts';
import type { Phrased } from '../storage/records.ts';
import type { Settings } from '../storage/settings.ts';
import type { WorkerHost } from './host.ts';
import { effectiveSettings, settledAt } from './lists.ts';
import type { LoadedPack } from './packs.ts';
import { addToHistory } from './postings.ts';
import { isRefusal, nameOf, notifyKept, notifyNotKept } from './records.ts';
import { recordPosted } from './study/draft.ts';
import { followedAt } from './study/follow.ts';

/** Posts that this worker knows are held. */
export const known = new Map<string, HeldPost>();

/** Posts being kept right now: they are taken back after that. */
export const keeping = new Map<string, Promise<void>>();

/** Posts that could not be kept yet, each with the milliseconds until the next attempt. */
const failing = new Map<string, number>();

/** Milliseconds before the second attempt; twice as many before each further one. Browsers stop a worker that rests longer. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [100, 20_000];

export async function release(host: WorkerHost, post: string): Promise<void> {
	known.delete(post);
	failing.delete(post);
	await releasePost(host.browser.storage.session, post);
	if (failing.size === 0) await notifyKept(host);
}

/** Whether an attempt to keep a post failed, and another follows. */
export const hasFailed = (post: string): boolean => failing.has(post);

/** Tries once to keep a post; if that fails, more attempts follow. @param settings current ones, if known */
export function keepHeld(host: WorkerHost, held: HeldPost, settings?: Settings): Promise<void> {
	const { post } = held;
	const kept = attempt(host, held, settings);
	const all = Promise.allSettled([keeping.get(post), kept]).then(() => {
		if (keeping.get(post) === all) keeping.delete(post);
	});
	keeping.set(post, all);
	return kept;
}

async function attempt(host: WorkerHost, held: HeldPost, settings?: Settings): Promise<void> {
	const { post, tab } = held;
	try {
		await keep(host, held, settings ?? (await effectiveSettings(host.browser.storage)).settings);
		await release(host, post);
	} catch (error) {
		// A repeated report may have kept it, or the site taken it back.
		if (!known.has(post)) return;
		const isNews = !failing.has(post);
		if (isRefusal(error)) await release(host, post);
		else tryLater(host, post, error);
		if (isNews) await notifyNotKept(host, error);
		host.announce(tab);
	}
}

function tryLater(host: WorkerHost, post: string, error: unknown): void {
	// Browsers do not always report that they have closed a connection.
	if (nameOf(error) === 'InvalidStateError') host.db.forget();
	const pause = failing.get(post) ?? FIRST_PAUSE;
	failing.set(post, Math.min(2 * pause, LONGEST_PAUSE));
	setTimeout(() => {
		const held = known.get(post);
		if (held !== undefined) void keepHeld(host, held).catch(() => undefined);
	}, pause);
}

async function keep(
	host: WorkerHost,
	{ post, tab, frame, site, texts, others, first = '', thread, draft, at }: HeldPost,
	settings: Settings,
): Promise<void> {
	if (settings.sitesOff.includes(site)) return;
	const { choices = [], decoys = [] } = draft ?? {};
	const written = writtenAll(texts, others);
	if (draft !== null) await studyPosted(host, tab, written, draft, await host.pack(), settings);
	const packs = await host.packs.orFail();
	const named = (these: readonly Written[]) =>
		itemsNamed(packs, these, { choices, settled: settledAt(settings, site) });
	const keys = (these: readonly Written[]) => keysOf(packs, named(these));
	const kinds = packs.map(({ catalogue }) => kindOfItems(catalogue));
	const editing = first.trim() === '' ? null : { first: keys([allOwn(first)]), all: keys(texts.map(allOwn)), kinds };
	const items = named(written);
	const phrased = draft === null ? [] : phrasedBy(packs[0].catalogue, texts, draft, items);
	const taken = items.filter((item) => decoys.some((decoy) => isSameItem(decoy, item)));
	const found = {
		...{ items: keysOf(packs, items), decoys: keysOf(packs, taken), phrased },
		...{ source: 'posted' as const, at, report: post, editing },
	};
	const place = { tab, frame, site, private: false, thread };
	if (!(await addToHistory(await host.db(), host.browser.storage.session, place, found))) return;
	await noteRecords(host);
	host.announce(tab);
}

/** The films whose titles the draft's plans replaced with phrases that the text still has. */
function phrasedBy(
	films: Catalogue,
	texts: readonly string[],
	{ told = [] }: Draft,
	items: readonly Item[],
): Phrased[] {
	const named = new Set(items.flatMap(({ kind, id }) => (kind === 'films' ? [id] : [])));
	const phrases = phrasesIn(films, texts.join('\n'), new Map(told), named);
	return Array.from(phrases, ([film, { telling }]) => ({ ...filmKey(films, film), telling }));
}

/** Records a post before it is added to the history, so that its films do not count twice. */
async function studyPosted(
	host: WorkerHost,
	tab: number,
	texts: readonly Written[],
	state: Draft,
	pack: LoadedPack,
	settings: Settings,
): Promise<void> {
	const stored = await host.study.current();
	if (stored === null || !isFollowed(state) || !state.study.key.startsWith(`${stored.enrolment.code}:`)) return;
	// The next draft in the box may already be followed.
	const latest = await followedAt(host, tab, state);
	const draft = latest?.study.key === state.study.key ? latest : state;
	const advice = await host.advising.adviseOnce(pack, joinWritten(texts), state, settings);
	await recordPosted(host, tab, draft, advice, pack, texts.length > 1);
}
