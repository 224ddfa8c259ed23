/** What plans leave of a post: whether it is one. */
import { expect, test } from 'vitest';
import { isSpoiled, leavingOf } from '../../../../src/core/advice/left.ts';
import type { Mention } from '../../../../src/core/mentions/mentions.ts';

/** A text whose titles are in braces, each a film of its own. */
function draft(marked: string, { plain = [], unworded = [] }: { plain?: number[]; unworded?: number[] } = {}) {
	const mentions: Mention[] = [];
	let text = '';
	for (const [i, part] of marked.split(/[{}]/u).entries()) {
		if (i % 2 === 1)
			mentions.push({
				...{ start: text.length, end: text.length + part.length, film: mentions.length, form: mentions.length },
				...{ alternatives: [], confidence: 1, quoted: false },
			} as Mention);
		text += part;
	}
	const names = { all: mentions, mentions, others: [], plain: new Set(plain), unworded: new Set(unworded) };
	return { text, names };
}
const spoiled = (marked: string, out: number[], more = {}) => {
	const { text, names } = draft(marked, more);
	return isSpoiled(
		text,
		names,
		out.map((mention) => ({ mention, to: null })),
	);
};

test('a sentence or two of a longer post are not a post', () => {
	const about = 'We saw {Qzx Vwk} on Friday in the old house by the river, with the whole choir and their children.';
	const rest = 'The bakery on the corner has new owners, and the tram was late twice this week.';
	expect(spoiled(`${about} I went home.`, [0])).toBe(true);
	expect(spoiled(`${rest} ${rest} ${about}`, [0])).toBe(false);
	// What is quoted is not the writer's.
	expect(spoiled(`> ${rest}\n\n${about} I went home.`, [0])).toBe(true);
	expect(spoiled(`${about} I went home.`, [])).toBe(false);
});

test('of a list two stay, or one if it is short', () => {
	const list = (films: number) => Array.from({ length: films }, (_, i) => `- {Qzx${i} Vwk}`).join('\n');
	const of = (films: number, out: number) =>
		spoiled(
			`Friday night\n\n${list(films)}`,
			Array.from({ length: out }, (_, i) => i),
		);
	expect([of(4, 2), of(4, 3), of(3, 2), of(3, 3), of(2, 2)]).toEqual([false, true, false, true, true]);
	expect([of(12, 11), of(12, 12)]).toEqual([false, true]);
});

test('what no wording leaves out is not cut out of a short post', () => {
	const post =
		'The bakery on the corner has new owners, and the tram was late twice this week. On Sunday we saw {Qzx Vwk}, and it rained.';
	expect(spoiled(post, [0])).toBe(false);
	expect(spoiled(post, [0], { unworded: [0] })).toBe(true);
});

test('two games in a row that are both called a game leave no post', () => {
	const post = 'We played {Qzx Vwk} and {Qzy Vwm} last night. I adored the old house by the river.';
	const { text, names } = draft(post, { plain: [0, 1] });
	const of = (...out: number[]) =>
		isSpoiled(
			text,
			{ ...names, kind: 'boardgames' },
			out.map((mention) => ({ mention, to: null })),
		);
	expect([of(0, 1), of(1)]).toEqual([true, false]);
});

test('a film costs more to leave out the more goes with it, less where it is called a film', () => {
	const post =
		'We saw {Qzx Vwk}. The rest of the week was quiet, and the tram came late. I liked {Qzy Vwm} and {Qzz Vwn}.';
	const cost = (more = {}) => {
		const { text, names } = draft(post, more);
		return [0, 1].map(leavingOf(text, names).leaving);
	};
	const [sentence, item] = cost();
	expect(item).toBe(2);
	expect(sentence).toBeGreaterThan(2);
	expect(cost({ unworded: [0] })[0]).toBeGreaterThan(sentence!);
	expect(cost({ plain: [0] })[0]).toBeLessThan(2);
});
