/** Collects what is known of the user on a site: the persona's history and settings, and the own ratings. */
import { adversariesOf } from '../core/adversaries/guards.ts';
import type { Writer } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import type { Database } from '../storage/db.ts';
import { membersOf, ratesNowhere } from '../storage/services.ts';
import type { Settings } from '../storage/settings.ts';
import { historyOf, personaOf, wordsOn } from './history.ts';
import { ownFilms } from './ratings.ts';

export interface SiteWriter extends Writer {
	/** The persona's own tolerance; null: as in the settings. */
	tolerance: number | null;
}

const UNKNOWN: SiteWriter = { tolerance: null };

/** If the database cannot be read, the draft is judged without a history. */
export async function writerAt(
	open: () => Promise<Database>,
	catalogue: Catalogue,
	site: string,
	{ services, filmsRated }: Pick<Settings, 'services' | 'filmsRated'>,
): Promise<SiteWriter> {
	const where = { members: membersOf(services), nowhere: ratesNowhere(services), filmsRated };
	try {
		const db = await open();
		const [persona, rated] = await Promise.all([personaOf(db, site), ownFilms(db, catalogue)]);
		if (persona === null) return { ...UNKNOWN, ...where, rated };
		const { id, tolerance, guard } = persona;
		const members = persona.members ?? where.members;
		const [history, said] = await Promise.all([historyOf(db, catalogue, id), wordsOn(db, catalogue, id)]);
		return { ...where, tolerance, rated, members, guard: adversariesOf(guard), history, said };
	} catch {
		return { ...UNKNOWN, ...where };
	}
}

/**
 * What is known of the user on a site where things of another kind than films are concerned: the persona's history of that
 * kind, its goal and against whom it is protected, and which of these things were rated. Of which service they are members
 * is not known.
 */
export async function otherWriterAt(
	open: () => Promise<Database>,
	catalogue: Catalogue,
	site: string,
): Promise<SiteWriter> {
	try {
		const db = await open();
		const [persona, rated] = await Promise.all([personaOf(db, site), ownFilms(db, catalogue)]);
		if (persona === null) return { ...UNKNOWN, rated };
		const { id, tolerance, guard } = persona;
		return { tolerance, rated, guard: adversariesOf(guard), history: await historyOf(db, catalogue, id) };
	} catch {
		return UNKNOWN;
	}
}
