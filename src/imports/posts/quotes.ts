import { findRegions } from '../../core/mentions/regions.ts';

/** Regions of quotes end before it. */
const CLOSING = /\[\/quote\b[^\]\n]{0,200}\]/iy;

/** Markdown or BBCode without quotations; links and emphasis stay, as they show which words are titles. */
export function withoutQuotes(text: string): string {
	if (!/^[ \t]*(?:>|&gt;)|\[quote\b/im.test(text)) return text.trim();
	const quotes = findRegions(text)
		// >!…!< at the beginning of a line hides the writer's own text.
		.filter(({ kind, start, end }) => kind === 'quote' && !/^\s*>!/.test(text.slice(start, end)))
		.sort((a, b) => a.start - b.start);
	let kept = '';
	let at = 0;
	for (const { start, end } of quotes) {
		kept += text.slice(at, Math.max(at, start));
		CLOSING.lastIndex = end;
		at = Math.max(at, CLOSING.test(text) ? CLOSING.lastIndex : end);
	}
	return (kept + text.slice(at)).replace(/\n{3,}/g, '\n\n').trim();
}
