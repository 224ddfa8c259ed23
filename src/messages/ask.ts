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

/** Attempts at a request that only reads, and milliseconds until the second; each wait is twice as long as the last. */
const MOST_READS = 4;
const FIRST_WAIT = 2000;

/**
 * Sends a request, and sends it again if it only reads and is not answered: the worker may be stopped at any moment, as
 * while the extension is updated, and a page would wait for ever. The first answer to any of the attempts counts, since a
 * worker with much to do is only late.
 */
export const askUntilAnswered =
	<Request extends { kind: string }, Answer>(send: (request: Request) => Promise<Answer>, reads: ReadonlySet<string>) =>
	(request: Request): Promise<Answer> => {
		const ask = askWithRetry(send);
		if (!reads.has(request.kind)) return ask(request);
		return new Promise((resolve, reject) => {
			let attempts = 0;
			let timer: ReturnType<typeof setTimeout>;
			const give = (answer: Answer) => {
				clearTimeout(timer);
				resolve(answer);
			};
			const next = (error: unknown) => {
				clearTimeout(timer);
				if (attempts === MOST_READS) return reject(error);
				const attempt = ++attempts;
				// What an earlier attempt says is late news: one attempt waits for its answer at a time.
				const fail = (reason: unknown) => attempt === attempts && next(reason);
				const silence = new Error('No answer.');
				timer = setTimeout(next, FIRST_WAIT * 2 ** (attempt - 1), silence);
				ask(request).then((answer) => (answer === undefined ? fail(silence) : give(answer)), fail);
			};
			next(null);
		});
	};
