/** The films of a draft with all that belongs to their titles: quotation marks, emphasis, a link, the year. */

import type { PackKind } from '../catalogue/packKinds.ts';

/** A place in a draft that names a film, or something of another kind. */
export interface Named {
	start: number;
	end: number;
	/** Equal for mentions of the same item. */
	film: number;
	/** What it is; a film if absent. */
	kind?: PackKind;
}

export interface Item extends Named {
	/** Number among the given mentions. */
	mention: number;
	/** Whether it goes. */
	isOut: boolean;
	/** Punctuation that American usage puts inside quotation marks, which stays. */
	kept: string;
}

/** What a text names, as of the kind of its pack. */
export const ofKind = <One extends Named>(named: readonly One[], kind: PackKind | undefined): readonly One[] =>
	kind === undefined ? named : named.map((one) => ({ ...one, kind }));

/** The number of a film that already has another name. */
export const RENAMED = -1;

/** Marks around a title: before it, with the ones after it. */
const AROUND: readonly [before: RegExp, after: (match: RegExpExecArray) => RegExp][] = [
	[/[“„"]$/, () => /^([.,!?]?)[”“"]/],
	[/[‘‚]$/, () => /^([.,!?]?)[’‘]/],
	[/(?<![\p{L}\p{N}])'$/u, () => /^([.,!?]?)'(?!s\b)/],
	[/[«»]\s?$/, () => /^\s?[»«]/],
	[/‹$/, () => /^›/],
	[/`$/, () => /^`/],
	[/(\*{1,3}|_{1,3}|~~|'{2,5})$/, ([, marks]) => new RegExp(`^${marks!.replaceAll('*', '\\*')}`)],
	[/\[(\w+)(?:=[^\]\n]*)?\]$/, ([, tag]) => new RegExp(`^\\[/${tag}\\]`, 'i')],
	[/<(\w+)(?:\s[^<>\n]*)?>$/, ([, tag]) => new RegExp(`^</${tag}>`, 'i')],
	[/\[\[$/, () => /^\]\]/],
	[/\[$/, () => /^\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"\n]*")?\)|\[[^\]\n]*\])/],
];

/** The year after a title, or a bracket that ends with it. */
const YEAR =
	/^\s?(?:\((?:[^()\n]{0,60}[\s,])?(?:1[89]|20)\d\d(?:,[^()\n]{0,60})?\)|\[(?:1[89]|20)\d\d\]|,?\s(?:1[89]|20)\d\d(?=[\s.,;:!?)]|$)(?!\s*(?:times|people|minutes)))/;

/** Which form of a film it was: "(the long cut)". */
const FORM =
	/^\s\([^()\n]{0,30}(?:cut|version|edition|dub|dubbed|sub|subbed|remake|restoration|remaster|fassung|OmU)\)/iu;

/** A score after a title: "4.5/5", "★★★★", "(8/10)", "(8)", "= 8", "B+". */
export const SCORE =
	/^(?:,|:|\s?=|\s[–—-])?[^\S\n]*(?:\((?:[★☆½⭐]+|\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10|100)|\d{1,3}\s?%|10|\d(?:[.,]\d)?|[A-DF][+-]?)\)|(?:[★☆½⭐]+|\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10|100)(?!\d)|\d{1,3}\s?%|(?<=[:=–—-]\s?)(?:10|\d(?:[.,]\d)?|[A-DF])(?=\s*(?:[,;.)\n]|$))|(?<=\s)[A-DF][+-](?![\p{L}\d])))/u;

/** Numbers of parts after a title: "Human Centipede 1 and 2". */
const PARTS = /^\s\d(?:\s?(?:,|&|\+|-|–|and|to)\s?\d)+(?![\d/.])/u;

/** Words in brackets behind a title of a list. */
const ASIDE = /^\s\([^()\n]{1,40}\)(?=[,;]\s+(?:(?:and|und|et|y|e)\s+)?$)/u;

const LAST_ASIDE = /^\s\([^()\n]{1,40}\)(?=[.!]?(?:\s|$))/u;

/** An article with a capital within a sentence, or without a space: it is the title's. */
const ARTICLE =
	/(?<=\p{Ll}\s)(?:The|Le|La|Les|El|Los|Las|Il|Lo|Gli|O|A|Os|As|Der|Die|Das)\s$|(?<![\p{L}\p{N}])[Ll]['’]$/u;

/** A mark at the end of a title. */
const OWN_MARK = /^[.!?](?=[,;]|\s(?:\((?:19|20)\d\d\)|[–—-]\s))/u;
/** A mark that a sentence goes on behind: "watched corra! with my aunt". */
const GOES_ON = /^[!?](?=\s(?:with|and|mit|und|avec|et|con|y|com|e)\s)/u;
/** An initial at the end of a title: "E.T." */
const INITIAL = /(?<!\p{L})\p{Lu}$/u;

/** How far around a title to look for its marks. */
const REACH = 400;

/** Sorts mentions and finds what belongs to them. Mentions that overlap an earlier one are dropped. */
export function itemsOf(text: string, mentions: readonly Named[], out: ReadonlySet<number>): Item[] {
	const sorted = mentions
		.map((named, mention) => ({ ...named, mention }))
		.filter(({ start, end }) => Number.isInteger(start) && start >= 0 && start < end && end <= text.length)
		.sort((a, b) => a.start - b.start);
	const items: Item[] = [];
	for (const [i, { start, end, film, kind, mention }] of sorted.entries()) {
		const least = items.at(-1)?.end ?? 0;
		if (start < least) continue;
		const most = sorted[i + 1]?.start ?? text.length;
		const possessed = /['’]s$/.test(text.slice(start, end)) ? end - 2 : end;
		const grown = grow(text, { start, end: possessed }, Math.max(least, start - REACH), Math.min(most, end + REACH));
		const isNext = /^(?:[,;]\s+|,?\s+)(?:(?:and|und|et|y|e)\s+)?$/u.test(
			text.slice(items.at(-1)?.end ?? grown.start, grown.start),
		);
		const rest = text.slice(grown.end, Math.min(most, grown.end + 60));
		if (grown.kept === '') grown.end += (ASIDE.exec(rest) ?? (isNext ? LAST_ASIDE.exec(rest) : null))?.[0].length ?? 0;
		items.push({ ...withGenitive(text, grown), film, ...(kind && { kind }), mention, isOut: out.has(mention) });
	}
	return items;
}

/** Extends a title within limits over all that belongs to it. */
function grow(text: string, title: { start: number; end: number }, least: number, most: number) {
	let { start, end } = inAddress(text, title, least, most);
	let kept = '';
	start -= ARTICLE.exec(text.slice(Math.max(least, start - 12), start))?.[0].length ?? 0;
	for (let grows = true; grows; ) {
		grows = false;
		if (kept === '') {
			// A name in the bracket may look like a title: "(Maldoror, 1972)".
			const year = YEAR.exec(text.slice(end, /^\s?\(/u.test(text.slice(end, end + 2)) ? end + REACH : most));
			if (year !== null) {
				end += year[0].length;
				grows = true;
			}
			const parts = PARTS.exec(text.slice(end, most)) ?? FORM.exec(text.slice(end, most));
			if (parts !== null) end += parts[0].length;
			const score = SCORE.exec(text.slice(end, most));
			if (score !== null) {
				end += score[0].length;
				grows = true;
			}
		}
		// A mark that no sentence ends with: "Umberto D., Sciuscià".
		const isInitial = INITIAL.test(text.slice(Math.max(start, end - 2), end)) && /^\.\s\p{Ll}/u.test(text.slice(end));
		const own = isInitial
			? ['.']
			: (GOES_ON.exec(text.slice(end, end + 9)) ??
				(/\p{Lu}/u.test(text[start] ?? '') ? OWN_MARK.exec(text.slice(end, most)) : null));
		if (own !== null) {
			end += own[0]!.length;
			grows = true;
		}
		const before = text.slice(least, start);
		const after = text.slice(end, most);
		for (const [opens, closing] of AROUND) {
			const opened = opens.exec(before);
			const closed = opened && closing(opened).exec(after);
			if (!opened || !closed) continue;
			start -= opened[0].length;
			end += closed[0].length;
			kept += closed[1] ?? '';
			grows = true;
			break;
		}
	}
	if (text[start - 1] === '#' && start > least && !/[\p{L}\p{N}]/u.test(text[start - 2] ?? '')) start--;
	return { start, end, kept };
}

/** "Aliens' ending" is "another film's ending". */
const withGenitive = <Grown extends { start: number; end: number; kept: string }>(text: string, grown: Grown): Grown =>
	/s$/.test(text.slice(grown.start, grown.end)) && /^['’]\s\p{L}/u.test(text.slice(grown.end))
		? { ...grown, end: grown.end + 1, kept: `${text[grown.end]}s` }
		: grown;

/** The whole address that a title is part of, else the title. */
function inAddress(text: string, { start, end }: { start: number; end: number }, least: number, most: number) {
	const head = /(?:https?:\/\/|www\.)[^\s()<>[\]"]*$/i.exec(text.slice(least, start));
	if (head === null) return { start, end };
	const tail = /[^\s()<>[\]"]*(?<![.,;:!?])/.exec(text.slice(end, most))![0];
	return { start: start - head[0].length, end: end + tail.length };
}
