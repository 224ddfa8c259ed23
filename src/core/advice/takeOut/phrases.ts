/** Writes what stands for a film in a sentence. */
import type { Edit } from '../../algorithms/edits.ts';
import type { Item } from './items.ts';
import { beginsSentence, lineAround } from './sentences.ts';
import type { Rule, Wording } from './wordings/wording.ts';

/** Words for a film, between commas: "my favourite film, X, is long". */
const APPOSITION =
	/(?:film|movie|masterpiece|documentary|debut|favou?rite|Lieblingsfilm|película|filme|preferito|favori|préféré|favorita|favorito)(\s*,\s+|\s+[–—-]\s+)$/iu;

/** How many characters before a title a rule looks at. */
const LOOK = 160;

/**
 * Writes the phrase for an item.
 * @param least where the item before ends, so that no edit reaches into it
 * @param most where the item after begins
 * @param form number of the form, as in Forms
 */
export function phraseFor(text: string, item: Item, least: number, most: number, form: number, wording: Wording): Edit {
	const line = lineAround(text, item.start);
	const before = text.slice(Math.max(least, line.from, item.start - LOOK), item.start);
	const after = item.kept + text.slice(item.end, Math.min(most, line.to));
	return (
		inBrackets(before, after, item) ??
		apposition(before, after, item) ??
		fromRules(text, item, before, after, form, wording)
	);
}

/** A bracket with nothing else in it goes: "I saw it (X) twice". */
function inBrackets(before: string, after: string, { start, end }: Item): Edit | null {
	const opening = /(?<=\S)\s\($/.exec(before);
	if (opening === null || !after.startsWith(')')) return null;
	return { start: start - opening[0].length, end: end + 1, text: '' };
}

function apposition(before: string, after: string, { start, end, kept }: Item): Edit | null {
	const comma = APPOSITION.exec(before)?.[1];
	const closing = /^(?:$|\s*[.!?;:)]|,|\s+[–—-]\s)/.exec(after)?.[0];
	if (comma === undefined || closing === undefined) return null;
	const isPair = closing !== '' && closing.trim() === comma.trim();
	// One comma after it belongs to the pair around it, also one inside its quotation marks.
	if (isPair) return { start: start - comma.length, end: end + closing.trimEnd().length - kept.length, text: '' };
	return { start: start - comma.length, end, text: kept };
}

function fromRules(text: string, item: Item, before: string, after: string, form: number, wording: Wording): Edit {
	const { forms, rules, joins } = wording;
	let start = item.start;
	let phrase = Object.values(forms)[0]![form]!;
	for (const rule of rules) {
		const match = matchOf(rule, before, after);
		if (match === null) continue;
		start -= match[0]?.length ?? 0;
		phrase = rule.template
			.replace(/\{(\w+)\}/g, (_, name: string) => forms[name]![form]!)
			.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
		break;
	}
	for (const [pattern, joined] of joins) {
		const earlier = /\S+\s$/.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
		const corrected = (earlier + phrase).replace(pattern, joined);
		if (corrected === earlier + phrase || before.length < item.start - start + earlier.length) continue;
		start -= earlier.length;
		phrase = corrected;
	}
	return trimmed(text, { start, end: item.end, text: cased(text, start, item, phrase) + item.kept });
}

function matchOf({ before, after }: Rule, earlier: string, later: string): RegExpExecArray | [] | null {
	if (after !== null && !after.test(later)) return null;
	return before === null ? [] : before.exec(earlier);
}

/** A phrase in capitals where the sentence is, and with one where the sentence begins and had one. */
function cased(text: string, start: number, item: Item, phrase: string): string {
	const replaced = text.slice(start, item.end);
	const line = lineAround(text, start);
	const around = text.slice(line.from, start) + text.slice(item.end, line.to);
	const isLoud = !/\p{Ll}/u.test(replaced) && /\p{Lu}{2}/u.test(around) && !/\p{Ll}/u.test(around);
	if (isLoud && /\p{Lu}{2}/u.test(replaced)) return phrase.toUpperCase();
	const first = /\p{L}/u.exec(replaced)?.[0] ?? '';
	const isSmall = first !== '' && first === first.toLowerCase() && first !== first.toUpperCase();
	return beginsSentence(text, start) && !isSmall ? phrase[0]!.toUpperCase() + phrase.slice(1) : phrase;
}

/** The edit without what stays the same at its beginning, which may be formatted. */
function trimmed(text: string, { start, end, text: phrase }: Edit): Edit {
	const before = text.slice(start, end);
	let same = 0;
	while (same < phrase.length && phrase[same] === before[same]) same++;
	// Only whole words, which read better while they are undone, and a space before what goes with it.
	const kept = same === phrase.length ? same : phrase.slice(0, same).search(/\S*$/);
	return { start: start + kept, end, text: phrase.slice(kept) };
}
