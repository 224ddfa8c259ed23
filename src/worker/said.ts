/**
 * Keeps the user's answers about items: that they rated one, or never did. They are kept with the site's persona; where
 * nothing may be kept, in private windows and on sites without a history, with the draft in memory.
 */
import * as v from 'valibot';
import { type FilmKey, findFilm, itemKey, kindOf } from '../core/catalogue/titled.ts';
import type { SaidView } from '../messages/history.ts';
import { inTurn, noteRecords } from '../storage/changes.ts';
import { localDay } from '../storage/days.ts';
import { type Draft, isAt, type Saying, withSaying } from '../storage/draft.ts';
import { changeCurrent } from '../storage/drafts.ts';
import { isSite } from '../storage/limits.ts';
import { NO_HISTORY } from '../storage/noHistory.ts';
import { createSitePersona, listPersonas, personaAt } from '../storage/personas.ts';
import { ratingKey } from '../storage/ratingStores.ts';
import { readImports } from '../storage/ratings.ts';
import { RatingSchema } from '../storage/records.ts';
import { keepSaid, listSaid, saidFor, takeBackSaid } from '../storage/said.ts';
import type { WorkerHost } from './host.ts';
import { notify } from './notices.ts';
import { packOfKind } from './packs.ts';
import { ownFilms } from './ratings.ts';
import { noteRestated } from './study/follow.ts';

/**
 * Keeps the user's answer about an item of a tab's draft. If it cannot be kept, it still counts in the draft.
 * @param then other changes of the draft's record
 * @returns the current draft afterward
 */
export async function sayInDraft(
	host: WorkerHost,
	tab: number,
	draft: Draft,
	inPrivate: boolean,
	saying: Saying,
	then: (draft: Draft) => Draft = (same) => same,
): Promise<Draft | null> {
	const { session } = host.browser.storage;
	const keeping = async () => !inPrivate && isSite(draft.site) && keep(host, draft.site, saying);
	const kept = await inTurn(keeping).catch(() => notify(session, 'notSaid').then(() => false));
	const changed = await changeCurrent(session, tab, (current) =>
		isAt(draft)(current) ? then(withSaying(current, saying, kept)) : current,
	);
	await noteRestated(host);
	return changed;
}

/** @returns false if nothing is kept of the site */
async function keep(host: WorkerHost, site: string, { kind, id: item, said }: Saying): Promise<boolean> {
	const [db, packs] = await Promise.all([host.db(), host.packs()]);
	const catalogue = packOfKind(packs, kind)?.catalogue;
	if (catalogue === undefined) return false;
	const known = await personaAt(db, site);
	if (known?.id === NO_HISTORY) return false;
	if (known === null && said === null) return true;
	const { id } = known ?? (await createSitePersona(db, site));
	// An older pack may have had another title for it.
	const before = await saidFor(db, id);
	for (const one of before) if (findFilm(catalogue, one) === item) await takeBackSaid(db, id, one);
	const date = localDay(new Date());
	if (said !== null) await keepSaid(db, { persona: id, ...itemKey(catalogue, item), said, date });
	await noteRecords(host);
	return true;
}

export async function saidView(host: WorkerHost): Promise<SaidView> {
	const db = await host.db();
	const [{ said, damaged }, { personas }, imports, packs] = await Promise.all([
		listSaid(db),
		listPersonas(db),
		readImports(db),
		host.packs().catch(() => []),
	]);
	const names = new Map(personas.map(({ id, name }) => [id, name]));
	const serviceOf = async (key: FilmKey) => {
		const rating: unknown = await db.get('ratings', ratingKey(key));
		const named = v.is(RatingSchema, rating) ? rating.said : [];
		return imports.find(({ id }) => named.some((one) => one.import === id))?.service ?? '';
	};
	const isImported = async (key: FilmKey) => {
		const catalogue = packOfKind(packs, kindOf(key))?.catalogue;
		return catalogue !== undefined && (await ownFilms(db, catalogue))?.has(findFilm(catalogue, key)) === true;
	};
	const films = said.map(async (film) => ({
		...film,
		name: names.get(film.persona) ?? '',
		imported: (await isImported(film)) ? await serviceOf(film) : null,
	}));
	return { films: await Promise.all(films), damaged };
}
