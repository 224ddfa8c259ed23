import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { takeOut } from '../../../../src/core/rewrite/takeOut.ts';
import { cpuTime, timed } from '../../cpuTime.ts';
import { marked, situations, without } from './marked.ts';

test.each(['sentences', 'enumerations', 'lists', 'languages', 'edges'].flatMap(situations))(
	'%j becomes %j',
	(draft, wanted) => {
		expect(without(draft)).toBe(wanted);
	},
);

/** Words that stand for all that is not a film; none is of any language. */
const word = fc.constantFrom(
	'qozu',
	'Wexi',
	'pluvu,',
	'zorb.',
	'xanq!',
	'the',
	'a',
	'film',
	'my',
	'(1967)',
	'“',
	'”',
	'*',
	'-',
);
const title = fc.constantFrom('Kyyjo', 'Vwuppi Dox', 'Jjuk 2', "Zuzz'n Gorf", 'gwirx');
const film = fc
	.tuple(fc.constantFrom('{', '⟨'), title)
	.map(([open, words]) => open + words + (open === '{' ? '}' : '⟩'));
const gap = fc.constantFrom(
	' ',
	' ',
	', ',
	' and ',
	', and also ',
	'/',
	'\n',
	'\n\n',
	'\n1. ',
	'\n2. ',
	'\n- ',
	'. ',
	': ',
	"'s ",
	' (',
	') ',
);
const drafts = fc
	.array(fc.tuple(fc.oneof(word, { arbitrary: film, weight: 2 }), gap), { maxLength: 14 })
	.map((parts) => parts.flat().join(''));

const changesOf = (draft: string) => {
	const { text, named, out } = marked(draft);
	const changes = takeOut(text, named, out);
	return { text, named, out, changes, edits: changes.flatMap(({ edits }) => edits) };
};

test('edits are in order, within the text, and cover the films to take out, and others only as a whole', () => {
	fc.assert(
		fc.property(drafts, (draft) => {
			const { text, named, out, changes, edits } = changesOf(draft);
			for (const [i, { start, end }] of edits.entries()) {
				expect(start).toBeGreaterThanOrEqual(edits[i - 1]?.end ?? 0);
				expect(end).toBeGreaterThanOrEqual(start);
				expect(end).toBeLessThanOrEqual(text.length);
			}
			expect(changes.flatMap(({ mentions }) => mentions).sort((a, b) => a - b)).toEqual(out);
			for (const [i, film] of named.entries()) {
				const covers = edits.some(({ start, end }) => start <= film.start && film.end <= end);
				const touches = edits.some(({ start, end }) => start < film.end && film.start < end);
				// One that stays may be in a sentence that goes.
				expect(covers).toBe(out.includes(i) || touches);
			}
		}),
		{ numRuns: 1000 },
	);
});

test('no word of those films is left in their places, and the other words keep their order', () => {
	fc.assert(
		fc.property(drafts, (draft) => {
			const { text, edits } = changesOf(draft);
			for (const { text } of edits) expect(text).not.toMatch(/[KkVvJjZzgG](yy|wupp|juk|uzz|wirx)/);
			const others = (of: string) => of.match(/qozu|Wexi|pluvu|zorb|xanq/g) ?? [];
			const left = others(edited(text, edits));
			let at = 0;
			for (const word of others(text)) if (word === left[at]) at++;
			expect(at).toBe(left.length);
		}),
		{ numRuns: 700 },
	);
});

test('films that were taken out stay out, nothing else changes, and the order does not matter', () => {
	fc.assert(
		fc.property(drafts, (draft) => {
			const { text, named, out, edits } = changesOf(draft);
			expect(takeOut(edited(text, edits), [], out)).toEqual([]);
			expect(takeOut(text, named, [...out, ...out].reverse()).flatMap(({ edits }) => edits)).toEqual(edits);
			expect(takeOut(text, named, [])).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});

test('if lines cannot be removed, each film of a list gets a name', () => {
	const { text, named, out } = marked('1. {A}\n2. ⟨B⟩\n3. {C}\n4. {A}\nThen I saw {D} and ⟨E⟩ in Leeds.');
	const [list, sentence] = takeOut(text, named, out);
	expect(list!.mentions.toSorted()).toEqual([0, 2, 3]);
	expect(edited(text, list!.edits)).toBe('1. B\nThen I saw D and E in Leeds.');
	expect(edited(text, list!.instead!)).toBe('1. A film\n2. B\n3. A film\n4. A film\nThen I saw D and E in Leeds.');
	expect(sentence).toMatchObject({ mentions: [4], instead: null });
	expect(edited(text, sentence!.edits)).toMatch(/Then I saw E in Leeds\.$/);
});

test('invalid places are left alone', () => {
	const named = [
		{ start: -1, end: 3, film: 1 },
		{ start: 2, end: 2, film: 1 },
		{ start: 3, end: 99, film: 1 },
		{ start: 0.5, end: 2, film: 1 },
	];
	expect(takeOut('I saw it', named, [0, 1, 2, 3, 4])).toEqual([]);
});

timed('a long draft takes no longer than it is long', () => {
	const draft = Array.from({ length: 2000 }, (_, i) => `I saw {Film ${i}} and ⟨Other ${i}⟩, and it was slow.`).join(
		' ',
	);
	expect(cpuTime(() => without(draft))).toBeLessThan(2000);
});

test('a sentence goes with its line, or leaves it empty if lines must stay', () => {
	const { text, named, out } = marked('Has anyone seen {Gerry}?\nI made soup.');
	const [change] = takeOut(text, named, out);
	expect(edited(text, change!.edits)).toBe('I made soup.');
	expect(edited(text, change!.instead!)).toBe('\nI made soup.');
});

test('a draft of one sentence goes as a whole if no name reads right', () => {
	const { text, named, out } = marked('Has anyone seen {Gerry}?');
	const [change] = takeOut(text, named, out);
	expect(edited(text, change!.edits)).toBe('');
});
