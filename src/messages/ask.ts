/** The browsers' error for a message without a receiver, such as a worker that is stopping. */
const NO_RECEIVER = /Receiving end does not exist/;

/** Sends a request, and retries once if the worker was stopping, as a message restarts it. */
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

/** How often a request is sent, and when it is sent again. All times are in milliseconds. */
export interface Patience {
	attempts: number;
	/** Time without an answer until the second attempt; twice as long before each further one, up to `longestWait`. */
	wait: number;
	longestWait: number;
	/** Time between a failure and the next attempt, growing the same way; 0: no time. */
	pause: number;
	longestPause: number;
	/** Whether another attempt is still wanted. */
	goesOn?: () => boolean;
}

/**
 * Sends a request until it is answered. The first answer to any attempt counts, as a busy worker is only late: an
 * unanswered attempt costs no more than the wait until the next.
 * @param isAnswer whether the result is an answer; browsers resolve to undefined if the worker is stopped
 */
export const askUntil = <Answer>(
	send: () => Promise<Answer>,
	isAnswer: (answer: Answer) => boolean,
	{ attempts, wait, longestWait, pause, longestPause, goesOn = () => true }: Patience,
): Promise<Answer> =>
	new Promise((resolve, reject) => {
		let made = 0;
		let timer: ReturnType<typeof setTimeout>;
		let answered = false;
		const silence = new Error('No answer.');
		const give = (answer: Answer) => {
			answered = true;
			clearTimeout(timer);
			resolve(answer);
		};
		const again = (error: unknown) => {
			clearTimeout(timer);
			if (made === attempts || !goesOn()) return reject(error);
			const attempt = ++made;
			const grown = 2 ** (attempt - 1);
			// Only one attempt waits for an answer; earlier ones are out of date.
			const fail = (reason: unknown) => {
				if (answered || attempt !== made) return;
				clearTimeout(timer);
				if (pause === 0) return again(reason);
				timer = setTimeout(again, Math.min(pause * grown, longestPause), reason);
			};
			timer = setTimeout(again, Math.min(wait * grown, longestWait), silence);
			send().then((answer) => (isAnswer(answer) ? give(answer) : fail(silence)), fail);
		};
		again(silence);
	});

/** For requests that only read. */
const READING: Patience = { attempts: 4, wait: 2000, longestWait: 16_000, pause: 0, longestPause: 0 };

/** Repeats a request that only reads: a worker may stop at any moment, and a page would wait forever. */
export const askUntilAnswered =
	<Request extends { kind: string }, Answer>(send: (request: Request) => Promise<Answer>, reads: ReadonlySet<string>) =>
	(request: Request): Promise<Answer> => {
		const ask = askWithRetry(send);
		if (!reads.has(request.kind)) return ask(request);
		return askUntil(
			() => ask(request),
			(answer) => answer !== undefined,
			READING,
		);
	};
