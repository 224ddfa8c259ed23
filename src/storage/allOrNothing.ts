/** A transaction that is written to. */
interface Transaction {
	readonly done: Promise<void>;
	abort(): void;
}

/** Does all of `work` in a transaction, or nothing. @returns what `work` does, once it is written */
export async function allOrNothing<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
	// Told by `work` or below; nobody else waits for it.
	tx.done.catch(() => undefined);
	try {
		const result = await work();
		await tx.done;
		return result;
	} catch (error) {
		try {
			tx.abort();
		} catch {
			// The failure has ended it already.
		}
		await tx.done.catch(() => undefined);
		throw error;
	}
}
