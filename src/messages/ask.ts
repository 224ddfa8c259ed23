/** What browsers say of a message that nobody heard: the worker was just being stopped. */
const UNHEARD = /Receiving end does not exist/;

/** Asks the worker; once more where it was being stopped, since asking starts it again. */
export const asking =
	<Request, Answer>(send: (request: Request) => Promise<Answer>) =>
	(request: Request): Promise<Answer> =>
		send(request).catch((error: unknown) => {
			if (!UNHEARD.test(String(error))) throw error;
			return send(request);
		});
