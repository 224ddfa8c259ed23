import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { Kind } from './kind.ts';
import type { Suggestions } from './mention.tsx';
import type { Way } from './more.tsx';

const words = strings.popup;

/** What is one click away from a first view without films to take out. @param found films to mention, where they are offered */
export function waysFrom({ advice }: AdvisedView, kind: Kind, found: Suggestions | null): Way[] {
	const titles = new Set(advice.mentions.map(({ film }) => film.title));
	const films: Way = {
		to: 'films',
		icon: 'film',
		label: strings.filmsHere,
		value: words.films([...titles], advice.maybes.length),
	};
	const sure: Way = { to: 'sure', icon: 'info', label: words.sure, value: words.estimate(advice.low, advice.high) };
	const mention: Way[] =
		found !== null && found.alone.length > 0
			? [
					{
						to: 'mention',
						icon: 'plus',
						label: words.mention.button,
						value: strings.afterwards(Math.max(...found.alone)),
					},
				]
			: [];
	// The answers whether they were rated are in the list of all films.
	const unrated: Way = { ...films, label: words.rated.some };
	return [...mention, kind === 'keep' ? unrated : films, sure];
}
