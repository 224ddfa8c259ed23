import type { AdvisedMention } from '../../core/advice/result.ts';
import { strings } from '../../strings.ts';

const words = strings.popup.rated;

export interface RatedWordProps {
	mention: AdvisedMention;
	/** Says whether the writer rated a film; null takes it back. */
	onSay: (film: number, said: AdvisedMention['said']) => void;
	/** Whether to offer the opposite too. */
	both?: boolean;
}

export function RatedWord({ mention: { film, said, rated }, onSay, both = false }: RatedWordProps) {
	const link = (label: string, long: string, say: AdvisedMention['said']) => (
		<button type="button" class="link" aria-label={long} onClick={() => onSay(film.id, say)}>
			{label}
		</button>
	);
	if (said !== null)
		return (
			<span class="said">
				{words.said[said]} {link(words.undo, words.undoLong(film.title), null)}
			</span>
		);
	if (rated !== null) return null;
	return (
		<span class="said">
			{link(words.never, words.neverLong(film.title), 'never')}
			{both && link(words.rated, words.ratedLong(film.title), 'rated')}
		</span>
	);
}
