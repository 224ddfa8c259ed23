import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Loads something once needed; null until then. */
export function useLazy<T>(load: () => Promise<T>, needed = true): T | null {
	const [loaded, setLoaded] = useState<{ it: T } | null>(null);
	useEffect(() => {
		if (needed && loaded === null) void load().then((it) => setLoaded({ it }));
	}, [needed]);
	return loaded?.it ?? null;
}

/** A component that is loaded once drawn. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) =>
	function Lazy(props: P) {
		const Loaded = useLazy(load);
		return Loaded && <Loaded {...props} />;
	};
