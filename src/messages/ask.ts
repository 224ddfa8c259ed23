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
