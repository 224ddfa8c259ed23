/**
 * Keeps what the user says of films: that they rated one, or that they never did. It is kept with the site's persona; where
 * nothing may be kept, in private windows and on sites of nobody, with the draft in memory.
 */
import { filmKey, findFilm } from '../core/catalogue/titled.ts';
import type { SaidView } from '../messages/history.ts';
import { type Draft, isAt, type Saying, withSaying } from '../storage/draft.ts';
import { changeCurrent } from '../storage/drafts.ts';
import { isSite } from '../storage/limits.ts';
import { NOBODY } from '../storage/nobody.ts';
import { createSitePersona, personaAt } from '../storage/personas.ts';
import { listSaid, sayOfFilm } from '../storage/said.ts';
import type { WorkerHost } from './host.ts';
import { notify } from './notices.ts';
import { ownFilms } from './ratings.ts';
import { noteRecords } from './records.ts';
import { inTurn } from './turns.ts';

/** Keeps what the user says of a film of a tab's draft. What cannot be kept counts in the draft all the same. */
export async function sayInDraft(
	host: WorkerHost,
	tab: number,
	draft: Draft,
	inPrivate: boolean,
	saying: Saying,
): Promise<void> {
	const { session } = host.browser.storage;
	const keeping = async () => !inPrivate && isSite(draft.site) && keep(host, draft.site, saying);
	const kept = await inTurn(keeping).catch(() => notify(session, 'notSaid').then(() => false));
	await changeCurrent(session, tab, (current) => (isAt(draft)(current) ? withSaying(current, saying, kept) : current));
}

/** @returns false if nothing is kept of the site */
async function keep(host: WorkerHost, site: string, { film, said }: Saying): Promise<boolean> {
	const [db, { catalogue }] = await Promise.all([host.db(), host.pack()]);
	const known = await personaAt(db, site);
	if (known?.id === NOBODY) return false;
	if (known === null && said === null) return true;
	const { id } = known ?? (await createSitePersona(db, site));
	// An older list of films may have had another title for it.
	const { said: before } = await listSaid(db, id);
	for (const one of before) if (findFilm(catalogue, one) === film) await sayOfFilm(db, id, one, null);
	if (said !== null) await sayOfFilm(db, id, filmKey(catalogue, film), said);
	await noteRecords(host);
	return true;
}

/** Lists what the user says of films, for a persona. */
export async function saidView(host: WorkerHost, persona: string): Promise<SaidView> {
	const db = await host.db();
	const [{ said, damaged }, catalogue] = await Promise.all([
		listSaid(db, persona),
		host.pack().then(
			(pack) => pack.catalogue,
			() => null,
		),
	]);
	const rated = catalogue && (await ownFilms(db, catalogue));
	const films = said.map(({ title, year, said }) => ({
		...{ title, year, said },
		imported: rated?.has(findFilm(catalogue!, { title, year })) === true,
	}));
	return { films, damaged };
}
