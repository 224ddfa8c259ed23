import { useLazy } from '../lazy.ts';
import type { KindsProps } from './kinds.tsx';

/** What is told of a draft that names other kinds than films, loaded only if it does. */
export function LazyKinds(props: KindsProps) {
	const module = useLazy(() => import('./kinds.tsx'));
	return module && <module.Kinds {...props} />;
}
