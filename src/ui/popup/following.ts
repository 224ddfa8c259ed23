import type { PopupView } from '../../messages/ui.ts';
import type { PopupHost } from './host.ts';

/**
 * Asks for the view of a tab, and shows each one that the worker sends; again when a new worker has started.
 * @param refresh asks for the view
 */
export function followTab(
	host: Pick<PopupHost, 'connect' | 'onStarted'>,
	show: (view: PopupView) => void,
	refresh: () => Promise<unknown>,
): void {
	/** A worker that starts during this does so to answer. */
	let asking = false;
	const follow = () => {
		asking = true;
		host.connect(show);
		const over = () => {
			asking = false;
		};
		// One that cannot answer now is asked again when it has started.
		void refresh().then(over, over);
	};
	host.onStarted(() => asking || follow());
	follow();
}
