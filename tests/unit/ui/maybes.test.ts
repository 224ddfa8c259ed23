import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { Maybes } from '../../../src/ui/popup/maybes.tsx';
import { testPack } from '../films.ts';
import { document } from './document.ts';

const pack = testPack();
/** Draws the maybes of a text. @returns what was settled */
function drawn(text: string, gone = false) {
	const advice = advise(pack, text, { tolerance: 100 });
	const maybeSurfaces = advice.maybes.map(({ start, end }) => text.slice(start, end));
	const onSettle = vi.fn();
	act(() => render(h(Maybes, { view: { advice, maybeSurfaces, gone }, onSettle }), document.body));
	return { advice, onSettle };
}
const buttons = () => [...document.querySelectorAll('button')];

test('nothing is drawn without maybes', () => {
	drawn('We went home.');
	expect(document.body.textContent).toBe('');
});

test('equal words are asked about once, with the crowd and two buttons that settle them', () => {
	const { advice, onSettle } = drawn(`I adored The Matrix. ${'Heat came next. '.repeat(3)}`);
	expect(advice.maybes.length).toBeGreaterThan(1);
	expect(document.body.textContent).toContain('“Heat” Heat (1995)?');
	expect(buttons().map((button) => button.textContent)).toEqual(['Not a film', 'Yes, the film']);
	expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
		'Not a film: “Heat” is not Heat (1995)',
		'Yes, the film: “Heat” is Heat (1995)',
	]);
	for (const button of buttons()) button.click();
	expect(onSettle.mock.calls).toEqual([
		['Heat', false],
		['Heat', true],
	]);
});

test('the buttons are disabled when the box is gone', () => {
	drawn('Through Heat we walked.', true);
	expect(buttons().map((button) => button.disabled)).toEqual([true, true]);
});
