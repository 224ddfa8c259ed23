/** What can replace each film of a draft. */
import { offered } from '../../core/advice/offered.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import type { Substitute } from './kind.ts';

/** A way to say less of a film. */
export interface Option {
	/** The writer's sentence, before and after. */
	before: string;
	after: string;
	/** What replaces the title, which stays if this is empty; null if it goes. */
	substitute: Substitute | null;
}

type Known = Pick<AdvisedView, 'advice' | 'sentences' | 'surfaces'>;

/** Returns the ways to say less about a film, the plan's first. @param planned the plan's replacement of the title */
export function optionsFor(view: Known, film: number, planned: Substitute | null): Option[] {
	const all = wordingsOf(view, film);
	const first = all.find(({ substitute }) => substitute?.words === planned?.words) ?? plain(view, film, planned);
	return [first, ...all.filter((option) => option !== first)];
}

function wordingsOf({ advice: { wordings }, sentences }: Known, film: number): Option[] {
	const at = wordings.findIndex((wording) => wording.film.id === film);
	return (at < 0 ? [] : offered(wordings[at]!)).map(({ how, words, after }) => ({
		...{ before: sentences[at]!, after },
		substitute: words === null && how !== 'score' ? null : { words, swap: null },
	}));
}

/** A change without a wording: the sentence goes, or only the title if none is known. */
function plain({ advice, sentences, surfaces }: Known, film: number, planned: Substitute | null): Option {
	const isIt = (one: { film: { id: number } }) => one.film.id === film;
	const title = surfaces[advice.mentions.findIndex(isIt)] ?? '';
	const before = sentences[advice.wordings.findIndex(isIt)] || title;
	const after = planned === null ? '' : before.replace(title, () => planned.words ?? title);
	return { before, after, substitute: planned };
}
