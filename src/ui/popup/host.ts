import type { AskWorker } from '../../messages/ui.ts';

/** What the popup needs of the browser. */
export interface PopupHost {
	tab: number;
	ask: AskWorker;
	copy: (text: string) => Promise<void>;
	/** Asks the browser to let sites be read; only within a click. */
	allow: (patterns: string[]) => Promise<boolean>;
	openSettings: () => void;
	openHistory: () => void;
	/** Opens the explanation of the figures. */
	openAbout: () => void;
	/** Calls back when the draft has changed. */
	onChange: (callback: () => void) => void;
}
