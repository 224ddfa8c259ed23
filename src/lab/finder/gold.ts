import { hashOf } from '../../core/catalogue/words.ts';
import { atLine } from '../../pack/errors.ts';
import { readText } from '../../pack/files.ts';

/** A labeled mention: a span of the text and the film it names (year null if the label leaves it open). */
export interface GoldMention {
	start: number;
	end: number;
	title: string;
	year: number | null;
	/** full, partial, abbrev, typo, alias, franchise; empty if the label has none. */
	kind: string;
}

export interface GoldText {
	id: string;
	text: string;
	mentions: GoldMention[];
	/** Where it was found, if known: texts of one source are never fitted on and judged at once. */
	source?: string;
	/** What kind of text it is: a review, a list. */
	kind?: string;
	/** How an earlier finder judged it, where texts were drawn by that: 3 for doubt, 2 for a sure film, 1 for an unlikely one, 0. */
	tier?: number;
}

export interface GoldFile {
	texts: GoldText[];
	/** A sentence about each line that could not be used. */
	problems: string[];
}

/** Reads labeled texts, JSON lines. @param stopAtBad throws at a bad line instead of reporting and skipping it */
export async function readGold(file: string, stopAtBad: boolean): Promise<GoldFile> {
	return parseGold(await readText(file), file, stopAtBad);
}

export function parseGold(content: string, file: string, stopAtBad: boolean): GoldFile {
	const texts: GoldText[] = [];
	const problems: string[] = [];
	content.split('\n').forEach((line, i) => {
		if (line.trim() === '') return;
		const read = parseLine(line);
		if (typeof read !== 'string') texts.push(read);
		else if (stopAtBad) throw atLine(file, i + 1, read);
		else problems.push(atLine(file, i + 1, read).message);
	});
	return { texts, problems };
}

/** Parses a labeled text, or returns the reason why the line is invalid. */
function parseLine(line: string): GoldText | string {
	let row: Partial<GoldText>;
	try {
		row = JSON.parse(line);
	} catch (error) {
		return `is not JSON (${(error as Error).message}).`;
	}
	if (typeof row !== 'object' || row === null || typeof row.text !== 'string') return 'needs a "text".';
	if (row.mentions !== undefined && !Array.isArray(row.mentions)) return '"mentions" must be a list.';
	const mentions: GoldMention[] = [];
	for (const [n, m] of (row.mentions ?? []).entries()) {
		const inside =
			Number.isInteger(m?.start) &&
			Number.isInteger(m?.end) &&
			0 <= m.start &&
			m.start < m.end &&
			m.end <= row.text.length;
		if (!inside) return `mention ${n + 1} has no span inside the text.`;
		// A whole series may have no title.
		const title = m.title ?? (m.kind === 'franchise' ? '' : undefined);
		if (typeof title !== 'string' || !(m.year === null || m.year === undefined || Number.isInteger(m.year)))
			return `mention ${n + 1} needs a "title" and a "year".`;
		mentions.push({
			start: m.start,
			end: m.end,
			title,
			year: m.year ?? null,
			kind: typeof m.kind === 'string' ? m.kind : '',
		});
	}
	return {
		id: String(row.id ?? ''),
		text: row.text,
		mentions,
		...(typeof row.source === 'string' && { source: row.source }),
		...(typeof row.kind === 'string' && { kind: row.kind }),
		...(typeof row.tier === 'number' && { tier: row.tier }),
	};
}

export const FOLDS = 5;

const MADE_UP = 'made up';

/** The source of a text: where it was found, its dialogue, or else itself. Each made-up post is a source of its own. */
export function sourceOf({ id, source }: Pick<GoldText, 'id' | 'source'>): string {
	return (source === MADE_UP ? id : source) ?? /^.+-(\d+)-\d+$/.exec(id)?.[1] ?? id;
}

/** Mixes a hash, so that its low bits depend on all of the text. */
function mix(hash: number): number {
	const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
	return (twice ^ (twice >>> 16)) >>> 0;
}

export const foldOf = (text: Pick<GoldText, 'id' | 'source'>) => mix(hashOf(sourceOf(text))) % FOLDS;

/** Returns a number from 0 to 1, the same for all texts of a source: a share of the sources is those below it. */
export const drawOf = (text: GoldText) => mix(hashOf(`${sourceOf(text)} share`)) / 2 ** 32;
