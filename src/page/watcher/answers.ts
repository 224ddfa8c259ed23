/** What the worker asks of the box that was last written in. */
import { readWorkerRequest } from '../../messages/page.ts';

export interface Asked {
	/** The text of the box; null where it may not be read. */
	draft(): string | null;
	/** Puts words in at the caret; undefined where the box refuses. */
	insert(words: string): Promise<string | undefined> | undefined;
	switched(): void;
	stale(): void;
}

/** Answers a message; undefined where there is nothing to say. */
export function answer(message: unknown, asked: Asked): Promise<unknown> | undefined {
	const request = readWorkerRequest(message);
	switch (request?.kind) {
		case 'draft': {
			const text = asked.draft();
			return text === null ? undefined : Promise.resolve(text);
		}
		case 'insert':
			return asked.insert(request.text);
		case 'switched':
			asked.switched();
			break;
		case 'stale':
			asked.stale();
	}
	return undefined;
}
