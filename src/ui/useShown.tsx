import { useState } from 'preact/hooks';

/**
 * How much of a long list is shown.
 * @param step how many are shown at first, and added by each press of the button that `more` draws
 */
export function useShown(step: number) {
	const [shown, setShown] = useState(step);
	const more = (of: number, label: (count: number) => string) =>
		of > shown && (
			<button type="button" onClick={() => setShown(shown + step)}>
				{label(Math.min(step, of - shown))}
			</button>
		);
	return { shown, more };
}
