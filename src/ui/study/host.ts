import type { AskWorker } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';

/** What every part of a study's interface is given. */
export interface StudyHost {
	ask: AskWorker;
	/** Null where nothing can be kept. */
	db: Database | null;
	/** Lets the user save a file. */
	save: (name: string, text: string, type: string) => void;
	/** What is kept has changed. */
	changed: () => Promise<void>;
}
