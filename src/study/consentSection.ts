/** What a section of the consent page consists of. */
import { consent as words } from '../strings/consent.ts';
import type { Table } from './recordTable.ts';

/** Heading of content that comes from the study file. */
export const statedByResearchers = (): string => words.said;

/** Paragraphs, then an optional table. Plain text, never markup. */
export interface ConsentContent {
	paragraphs: string[];
	table?: Table;
}

/** A section of the consent page: Red Herring's own guarantees, and separately the study file's claims. */
export interface ConsentSection extends ConsentContent {
	id: string;
	heading: string;
	stated?: ConsentContent;
}

/** Sections whose heading is among the strings. */
type Topic =
	| ('trial' | 'about' | 'eligibility' | 'procedures' | 'arms' | 'dates' | 'questions' | 'recorded' | 'kinds')
	| ('privacy' | 'example' | 'never' | 'protection' | 'risks' | 'rights' | 'compensation' | 'contacts' | 'endings');

export const section = (
	id: Topic,
	own: readonly string[],
	more: Pick<ConsentSection, 'table' | 'stated'> = {},
): ConsentSection => ({ id, heading: words[id], paragraphs: [...own], ...more });

export const content = (paragraphs: readonly string[], table?: Table): ConsentContent => ({
	paragraphs: [...paragraphs],
	...(table && { table }),
});

export const tableOf = (head: readonly string[], rows: Table['rows']): Table => ({ head: [...head], rows });
