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
