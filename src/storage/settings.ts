import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { fields, list, oneOf, text } from '../checks.ts';
import { LONGEST_NAME, MOST_NOT_FILMS, MOST_SITES, QUIET } from './limits.ts';
import { createQueue } from './queue.ts';
import { SiteSchema, ToleranceSchema } from './records.ts';
import { RefusedError } from './refused.ts';

export const QuietSchema = oneOf(...QUIET);
/** Words that name no film. */
export const WordsSchema = text(LONGEST_NAME);

export type Settings = v.InferOutput<typeof SettingsSchema>;
export const SettingsSchema = fields({
	version: oneOf(1),
	/** Smallest crowd to accept, in people. */
	tolerance: ToleranceSchema,
	/** Host names where drafts are left alone. */
	sitesOff: list(SiteSchema, MOST_SITES),
	quiet: QuietSchema,
	/** Words that name no film, whatever list they stand on. */
	notFilms: list(WordsSchema, MOST_NOT_FILMS),
});

export const DEFAULTS: Settings = { version: 1, tolerance: 100, sitesOff: [], quiet: 'marks', notFilms: [] };
const KEY = 'settings';

export interface ReadSettings {
	settings: Settings;
	/** Why these are not what is stored. */
	problem: 'newer' | 'damaged' | null;
}

/** Settings that a newer version wrote; they are not touched. */
export class NewerSettingsError extends Error {
	override name = 'NewerSettingsError';

	/** What of them can be used. */
	readonly read: ReadSettings;

	constructor(read: ReadSettings) {
		super('The stored settings are of a newer version.');
		this.read = read;
	}
}

/** What can be used of stored settings. Sites are kept switched off whatever else is wrong. */
export function parseSettings(stored: unknown): ReadSettings {
	if (stored === undefined) return { settings: DEFAULTS, problem: null };
	const s: Partial<Settings> = typeof stored === 'object' && stored !== null ? stored : {};
	const sites = (Array.isArray(s.sitesOff) ? s.sitesOff : [])
		.filter((site) => v.is(SiteSchema, site))
		.slice(0, MOST_SITES);
	const newer = typeof s.version === 'number' && s.version > DEFAULTS.version;
	if (newer) return { settings: { ...DEFAULTS, sitesOff: sites }, problem: 'newer' };
	const tolerance = v.is(ToleranceSchema, s.tolerance) ? s.tolerance : DEFAULTS.tolerance;
	const quiet = v.is(QuietSchema, s.quiet) ? s.quiet : DEFAULTS.quiet;
	const notFilms = (Array.isArray(s.notFilms) ? s.notFilms : [])
		.filter((words) => v.is(WordsSchema, words))
		.slice(0, MOST_NOT_FILMS);
	const settings: Settings = { version: 1, tolerance, sitesOff: sites, quiet, notFilms };
	// What an older version did not know of is no damage.
	const sound =
		s.version === 1 &&
		s.tolerance === tolerance &&
		s.sitesOff?.length === sites.length &&
		(s.quiet ?? quiet) === quiet &&
		(s.notFilms ?? notFilms).length === notFilms.length;
	return { settings, problem: sound ? null : 'damaged' };
}

type Area = Pick<Browser['storage']['local'], 'get' | 'set'>;

const inTurn = createQueue();

export async function readSettings(area: Area): Promise<ReadSettings> {
	return parseSettings((await area.get(KEY))[KEY]);
}

/**
 * Changes settings, one change after another, so that none is lost.
 * @returns the settings that are stored then
 * @throws NewerSettingsError when the stored ones are a newer version's
 * @throws RefusedError when there would be more of anything than is kept
 */
export function changeSettings(
	area: Area,
	change: (settings: Settings) => Settings | Promise<Settings>,
): Promise<ReadSettings> {
	return inTurn(async () => {
		const read = await readSettings(area);
		if (read.problem === 'newer') throw new NewerSettingsError(read);
		const changed = await change(read.settings);
		if (changed.sitesOff.length > MOST_SITES || changed.notFilms.length > MOST_NOT_FILMS)
			throw new RefusedError('full');
		await area.set({ [KEY]: changed });
		return { settings: changed, problem: null };
	});
}
