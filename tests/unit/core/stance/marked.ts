/** Texts with films in brackets, and after the bar what is expected of each. */
export function marked(text: string): { text: string; mentions: { start: number; end: number }[]; expected: string[] } {
	const [mentions, expected]: [{ start: number; end: number }[], string[]] = [[], []];
	let plain = '';
	let from = 0;
	for (const { index, 0: all, 1: film, 2: label } of text.matchAll(/\[([^\]|]+)\|([^\]]+)\]/g)) {
		plain += text.slice(from, index);
		mentions.push({ start: plain.length, end: plain.length + film!.length });
		expected.push(label!);
		plain += film;
		from = index + all.length;
	}
	return { text: plain + text.slice(from), mentions, expected };
}
