/** A read-write transaction. */
interface Transaction {
	readonly done: Promise<void>;
	abort(): void;
}

/** Runs `work` in a transaction and aborts it on failure. @returns the result of `work`, once committed */
export async function atomically<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
	// Failures are reported by `work` or by the `await` below; this only prevents an unhandled rejection.
	tx.done.catch(() => undefined);
	try {
		const result = await work();
		await tx.done;
		return result;
	} catch (error) {
		try {
			tx.abort();
		} catch {
			// The failure has aborted it already.
		}
		await tx.done.catch(() => undefined);
		throw error;
	}
}
