import { useLazy } from '../lazy.ts';
import type { OtherKindsProps } from './otherKinds.tsx';

/** What is told of a draft that names other kinds than films, loaded only if it does. */
export function LazyOtherKinds(props: OtherKindsProps) {
	const module = useLazy(() => import('./otherKinds.tsx'));
	return module && <module.OtherKinds {...props} />;
}
