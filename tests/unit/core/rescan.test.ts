import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { editBetween, remapSpans } from '../../../src/core/mentions/remap.ts';
import { rescan } from '../../../src/core/mentions/rescan.ts';
import { surroundingsOf } from '../../../src/core/mentions/surroundings.ts';
import { readTokens, tokenize } from '../../../src/core/mentions/tokens.ts';
import { testPack } from '../films.ts';

test('the edit between two texts turns one into the other', () => {
	const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 20 });
	fc.assert(
		fc.property(text, text, (before, after) => {
			const { start, removed, inserted } = editBetween(before, after);
			expect(before.slice(0, start) + after.slice(start, start + inserted) + before.slice(start + removed)).toBe(after);
		}),
	);
});

test('a span that an edit leaves alone names the same words afterwards, one that it touches is gone', () => {
	const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 30 });
	fc.assert(
		fc.property(
			letters,
			fc.nat(30),
			fc.nat(8),
			fc.string({ maxLength: 8 }),
			fc.nat(30),
			fc.nat(8),
			(text, at, cut, put, from, size) => {
				const start = Math.min(at, text.length);
				const removed = Math.min(cut, text.length - start);
				const after = text.slice(0, start) + put + text.slice(start + removed);
				const span = { start: Math.min(from, text.length - 1), end: Math.min(from + size + 1, text.length) };
				fc.pre(span.start < span.end);
				const moved = remapSpans([span], { start, removed, inserted: put.length });
				const touched = span.end > start && span.start < start + removed;
				if (touched) expect(moved).toEqual([]);
				for (const s of moved) expect(after.slice(s.start, s.end)).toBe(text.slice(span.start, span.end));
			},
		),
	);
});

const { catalogue } = testPack();
const filler = 'We talked about the weather and the train until the evening came. '.repeat(30);
const PARAGRAPHS = [
	`I watched The Matrix. ${filler}`,
	`Then "Pulp Fiction" (1994). ${filler}`,
	`And Fight Club, a film. ${filler}`,
	`Amélie too. ${filler}`,
];
const TEXT = PARAGRAPHS.join('\n\n');
const surfaces = (text: string, mentions: { start: number; end: number }[]) =>
	mentions.map((m) => text.slice(m.start, m.end));

test('after an edit inside a paragraph the others are moved along, not read again', () => {
	const before = { text: TEXT, mentions: findMentions(catalogue, TEXT) };
	expect(surfaces(TEXT, before.mentions)).toEqual(['The Matrix', 'Pulp Fiction', 'Fight Club', 'Amélie']);
	const edited = TEXT.replace('"Pulp Fiction" (1994)', 'we watched the film "Koyaanisqatsi" (1982)');
	const after = rescan(catalogue, before, edited);
	expect(surfaces(edited, after)).toEqual(['The Matrix', 'Koyaanisqatsi', 'Fight Club', 'Amélie']);
	expect(after[0]).toBe(before.mentions[0]);
	// A text with the same number of units elsewhere, so that only moved mentions can stand there.
	const marked = { text: TEXT, mentions: before.mentions.map((m, i) => ({ ...m, confidence: i / 10 })) };
	expect(
		rescan(catalogue, marked, edited)
			.map((m) => m.confidence)
			.filter((c) => c < 0.5),
	).toEqual([0, 0.2, 0.3]);
});

test('a paragraph is judged by the habit of the whole text, as a full scan does', () => {
	const lower = `i watched the matrix with my brother. ${filler.toLowerCase()}`;
	const text = [lower, lower, lower, lower].join('\n\n');
	const before = { text, mentions: findMentions(catalogue, text) };
	for (const edited of [
		text.replace('the matrix with', 'fight club with'),
		text.replace('i watched the matrix with my', 'We Watched Pulp Fiction With My'),
	])
		expect(rescan(catalogue, before, edited).map(({ start, end, film }) => ({ start, end, film }))).toEqual(
			findMentions(catalogue, edited).map(({ start, end, film }) => ({ start, end, film })),
		);
});

test('what a whole text is like does not depend on how it is read', () => {
	const tokens = tokenize(catalogue, TEXT);
	expect(surroundingsOf(readTokens(TEXT), 2)).toEqual({ ...surroundingsOf(tokens), films: 2 });
	expect(surroundingsOf(tokens)).toMatchObject({ habit: 'lower', words: tokens.count, filmWords: 2 });
});

test.each([
	['two are joined', TEXT.replace('\n\nAnd', ' And')],
	['a quotation begins', TEXT.replace('And Fight', '[quote]And Fight')],
	['code begins', TEXT.replace('And Fight', '```And Fight')],
	['most of it changes', TEXT.slice(0, 100) + TEXT.slice(0, 100).toUpperCase().repeat(90)],
	['it is short', 'I watched The Matrix'],
])('all is read anew where %s', (_, edited) => {
	const before = { text: TEXT, mentions: findMentions(catalogue, TEXT).map((m) => ({ ...m, confidence: -1 })) };
	expect(rescan(catalogue, before, edited)).toEqual(findMentions(catalogue, edited));
});

test('whatever is typed, mentions lie in the text, in order, apart', () => {
	const piece = fc.constantFrom('The Matrix', '"Amélie"', '\n\n', ' x ', '', '[quote]', 'watched Pulp Fiction', '> ');
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.nat(TEXT.length), fc.nat(40), piece), { minLength: 1, maxLength: 6 }), (edits) => {
			let scanned = { text: TEXT, mentions: findMentions(catalogue, TEXT) };
			for (const [at, cut, put] of edits) {
				const text = scanned.text.slice(0, at) + put + scanned.text.slice(at + cut);
				scanned = { text, mentions: rescan(catalogue, scanned, text) };
			}
			let last = 0;
			for (const { start, end } of scanned.mentions) {
				expect(start).toBeGreaterThanOrEqual(last);
				expect(scanned.text.slice(start, end)).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/su);
				last = end;
			}
		}),
		{ numRuns: 40 },
	);
});
