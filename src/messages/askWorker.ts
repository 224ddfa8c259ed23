import { askUntilAnswered } from './ask.ts';
import { browser, isFailure } from './browser.ts';
import { type AskWorker, READS } from './ui.ts';

/** Asks the worker from a page of the extension. @throws Error if the worker could not answer */
export const askWorker = askUntilAnswered(async (request: { kind: string }): Promise<unknown> => {
	const answer: unknown = await browser.runtime.sendMessage(request);
	if (isFailure(answer)) throw new Error(answer.failure);
	return answer;
}, READS) as AskWorker;
