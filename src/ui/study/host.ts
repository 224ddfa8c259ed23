import type { AskWorker } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';

/** Dependencies of the study's components. */
export interface StudyHost {
	ask: AskWorker;
	/** Null without storage. */
	db: Database | null;
	/** Lets the user save a file. */
	save: (name: string, text: string, type: string) => void;
	/** Notifies that stored data has changed. */
	changed: () => Promise<void>;
}
