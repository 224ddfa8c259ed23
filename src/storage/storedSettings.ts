/** Reads and changes the stored settings. */
import { isObject } from '../checks.ts';
import { type Area, valueAt } from './area.ts';
import { readField } from './field.ts';
import { sharedQueue } from './queue.ts';
import { DEFAULTS, mapFields, refuseFull, type Settings } from './settings.ts';

const KEY = 'settings';

export interface ReadSettings {
	settings: Settings;
	/** Why these differ from the stored ones. */
	problem: 'newer' | 'damaged' | null;
}

/** The stored settings were written by a newer version and are left untouched. */
export class NewerSettingsError extends Error {
	override name = 'NewerSettingsError';

	/** The part of them that can be used. */
	readonly read: ReadSettings;

	constructor(read: ReadSettings) {
		super('The stored settings are of a newer version.');
		this.read = read;
	}
}

/** Reads the usable part of stored settings. Sites stay switched off even if everything else is invalid. */
function parseSettings(stored: unknown): ReadSettings {
	if (stored === undefined) return { settings: DEFAULTS, problem: null };
	const found: Partial<Record<keyof Settings, unknown>> = isObject(stored) ? stored : {};
	const read = mapFields((field, name) => readField(field, found[name]));
	const settings = { version: 1, ...mapFields((_, name) => read[name].value) } as Settings;
	if (typeof found.version === 'number' && found.version > DEFAULTS.version)
		return { settings: { ...DEFAULTS, sitesOff: settings.sitesOff }, problem: 'newer' };
	const sound = found.version === 1 && Object.values(read).every((one) => one.sound);
	return { settings, problem: sound ? null : 'damaged' };
}

const enqueue = sharedQueue('settings');

export async function readSettings(area: Omit<Area, 'remove'>): Promise<ReadSettings> {
	return parseSettings(await valueAt(area, KEY));
}

/** Makes changes one after another. @throws NewerSettingsError, RefusedError if the settings cannot be changed */
export function changeSettings(
	area: Omit<Area, 'remove'>,
	change: (settings: Settings) => Settings | Promise<Settings>,
): Promise<ReadSettings> {
	return enqueue(async () => {
		const stored = await valueAt(area, KEY);
		const read = parseSettings(stored);
		if (read.problem === 'newer') throw new NewerSettingsError(read);
		const changed = await change(read.settings);
		if (changed === read.settings) return read;
		refuseFull(changed);
		// Settings that a newer version has added are there for it when it is back.
		await area.set({ [KEY]: { ...(isObject(stored) && stored), ...changed } });
		return { settings: changed, problem: null };
	});
}
