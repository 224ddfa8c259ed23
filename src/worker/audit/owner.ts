/** The audit page's requests about accounts. */
import type { AuditOwner, auditRequests } from '../../messages/audit.ts';
import type { Handlers } from '../../messages/protocol.ts';
import { listPersonas } from '../../storage/personas.ts';
import { membersOf, ratesNowhere } from '../../storage/services.ts';
import { readSettings } from '../../storage/storedSettings.ts';
import { DEFAULT_SHOWING } from '../../study/showing.ts';
import type { WorkerHost } from '../host.ts';

export const auditHandlers: Handlers<typeof auditRequests, [WorkerHost]> = {
	auditOwner: ({ persona }, host) => ownerOf(host, persona),
};

/** The answers for an account, or else those in the settings. */
async function ownerOf(host: WorkerHost, id: string | null): Promise<AuditOwner> {
	// The page reads the list of films from the database, where this puts it.
	await host.pack();
	const [{ personas }, { settings }, showing] = await Promise.all([
		host.db().then(listPersonas),
		readSettings(host.browser.storage.local),
		host.study.showing(null),
	]);
	const persona = personas.find((each) => each.id === id);
	return {
		persona: persona?.id ?? null,
		tolerance: persona?.tolerance ?? settings.tolerance,
		members: persona?.members ?? membersOf(settings.services),
		guard: persona?.guard ?? null,
		filmsRated: settings.filmsRated,
		complete: settings.wholeRatings,
		nowhere: ratesNowhere(settings.services),
		held: !showing.standing,
		filmsAlone: showing !== DEFAULT_SHOWING,
	};
}
