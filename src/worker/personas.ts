/** Answers what the extension's own pages ask about personas, their posts and everything that is kept. */
import type { Browser } from 'webextension-polyfill';
import type { Pack } from '../core/population/pack.ts';
import type { HistoryRequest, Outcome, PersonasView, PostsView, Scanned, Timeline } from '../messages/history.ts';
import type { Database } from '../storage/db.ts';
import { createPersona, deletePersona, giveSite, listPersonas, savePersona } from '../storage/personas.ts';
import { changePost, countPosts, deletePost, listPosts } from '../storage/posts.ts';
import { RefusedError } from '../storage/refused.ts';
import { readSettings } from '../storage/settings.ts';
import { deleteEverything } from '../storage/wipe.ts';
import type { Showing } from '../study/showing.ts';
import { exportEverything, importEverything } from './data.ts';
import { scanText } from './filmsNamed.ts';
import { forgetAdded, keepFilms, type Place, undoAdded } from './postings.ts';
import { ownFilms } from './ratings.ts';
import { timelineOf } from './timeline.ts';
import { inTurn } from './turns.ts';

export interface HistoryHost {
	storage: Browser['storage'];
	db: () => Promise<Database>;
	pack: () => Promise<Pack>;
	/** Where the user is in a tab; null where the page cannot be read or is to be left alone. */
	place: (tab: number) => Promise<Place | null>;
	/** What is selected on a tab's page, or all that can be seen of it. */
	pageText: (tab: number) => Promise<{ text: string | null; selected: boolean }>;
	/** What is shown of advice. */
	showing: () => Promise<Showing>;
	/** Everything was replaced or deleted: what is remembered of it is stale. */
	forget: () => void;
}

/** Answers one request. */
export async function answerHistory(host: HistoryHost, request: HistoryRequest): Promise<unknown> {
	const db = await host.db();
	const { local, session } = host.storage;
	switch (request.kind) {
		case 'sitePersona': {
			const place = await host.place(request.tab);
			return outcome(async () => place && giveSite(db, notPrivate(place).site, request.persona));
		}
		case 'newSitePersona': {
			const place = await host.place(request.tab);
			return outcome(async () => {
				if (place !== null) notPrivate(place);
				const { id } = await createPersona(db, request.name);
				return place && giveSite(db, place.site, id);
			});
		}
		case 'undo':
			return inTurn(() => undoAdded(db, session, request.tab));
		case 'scan': {
			const [pack, { text, selected }] = await Promise.all([host.pack(), host.pageText(request.tab)]);
			return scanText(pack, text, selected);
		}
		case 'addScanned':
			return addScanned(host, db, request);
		case 'personas':
			return personasView(host, db);
		case 'newPersona':
			return outcome(() => createPersona(db, request.name));
		case 'changePersona':
			return outcome(() => savePersona(db, request.persona));
		case 'deletePersona':
			return deletePersona(db, request.persona);
		case 'posts':
			return listPosts(db, request.persona) satisfies Promise<PostsView>;
		case 'changePost':
			return outcome(async () => {
				if (!(await changePost(db, request.post))) throw new RefusedError('gone');
			});
		case 'deletePost':
			return deletePost(db, request.post);
		case 'timeline':
			return timeline(host, db, request.persona);
		case 'export':
			return exportEverything(db, local);
		case 'import':
			return inTurn(() => importEverything(db, local, request.file, request.how)).finally(host.forget);
		case 'deleteEverything':
			return inTurn(() => deleteEverything(db, { local, session }))
				.then((places) => ({ places }))
				.finally(host.forget);
	}
}

/** Nothing is kept of private windows. */
function notPrivate(place: Place): Place {
	if (place.private) throw new RefusedError('private');
	return place;
}

const outcome = (change: () => Promise<unknown>): Promise<Outcome> => outcomeOf(inTurn(change));

async function outcomeOf(change: Promise<unknown>): Promise<Outcome> {
	try {
		await change;
		return { refused: null };
	} catch (error) {
		if (error instanceof RefusedError) return { refused: error.why };
		throw error;
	}
}

async function addScanned(
	host: HistoryHost,
	db: Database,
	{ tab, films }: { tab: number; films: number[] },
): Promise<Scanned> {
	const [pack, place] = await Promise.all([host.pack(), host.place(tab)]);
	const known = films.filter((film) => film < pack.catalogue.films);
	if (place === null) return { added: false, refused: null };
	await forgetAdded(host.storage.session, tab);
	const keeping = keepFilms(db, host.storage.session, pack, place, { films: known, decoys: [], source: 'scanned' });
	const { refused } = await outcomeOf(keeping);
	return { added: refused === null && (await keeping), refused };
}

async function personasView(host: HistoryHost, db: Database): Promise<PersonasView> {
	const { personas, damaged } = await listPersonas(db);
	const [counts, { settings }, size] = await Promise.all([
		countPosts(
			db,
			personas.map(({ id }) => id),
		),
		readSettings(host.storage.local),
		host.pack().then(
			({ population }) => population.size,
			() => null,
		),
	]);
	return {
		personas: personas.map((persona, i) => ({ persona, posts: counts[i]! })),
		damaged,
		tolerance: settings.tolerance,
		size,
	};
}

async function timeline(host: HistoryHost, db: Database, id: string): Promise<Timeline> {
	const [{ personas }, { posts }, { settings }, pack] = await Promise.all([
		listPersonas(db),
		listPosts(db, id),
		readSettings(host.storage.local),
		host.pack(),
	]);
	const persona = personas.find((p) => p.id === id);
	if (!(await host.showing()).standing)
		return { points: [], people: pack.population.size, tolerance: settings.tolerance, unknown: 0, held: true };
	return {
		...timelineOf(pack, posts, persona ?? { members: null, guard: null }, await ownFilms(db, pack.catalogue)),
		tolerance: persona?.tolerance ?? settings.tolerance,
	};
}
