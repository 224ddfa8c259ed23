import { useEffect, useState } from 'preact/hooks';

/** Loads a module once it is needed; null until it is loaded. */
export function useLazy<T>(load: () => Promise<T>, needed = true): T | null {
	const [loaded, setLoaded] = useState<{ it: T } | null>(null);
	useEffect(() => {
		if (needed && loaded === null) void load().then((it) => setLoaded({ it }));
	}, [needed]);
	return loaded?.it ?? null;
}
