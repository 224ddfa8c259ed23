/** Collects what is known about the user on a site: the persona's history and settings, and the own ratings. */
import { adversariesOf } from '../core/adversaries/guards.ts';
import type { Writer } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { kindOfItems } from '../core/catalogue/titled.ts';
import type { Database } from '../storage/db.ts';
import { historyChanged } from '../storage/posts.ts';
import type { Persona } from '../storage/records.ts';
import { membersOf, ratesNowhere } from '../storage/services.ts';
import type { Settings } from '../storage/settings.ts';
import { historyOf, personaOf, wordsOn } from './history.ts';
import { ownFilms } from './ratings.ts';

export interface SiteWriter extends Writer {
	/** The persona's own tolerance; null: as in the settings. */
	tolerance: number | null;
}

type Answers = Pick<Settings, 'services' | 'filmsRated' | 'wholeRatings'>;

/** The user's answers about where and how much they rate, which were only about films. */
export const answersOn = (
	catalogue: Catalogue,
	{ services, filmsRated, wholeRatings }: Answers,
	persona: Pick<Persona, 'members'> | null,
): Pick<Writer, 'members' | 'nowhere' | 'filmsRated' | 'complete'> =>
	kindOfItems(catalogue) === 'films'
		? {
				members: persona?.members ?? membersOf(services),
				nowhere: ratesNowhere(services),
				filmsRated,
				complete: wholeRatings,
			}
		: {};

/** What is known about the user on a site for a kind; without a history if the database cannot be read. */
export async function writerAt(
	open: () => Promise<Database>,
	catalogue: Catalogue,
	site: string,
	settings: Answers,
): Promise<SiteWriter> {
	try {
		const db = await open();
		const [persona, rated] = await Promise.all([personaOf(db, site), ownFilms(db, catalogue)]);
		const answers = answersOn(catalogue, settings, persona);
		if (persona === null) return { tolerance: null, ...answers, rated };
		const { id, tolerance, guard } = persona;
		const [history, said] = await Promise.all([historyOf(db, catalogue, id), wordsOn(db, catalogue, id)]);
		return { ...answers, tolerance, rated, guard: adversariesOf(guard), history, said };
	} catch {
		// The next attempt may succeed.
		historyChanged();
		return { tolerance: null, ...answersOn(catalogue, settings, null) };
	}
}
