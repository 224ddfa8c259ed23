import { type Inputs, useEffect, useState } from 'preact/hooks';

/** Loaded at first, when an input changes, and by `reload`; null until then, and on failure. */
export function useLoaded<T>(load: () => Promise<T>, inputs: Inputs = []) {
	const [state, setState] = useState<{ loaded: T | null; failed: boolean }>({ loaded: null, failed: false });
	const reload = () =>
		load().then(
			(loaded) => setState({ loaded, failed: false }),
			() => setState({ loaded: null, failed: true }),
		);
	useEffect(() => void reload(), inputs);
	return { ...state, busy: state.loaded === null && !state.failed, reload };
}
