import type { PopupView } from '../../messages/ui.ts';
import { useLazy } from '../lazy.ts';
import type { OtherKindsProps } from './otherKinds.tsx';

/** What a draft names of other kinds than films, loaded only if it names some. */
export function LazyOtherKinds(props: OtherKindsProps) {
	const module = useLazy(() => import('./otherKinds.tsx'), props.view.others !== undefined);
	return module && <module.OtherKinds {...props} />;
}

/** The first sentence where one of these kinds tells most, loaded in the same way. */
export function LazyOtherVerdict({ view }: { view: PopupView }) {
	const module = useLazy(() => import('./otherKinds.tsx'), view.others !== undefined);
	return module && <module.OtherVerdict view={view} />;
}
