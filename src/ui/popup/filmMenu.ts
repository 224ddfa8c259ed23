/** What a film's menu offers. */
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { DraftFilm } from './kind.ts';
import type { MenuItem } from './menu.tsx';
import type { Acts } from './usePopup.ts';

const words = strings.popup.changes;

interface FilmActs extends Pick<Acts, 'sayRated' | 'settle'> {
	/** Shows the other films of that name. */
	onWhich: () => void;
}

export function menuOf(
	{ surfaces, gone }: Pick<AdvisedView, 'surfaces' | 'gone'>,
	{ mention, index }: DraftFilm,
	{ sayRated, settle, onWhich }: FilmActs,
): MenuItem[] {
	const { film, rated, said, alternatives } = mention;
	const rate = (label: string, say: typeof said): MenuItem => ({
		...{ icon: 'star', label },
		act: () => void sayRated(film.id, say),
	});
	return [
		...(said === null && rated === null ? [rate(words.never, 'never'), rate(words.rated, 'rated')] : []),
		...(said === null ? [] : [rate(words.unsaid[said], null)]),
		...(gone ? [] : [{ icon: 'x' as const, label: words.notFilm, act: () => void settle(surfaces[index]!, false) }]),
		...(alternatives.length === 0 || gone ? [] : [{ icon: 'film' as const, label: words.different, act: onWhich }]),
	];
}
