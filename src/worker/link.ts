/**
 * Compares a draft with the user's other accounts on this computer: which of them it links to the same person. Only the
 * popup shows this: nothing that a page sees, or could measure, depends on it.
 */
import { linkBetween } from '../core/advice/links.ts';
import { nameOf } from '../core/advice/names.ts';
import type { Advice } from '../core/advice/result.ts';
import type { LinkView } from '../messages/ui.ts';
import { asOne, isSamePair } from '../storage/asOne.ts';
import type { Database } from '../storage/db.ts';
import { NO_HISTORY } from '../storage/noHistory.ts';
import { listPersonas, personaAt } from '../storage/personas.ts';
import type { Persona } from '../storage/records.ts';
import type { Settings } from '../storage/settings.ts';
import { historyOf } from './history.ts';
import type { WorkerHost } from './host.ts';

/** Most accounts to compare: those that share most with the draft. */
const MOST_COMPARED = 10;

/** @returns the account that the draft on a site links most; null without one, or if the records cannot be read */
export const linkIn = (
	host: Pick<WorkerHost, 'db' | 'pack'>,
	site: string,
	advice: Advice,
	settings: Pick<Settings, 'asOne'>,
): Promise<LinkView | null> =>
	host
		.db()
		.then((db) => closestIn(host, db, site, advice, settings))
		.catch(() => null);

async function closestIn(
	host: Pick<WorkerHost, 'pack'>,
	db: Database,
	site: string,
	{ mentions, members, tolerance }: Advice,
	settings: Pick<Settings, 'asOne'>,
): Promise<LinkView | null> {
	const added = new Set(mentions.filter(({ published }) => !published).map(({ film }) => film.id));
	const own = await personaAt(db, site);
	// Sites without a history belong to no account.
	if (added.size === 0 || own?.id === NO_HISTORY) return null;
	const [{ catalogue, population }, others] = await Promise.all([host.pack(), othersThan(db, own, settings)]);
	const filmsOf = async ({ id }: Persona) =>
		new Set((await historyOf(db, catalogue, id)).flatMap(({ film, phrase }) => (phrase === undefined ? [film] : [])));
	const history = own === null ? new Set<number>() : await filmsOf(own);
	const compared = await Promise.all(others.map(async (other) => ({ other, films: await filmsOf(other) })));
	const shared = (films: ReadonlySet<number>) => [...added].filter((film) => films.has(film)).length;
	const links = compared
		.filter(({ films }) => shared(films) > 0)
		.sort((a, b) => shared(b.films) - shared(a.films))
		.slice(0, MOST_COMPARED)
		.flatMap(({ other, films }) => {
			const about = { accounts: members, goal: tolerance };
			const link = linkBetween(population, { history, draft: added }, films, about);
			return link === null ? [] : [{ other, link }];
		});
	if (links.length === 0) return null;
	const { other, link } = links.reduce((a, b) => (b.link.crowd < a.link.crowd ? b : a));
	return {
		own: own?.name ?? null,
		other: other.name,
		pair: own === null ? null : asOne(own.id, other.id),
		...{ accounts: members, goal: tolerance, crowd: link.crowd },
		steps: link.steps.map(({ film, crowd }) => ({ film: nameOf(catalogue, film), crowd })),
	};
}

/** The other accounts, without those that may be linked. */
async function othersThan(db: Database, own: Persona | null, settings: Pick<Settings, 'asOne'>): Promise<Persona[]> {
	const { personas } = await listPersonas(db);
	const isKnown = (id: string) => own !== null && settings.asOne.some((pair) => isSamePair(pair, asOne(own.id, id)));
	return personas.filter(({ id }) => id !== own?.id && !isKnown(id));
}
