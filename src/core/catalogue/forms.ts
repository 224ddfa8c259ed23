import { words } from './words.ts';

/** How a title form relates to the film: its catalogue title, another title, or its title without the subtitle. */
export const FORM_KINDS = ['title', 'otherTitle', 'withoutSubtitle'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export interface TitleForm {
	/** Folded words, leading article dropped. */
	words: string[];
	kind: FormKind;
}

const ARTICLES = new Set(['the', 'a', 'an']);
const CATALOGUE_ORDER = /^(.*), (the|an?|les?|la|l'|der|die|das|el|los|las|il|lo)$/i;
const SUBTITLE = /^(.+?)(?:: | - | – | — )/;

/** "Matrix, The" as people say it: "The Matrix". */
export function naturalOrder(title: string): string {
	const match = CATALOGUE_ORDER.exec(title);
	if (match === null) return title;
	const [, rest, article] = match;
	return article!.endsWith("'") ? article! + rest! : `${article} ${rest}`;
}

/** The words of a title by which it is found: without its leading article, unless nothing would be left. */
export function formWords(title: string): string[] {
	const all = words(naturalOrder(title));
	return all.length > 1 && ARTICLES.has(all[0]!) ? all.slice(1) : all;
}

/** Every form by which a film may be named, the catalogue title first, each form once. */
export function titleForms(title: string, otherTitles: readonly string[]): TitleForm[] {
	const forms: TitleForm[] = [];
	const seen = new Set<string>();
	const add = (text: string, kind: FormKind) => {
		const form = formWords(text);
		const key = form.join(' ');
		if (form.length === 0 || seen.has(key)) return;
		seen.add(key);
		forms.push({ words: form, kind });
	};
	add(title, 'title');
	for (const other of otherTitles) add(other, 'otherTitle');
	const subtitle = SUBTITLE.exec(title);
	if (subtitle !== null && subtitle[1]!.length > 2) add(subtitle[1]!, 'withoutSubtitle');
	return forms;
}
