import type { AskWorker } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';

export interface StudyHost {
	ask: AskWorker;
	/** Null without storage. */
	db: Database | null;
	save: (name: string, text: string, type: string) => void;
	changed: () => Promise<void>;
}
