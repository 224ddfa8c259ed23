import { useEffect, useState } from 'preact/hooks';
import type { MarkProps } from './mark.tsx';

/** The mark of a study, with what belongs to it: brought only where there is a study. */
export function LazyMark(props: MarkProps) {
	const [Mark, setMark] = useState<typeof import('./mark.tsx').Mark | null>(null);
	useEffect(() => {
		void import('./mark.tsx').then((module) => setMark(() => module.Mark));
	}, []);
	return Mark && <Mark {...props} />;
}
