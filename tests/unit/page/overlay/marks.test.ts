import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageAdvice, PageMark } from '../../../../src/messages/advice.ts';
import { placesOf } from '../../../../src/page/composer.ts';
import type { Editor } from '../../../../src/page/editors/editor.ts';
import { type Color, contrast, inkOn, readColor } from '../../../../src/page/overlay/contrast.ts';
import type { Layout } from '../../../../src/page/overlay/layout.ts';
import { byCost, marksIn, nextMark, stillStanding } from '../../../../src/page/overlay/marks.ts';
import { NOTHING, withMarks } from '../../../../src/page/overlay/sight.ts';
import { survivors } from '../../../../src/page/overlay/survivors.ts';

const TEXT = 'I saw Heat and Up again';
const HEAT = { start: 6, end: 10 };
const UP = { start: 15, end: 17 };

test.each([
	['nothing changed', TEXT, [HEAT, UP]],
	['words at the end', `${TEXT}, twice`, [HEAT, UP]],
	['a letter at the start', `x${TEXT}`, []],
	['a letter between', 'I saw Heat aand Up again', [HEAT]],
	['a letter in a title', 'I saw Heat and Upp again', [HEAT]],
	['a title that grows', 'I saw Heats and Up again', []],
	['a comma after a title', 'I saw Heat, and Up again', [HEAT]],
	['all deleted', '', []],
	['the end deleted', 'I saw Heat', [HEAT]],
	['a title cut', 'I saw Hea', []],
])('marks that are kept: %s', (_, now, left) => {
	expect(survivors([HEAT, UP], TEXT, now)).toEqual(left);
});

test('marks of words that survive are unchanged', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.nat(20), fc.nat(5), (before, now, start, length) => {
			const end = Math.min(before.length, start + length);
			for (const span of survivors([{ start, end }], before, now))
				expect(now.slice(span.start, span.end)).toBe(before.slice(span.start, span.end));
		}),
	);
});

const marked = (span: typeof HEAT): PageMark => ({
	...{ ...span, id: 1, title: 'Heat', about: '1995', cost: 9 },
	...{ maybe: false, drawn: true, why: '', choices: [] },
});
const [heat, up] = [marked(HEAT), marked(UP)];
const advice = (marks: PageMark[]): PageAdvice => ({ level: 'marks', marks, notice: '', enough: '' });

test('advice marks only words in its text, in order', () => {
	const odd = [marked({ start: 9, end: 9 }), marked({ start: 20, end: TEXT.length + 1 })];
	expect(marksIn(TEXT, advice([up, ...odd, heat]))).toEqual([heat, up]);
});

test('the text is read no further than the last mark', () => {
	const asked: number[] = [];
	const text = (most: number) => {
		asked.push(most);
		return `${TEXT} and more`.slice(0, most);
	};
	const parts = [{ editor: { text } as Editor, start: 0, end: TEXT.length }];
	expect(stillStanding([heat, up], TEXT, parts)).toEqual([heat, up]);
	expect(stillStanding([], TEXT, parts)).toEqual([]);
	expect(asked).toEqual([UP.end + 1]);
});

test('an edit in one box of a draft leaves the marks of the others', () => {
	const [title, body] = ['On Heat', 'Up and Heat'];
	const text = `${title}\n\n${body}`;
	const spans = [...text.matchAll(/Heat|Up/g)].map(({ 0: { length }, index }) => ({
		start: index,
		end: index + length,
	}));
	const marks = spans.map(marked);
	const standing = (now: string, nowBody = body) => {
		const boxes = [now, nowBody].map((own) => ({ text: (most: number) => own.slice(0, most) }) as Editor);
		const places = placesOf([title, body]).map((place, i) => ({ ...place, editor: boxes[i]! }));
		return stillStanding(marks, text, places).map(({ start, end }) => text.slice(start, end));
	};
	expect(standing(title)).toEqual(['Heat', 'Up', 'Heat']);
	expect(standing('My thoughts on Heat')).toEqual(['Up', 'Heat']);
	expect(standing('')).toEqual(['Up', 'Heat']);
	expect(standing(title, 'Up, no Heat')).toEqual(['Heat', 'Up']);
});

test('films come by cost, each once, then doubtful words, then the first again', () => {
	const cheap = { ...heat, id: 2, cost: 4 };
	const costly = { ...up, id: 3, cost: 40 };
	const again = { ...costly, start: 30, end: 32 };
	const maybe = { ...marked({ start: 1, end: 2 }), cost: 90, maybe: true };
	const marks = [maybe, cheap, costly, again];
	expect(byCost(marks)).toEqual([costly, cheap, maybe]);
	const next = (open: PageMark | null, step: -1 | 0 | 1) => nextMark(marks, open, step);
	expect([next(null, 0), next(costly, 1), next(cheap, 1), next(maybe, 1)]).toEqual([costly, cheap, maybe, costly]);
	expect([next(costly, -1), next(maybe, -1), next(again, 1)]).toEqual([maybe, cheap, cheap]);
	expect([next({ ...again }, 0), next({ ...heat, id: 9 }, 1)]).toEqual([again, costly]);
	expect(nextMark([], null, 0)).toBeUndefined();
});

test('positions of removed marks are forgotten', () => {
	const layout = { stretches: [{ mark: heat }, { mark: up }, { mark: up }] } as unknown as Layout;
	const sight = withMarks({ ...NOTHING, marks: [heat, up], layout }, [{ ...up }]);
	expect([sight.marks, sight.layout!.stretches.map(({ mark }) => mark)]).toEqual([[up], [up, up]]);
	expect(layout.stretches).toHaveLength(3);
	expect(withMarks(NOTHING, [heat]).layout).toBeNull();
});

test('contrast follows WCAG', () => {
	expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
	expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('an ink stands out from every color', () => {
	const part = fc.integer({ min: 0, max: 255 });
	fc.assert(
		fc.property(fc.tuple(part, part, part), (color) => {
			expect(contrast(inkOn(color as Color), color as Color)).toBeGreaterThanOrEqual(3);
		}),
	);
	expect(inkOn([255, 255, 255])).toEqual([185, 58, 35]);
	expect(inkOn([23, 22, 20])).toEqual([239, 122, 98]);
});

test('colors are parsed as browsers compute them', () => {
	expect(readColor('rgb(1, 2, 3)')).toEqual({ color: [1, 2, 3], alpha: 1 });
	expect(readColor('rgba(1, 2, 3, 0.5)')).toEqual({ color: [1, 2, 3], alpha: 0.5 });
	expect(readColor('oklch(0.5 0.1 20)')).toBeNull();
});
