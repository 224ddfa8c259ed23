/** A promise that is made once. */
export interface Cached<T> {
	(): Promise<T>;
	/** Makes it again when next needed. */
	forget(): void;
}

/** Caches a promise, except a rejected one, until it calls back that its value is lost. */
export function cacheUntilLost<T>(make: (lost: () => void) => Promise<T>): Cached<T> {
	let cached: Promise<T> | null = null;
	const get = () => {
		if (cached !== null) return cached;
		const lost = () => {
			if (cached === made) cached = null;
		};
		const made = make(lost);
		made.catch(lost);
		cached = made;
		return made;
	};
	const forget = () => {
		cached = null;
	};
	return Object.assign(get, { forget });
}
