/** Answers the worker's questions about the box last written in. */
import { readWorkerRequest } from '../../messages/page.ts';

export interface Asked {
	/** The text of the box, or null if it must not be read. */
	draft(): string | null;
	/** Inserts words at the caret; undefined if the editor refuses. */
	insert(words: string): Promise<string | undefined> | undefined;
	switched(): void;
	stale(): void;
}

/** Answers a message, or returns undefined for messages that need no answer. */
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
