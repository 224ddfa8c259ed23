import { useLazy } from '../lazy.ts';
import type { MarkProps } from './mark.tsx';

/** The mark of a study, with what belongs to it: brought only where there is a study. */
export function LazyMark(props: MarkProps) {
	const module = useLazy(() => import('./mark.tsx'));
	return module && <module.Mark {...props} />;
}
