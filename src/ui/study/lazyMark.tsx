import { useLazy } from '../lazy.ts';
import type { MarkProps } from './mark.tsx';

/** The mark of a study, loaded only if there is a study. */
export function LazyMark(props: MarkProps) {
	const module = useLazy(() => import('./mark.tsx'));
	return module && <module.Mark {...props} />;
}

/** The question of a study, loaded in the same way. */
export function LazyQuestion(props: Omit<MarkProps, 'tab'>) {
	const module = useLazy(() => import('./mark.tsx'));
	return module && <module.StudyQuestion {...props} />;
}
