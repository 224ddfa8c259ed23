/** The browsers' error for a message without a receiver, such as a worker that is just being stopped. */
const NO_RECEIVER = /Receiving end does not exist/;

/** Sends a request, and retries once if the worker was being stopped, since a message starts it again. */
export const askWithRetry =
	<Request, Answer>(send: (request: Request) => Promise<Answer>) =>
	(request: Request): Promise<Answer> =>
		send(request).catch((error: unknown) => {
			if (!NO_RECEIVER.test(String(error))) throw error;
			return send(request);
		});

/** Milliseconds without an answer after which the worker counts as stopped; browsers may never report it. */
const LONGEST_ANSWER = 8000;

/** Sends a request, and rejects if it is not answered in time. */
export const inTime =
	<Request, Answer>(send: (request: Request) => Promise<Answer>) =>
	(request: Request): Promise<Answer> => {
		let timer: ReturnType<typeof setTimeout>;
		const tooLate = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error('No answer.')), LONGEST_ANSWER);
		});
		return Promise.race([send(request), tooLate]).finally(() => clearTimeout(timer));
	};

/** Attempts at a request that only reads. */
const MOST_READS = 4;

/**
 * Sends a request, and sends it again if it only reads and is not answered: the worker may be stopped at any moment, as
 * while the extension is updated, and a page would wait for ever.
 */
export const askUntilAnswered =
	<Request extends { kind: string }, Answer>(send: (request: Request) => Promise<Answer>, reads: ReadonlySet<string>) =>
	async (request: Request): Promise<Answer> => {
		const ask = askWithRetry(send);
		if (!reads.has(request.kind)) return ask(request);
		const askInTime = inTime(ask);
		for (let attempt = 1; attempt < MOST_READS; attempt++) {
			const answer = await askInTime(request).catch(() => undefined);
			if (answer !== undefined) return answer;
		}
		return askInTime(request);
	};
