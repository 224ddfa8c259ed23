import { findRegions } from '../../core/mentions/regions.ts';

/** Regions of quotes end before it. */
const CLOSING = /\[\/quote\b[^\]\n]{0,200}\]/iy;

/**
 * Leaves out of Markdown or BBCode what it quotes of others: lines that begin with ">", and [quote] with what is in it.
 * Everything else stays, since links and emphasis tell which words are titles.
 */
export function withoutQuotes(text: string): string {
	if (!/^[ \t]*(?:>|&gt;)|\[quote\b/im.test(text)) return text.trim();
	const quotes = findRegions(text)
		// >!…!< at the beginning of a line hides what is the writer's own.
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
