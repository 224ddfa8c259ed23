import { strings } from '../../strings.ts';
import type { Tone } from './verdict.tsx';

interface Said {
	/** Null where no films were found. */
	tone: Tone | null;
	title: string;
	text: string;
}

/** The verdict that the title of the toolbar button says, and the line below it; null where it says none. */
export function verdictIn(said: string): Said | null {
	const [title, text] = said.slice(said.indexOf(':') + 2).split('\n');
	if (text === undefined) return null;
	if (said.startsWith(`${strings.button.titles.question}\n`)) return { tone: 'ask', title: strings.unsure, text };
	return { tone: toneOf(title!), title: title!, text };
}

function toneOf(title: string): Tone | null {
	const { wellHidden, probably, nothing } = strings.popup.verdict;
	if (title === strings.noFilms.title) return null;
	if (title === wellHidden(false) || title === nothing) return 'good';
	return title === probably(false) ? 'mid' : 'bad';
}
