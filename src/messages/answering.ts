type Respond = (answer?: unknown) => void;

/** A listener that every browser understands: it answers by a function, for which it keeps the channel open by true. */
export const answering =
	<Sender>(answer: (message: unknown, sender: Sender) => Promise<unknown> | undefined) =>
	(message: unknown, sender: Sender, respond: Respond): true => {
		const answered = answer(message, sender);
		answered?.then(respond, () => respond());
		// Undefined leaves the answer to others, which the types of browsers do not know.
		return (answered && true)!;
	};

/** What is answered after an error. */
export const toFailure = (error: unknown) => ({ workerError: String(error) });

/** @throws Error if an answer says so */
export function unlessFailed<T>(answer: T): T {
	const { workerError } = Object(answer) as { workerError?: unknown };
	if (workerError !== undefined) throw new Error(String(workerError));
	return answer;
}
