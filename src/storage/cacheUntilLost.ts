/** Caches a promise, except a rejected one, until it calls back that its value is lost. */
export function cacheUntilLost<T>(make: (lost: () => void) => Promise<T>): () => Promise<T> {
	let cached: Promise<T> | null = null;
	return () => {
		if (cached !== null) return cached;
		const lost = () => {
			if (cached === made) cached = null;
		};
		const made = make(lost);
		made.catch(lost);
		cached = made;
		return made;
	};
}
