/** Whether this site is switched on, as the worker last answered. */
import type { PageHost } from '../host.ts';

/** @param send sends a request to the worker */
export function createSiteSwitch(send: PageHost['send']) {
	const site = {
		/** Whether the site is on; false until the worker has answered so, and after the worker was stopped. */
		isOn: false,
		/** Whether the worker allows drafts of this frame to be read. */
		allowed: false,
		/** Counts the changes of the settings. */
		changes: 0,
		/** Asks the worker unless the site is known to be on. */
		async ask() {
			const before = site.changes;
			site.isOn ||= (await send({ kind: 'watching' })) === true && site.changes === before;
			site.allowed = site.isOn;
		},
		/** The worker has shown it by how it answered a check. */
		answered(on: boolean) {
			site.isOn = site.allowed = on;
		},
		/** The worker was stopped: drafts may still be read, but it must be asked again. */
		lost() {
			site.isOn = false;
		},
		/** The settings have changed: asks again. @returns null if they changed again during that */
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
