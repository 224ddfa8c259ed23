import type { PopupView } from '../../messages/ui.ts';

/** As much of a port as is used. */
export interface ViewPort {
	onMessage: { addListener(listener: (message: unknown) => void): void };
	onDisconnect: { addListener(listener: () => void): void };
}

/**
 * Asks for the view of a tab, and shows each one that the worker sends when something has changed.
 * @param connect opens the port over which they are sent
 * @param refresh asks for the view
 */
export function followTab(
	connect: () => ViewPort,
	show: (view: PopupView) => void,
	refresh: () => Promise<unknown>,
): void {
	const port = connect();
	const answered = refresh();
	port.onMessage.addListener((view) => show(view as PopupView));
	// The browser has stopped the worker. One that does not answer is not asked for ever.
	port.onDisconnect.addListener(() => {
		void answered.then(
			() => followTab(connect, show, refresh),
			() => undefined,
		);
	});
}
