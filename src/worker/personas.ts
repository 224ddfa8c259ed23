/** Handles requests about personas, their posts and all stored data. */
import { type FilmKey, findFilm, itemKey, kindOfItems } from '../core/catalogue/titled.ts';
import type { HistoryProtocol, KindTimeline, PersonasView, Scanned, Timeline } from '../messages/history.ts';
import type { Handlers } from '../messages/protocol.ts';
import { changeHistory, deleting, inTurn, noteRecords, outcomeOf } from '../storage/changes.ts';
import { assignSite, createPersona, deletePersona, listPersonas, savePersona } from '../storage/personas.ts';
import { changePost, countPosts, deletePost, listPosts, putBackPost } from '../storage/posts.ts';
import { RefusedError } from '../storage/refused.ts';
import { takeBackSaid } from '../storage/said.ts';
import { membersOf } from '../storage/services.ts';
import { changeSettings, readSettings } from '../storage/storedSettings.ts';
import { deleteForGood } from '../storage/wipe.ts';
import { lookUpHistories, wordsOn } from './history.ts';
import type { WorkerHost } from './host.ts';
import { located } from './located.ts';
import type { LoadedPack } from './packs.ts';
import { addToHistory, forgetAdded, type Place, undoAdded } from './postings.ts';
import { forgetOwnFilms, ownFilms } from './ratings.ts';
import { saidView } from './said.ts';
import { scanPage, UNREADABLE } from './scan.ts';
import { noteRestated } from './study/follow.ts';
import { postsNaming, timelineOf } from './timeline.ts';
import { answersOn } from './writer.ts';

export const historyHandlers: Handlers<HistoryProtocol, [WorkerHost]> = {
	sitePersona: async ({ tab, persona }, host) => {
		const [db, place] = await Promise.all([host.db(), placeOf(host, tab)]);
		return outcomeOf(inTurn(async () => place && assignSite(db, refusePrivate(place).site, persona)));
	},
	newSitePersona: async ({ tab, name }, host) => {
		const [db, place] = await Promise.all([host.db(), placeOf(host, tab)]);
		const change = async () => {
			if (place !== null) refusePrivate(place);
			const { id } = await createPersona(db, name);
			return place && assignSite(db, place.site, id);
		};
		return outcomeOf(inTurn(change));
	},
	undo: async ({ tab }, host) => {
		await inTurn(() => deleting(host, (db) => undoAdded(db, host.browser.storage.session, tab)));
	},
	scan: async ({ tab }, host) => {
		const { site, off } = await located(host, tab);
		return off ? UNREADABLE : scanPage(host, tab, site);
	},
	addScanned: (scanned, host) => addScanned(host, scanned),
	// In turn: a page opened right after a change shows it.
	personas: (_, host) => inTurn(() => personasView(host)),
	newPersona: async ({ name }, host) => changeHistory(host, (db) => createPersona(db, name)),
	changePersona: async ({ persona }, host) => changeHistory(host, (db) => savePersona(db, persona)),
	deletePersona: async ({ persona }, host) => {
		const done = await changeHistory(host, (db) => deletePersona(db, persona));
		if (done.refused === null) await forgetPairs(host, persona);
		return done;
	},
	posts: async ({ persona }, { db }) => listPosts(await db(), persona),
	changePost: ({ post }, host) =>
		changeHistory(host, async (db) => {
			if (!(await changePost(db, post))) throw new RefusedError('gone');
		}),
	deletePost: ({ post }, host) => changeHistory(host, (db) => deletePost(db, post)),
	putBackPost: ({ post }, host) =>
		changeHistory(host, async (db) => {
			if (!(await putBackPost(db, post))) throw new RefusedError('gone');
		}),
	said: (_, host) => saidView(host),
	takeBackSaid: async ({ persona, film }, host) => {
		const done = await changeHistory(host, (db) => takeBackSaid(db, persona, film));
		await noteRestated(host);
		await host.recheck();
		return done;
	},
	timeline: ({ persona }, host) => timeline(host, persona),
	recordsChanged: async ({ ratings }, host) => {
		forgetOwnFilms();
		await noteRecords(host);
		if (ratings) await changeSettings(host.browser.storage.local, (settings) => ({ ...settings, wholeRatings: null }));
		await host.recheck();
		void lookUpHistories(host).catch(() => undefined);
	},
	deleteEverything: async (_, host) => {
		const { local, session } = host.browser.storage;
		const places = await inTurn(() => deleteForGood(host.db, { local, session })).finally(() => forget(host));
		return { places };
	},
};

/** The user's place in a tab; null if the page cannot be read or the site is switched off. */
async function placeOf(host: WorkerHost, tab: number): Promise<Place | null> {
	const { site, off } = await located(host, tab);
	return site === null || off ? null : { tab, site, private: await host.isPrivate(tab) };
}

/** Forgets which accounts may be linked with a deleted one. */
async function forgetPairs({ browser: { storage } }: WorkerHost, persona: string): Promise<void> {
	await changeSettings(storage.local, (settings) => {
		const left = settings.asOne.filter((pair) => !pair.includes(persona));
		return left.length < settings.asOne.length ? { ...settings, asOne: left } : settings;
	}).catch(() => undefined);
}

/** Clears all caches, after all data was replaced or deleted. */
function forget({ advising, pack, packs, study }: WorkerHost): void {
	pack.forget();
	packs.forgetAddedPacks();
	advising.forgetAll();
	forgetOwnFilms();
	study.forget();
}

/** Nothing is stored about private windows. */
function refusePrivate(place: Place): Place {
	if (place.private) throw new RefusedError('private');
	return place;
}

async function addScanned(host: WorkerHost, { tab, films: keys }: { tab: number; films: FilmKey[] }): Promise<Scanned> {
	const { session } = host.browser.storage;
	const [db, packs, place] = await Promise.all([host.db(), host.packs.orFail(), placeOf(host, tab)]);
	const items = packs.flatMap(({ catalogue }) =>
		keys.map((key) => findFilm(catalogue, key)).flatMap((item) => (item < 0 ? [] : itemKey(catalogue, item))),
	);
	if (place === null) return { added: false, refused: null };
	await forgetAdded(session, tab);
	const keeping = addToHistory(db, session, place, { items, decoys: [], source: 'scanned', at: Date.now() });
	const { refused } = await outcomeOf(keeping);
	await noteRecords(host);
	return { added: refused === null && (await keeping), refused };
}

async function personasView(host: WorkerHost): Promise<PersonasView> {
	const db = await host.db();
	const { personas, damaged } = await listPersonas(db);
	const [counts, { settings }, size] = await Promise.all([
		countPosts(
			db,
			personas.map(({ id }) => id),
		),
		readSettings(host.browser.storage.local),
		host.pack().then(
			({ population }) => population.size,
			() => null,
		),
	]);
	return {
		personas: personas.map((persona, i) => ({ persona, posts: counts[i]! })),
		damaged,
		tolerance: settings.tolerance,
		size: membersOf(settings.services) ?? size,
	};
}

async function timeline(host: WorkerHost, id: string): Promise<Timeline> {
	const db = await host.db();
	const [{ personas }, { posts }, { settings }, packs] = await Promise.all([
		listPersonas(db),
		listPosts(db, id),
		readSettings(host.browser.storage.local),
		host.packsNow(),
	]);
	const persona = personas.find((p) => p.id === id) ?? null;
	const account = { guard: persona?.guard ?? null, tolerance: persona?.tolerance ?? settings.tolerance };
	if (!(await host.study.showing(null)).standing) return { kinds: [heldTimeline(packs[0], account)], held: true };
	const kinds = packs.map(async (pack) => {
		const { catalogue } = pack;
		const named = kindOfItems(catalogue) === 'films' ? posts : postsNaming(pack, posts);
		if (named.length === 0 && kindOfItems(catalogue) !== 'films') return [];
		const [rated, said] = await Promise.all([ownFilms(db, catalogue), wordsOn(db, catalogue, id)]);
		return [timelineOf(pack, named, account, { ...answersOn(catalogue, settings, persona), rated, said })];
	});
	return { kinds: (await Promise.all(kinds)).flat() };
}

/** What is shown about an account whose figures a study hides. */
function heldTimeline({ population: { size } }: LoadedPack, { tolerance }: { tolerance: number }): KindTimeline {
	const nothing = { points: [], without: [], takeDown: [], unknown: 0 };
	return { kind: 'films', ...nothing, people: size, ...{ low: size, high: size, fair: size, top: size }, tolerance };
}
