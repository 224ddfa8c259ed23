/** What can be said in place of each film of a draft. */
import { offered } from '../../core/advice/offered.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import type { Substitute } from './kind.ts';

/** A way to say less of a film. */
export interface Option {
	/** The writer's sentence, and what it is then. */
	before: string;
	after: string;
	/** What is said in place of the title, which stays where no words are; null if it goes. */
	substitute: Substitute | null;
}

type Known = Pick<AdvisedView, 'advice' | 'sentences' | 'surfaces'>;

/** Returns the ways to say less of a film, that of the plan first. @param planned what the plan says in place of the title */
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

/** A change that no wording makes: the sentence goes, or the title alone where none is known. */
function plain({ advice, sentences, surfaces }: Known, film: number, planned: Substitute | null): Option {
	const isIt = (one: { film: { id: number } }) => one.film.id === film;
	const title = surfaces[advice.mentions.findIndex(isIt)] ?? '';
	const before = sentences[advice.wordings.findIndex(isIt)] || title;
	const after = planned === null ? '' : before.replace(title, () => planned.words ?? title);
	return { before, after, substitute: planned };
}
