/** Whether this site is switched on, as the worker last answered. */
import type { PageHost } from '../host.ts';

export interface SiteSwitch {
	/** Whether the site is on; false until the worker has answered so, and after the worker was stopped. */
	readonly isOn: boolean;
	/** Whether the worker has allowed drafts of this frame to be read, and not revoked it since. */
	readonly allowed: boolean;
	/** Counts the changes of the settings. */
	readonly changes: number;
	/** Asks the worker unless the site is known to be on. */
	ask(): Promise<void>;
	/** The worker has shown it by how it answered a check. */
	answered(isOn: boolean): void;
	/** The worker was stopped: drafts may still be read, but it has to be asked again. */
	lost(): void;
	/** The settings have changed: asks again. @returns null if they changed once more meanwhile */
	changed(): Promise<{ isOff: boolean } | null>;
}

/** @param send sends a request to the worker */
export function createSiteSwitch(send: PageHost['send']): SiteSwitch {
	const site = {
		isOn: false,
		allowed: false,
		changes: 0,
		async ask() {
			const before = site.changes;
			site.isOn ||= (await send({ kind: 'watching' })) === true && site.changes === before;
			site.allowed = site.isOn;
		},
		answered(on: boolean) {
			site.isOn = site.allowed = on;
		},
		lost() {
			site.isOn = false;
		},
		async changed() {
			const before = ++site.changes;
			site.answered(false);
			const answer = await send({ kind: 'watching' }).catch(() => null);
			if (site.changes !== before) return null;
			site.answered(answer === true);
			return { isOff: answer === false };
		},
	};
	return site;
}
