import type { AskWorker, PopupView } from '../../messages/ui.ts';

/** What the popup needs of the browser. */
export interface PopupHost {
	tab: number;
	ask: AskWorker;
	/** The view to show until the worker answers; null if it is not for the current draft. */
	noted: () => Promise<PopupView | null>;
	copy: (text: string) => Promise<void>;
	/** Asks the browser to let sites be read; only within a click. */
	allow: (patterns: string[]) => Promise<boolean>;
	openSettings: () => void;
	openHistory: () => void;
	/** Opens the page with a box to try it in. */
	openFirstPage: () => void;
	/** Opens the explanation of the figures. */
	openAbout: () => void;
	/** Opens a port over which the worker sends the views of the tab. */
	connect: (show: (view: PopupView) => void) => void;
	/** Calls back when a worker has started. */
	onStarted: (callback: () => void) => void;
}
