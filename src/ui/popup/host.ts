import type { AskWorker, PopupView } from '../../messages/ui.ts';

export interface PopupHost {
	tab: number;
	/** What the toolbar button says. */
	title: string;
	ask: AskWorker;
	copy: (text: string) => Promise<void>;
	/** Asks the browser to let sites be read; only within a click. */
	allow: (patterns: string[]) => Promise<boolean>;
	openSettings: () => void;
	openHistory: () => void;
	openOldPosts: () => void;
	openFirstPage: () => void;
	openAbout: () => void;
	/** Opens a port over which the worker sends the views of the tab. */
	connect: (show: (view: PopupView) => void) => void;
	/** Calls back when a worker has started. */
	onStarted: (callback: () => void) => void;
}
