import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSettling } from '../../../src/page/watcher/settling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const key = (key: string) => ({ isTrusted: true, type: 'keydown', key }) as unknown as Event;
const edit = (inputType: string, data: string | null = null) =>
	({ isTrusted: true, type: 'beforeinput', inputType, data }) as unknown as Event;

/** Does something, changes the text, and says after how many milliseconds it is checked. */
async function waitAfter(event: Event | null): Promise<number> {
	let checkedAt = 0;
	const begun = performance.now();
	const settling = createSettling(() => {
		checkedAt = performance.now();
		settling.stop();
	});
	if (event !== null) settling.see(event);
	settling.again();
	await vi.advanceTimersByTimeAsync(5000);
	return checkedAt - begun;
}

test.each([
	['a letter', key('a'), 1000],
	['a space', key(' '), 1000],
	['a deletion', key('Backspace'), 1000],
	['a letter of an editor', edit('insertText', 'é'), 1000],
	['a letter outside the basic plane', edit('insertText', '𝒜'), 1000],
	['a deletion without its key', edit('deleteContentBackward'), 250],
	['the end of a sentence', key('.'), 250],
	['the end of a sentence in an editor', edit('insertText', '?'), 250],
	['a new line', key('Enter'), 250],
	['a new paragraph', edit('insertParagraph'), 250],
	['a paste', { isTrusted: true, type: 'paste' } as Event, 250],
	['a cut', edit('deleteByCut'), 250],
	['dictated words', edit('insertText', 'I adored Heat'), 250],
	['a key that edits nothing', key('ArrowLeft'), 250],
	['an event that a page made up', { ...key('a'), isTrusted: false }, 250],
	['a change by the page', null, 250],
] as const)('after %s the text is checked in time', async (_, event, wait) => {
	expect(await waitAfter(event)).toBe(wait);
});

/** Types a key every 120 ms, and returns what the text was when it was checked. */
async function checksOf(text: string, wait = 3000): Promise<string[]> {
	let written = '';
	const checked: string[] = [];
	const settling = createSettling(() => {
		settling.stop();
		checked.push(written);
	});
	for (const letter of text) {
		settling.see(key(letter));
		written += letter;
		settling.again();
		await vi.advanceTimersByTimeAsync(120);
	}
	await vi.advanceTimersByTimeAsync(wait);
	return checked;
}

test('a text typed without pause is checked after each sentence, and finally as a whole', async () => {
	expect(await checksOf('Saw Heat again. What a film! Up next')).toEqual([
		'Saw Heat again.',
		'Saw Heat again. What a film!',
		'Saw Heat again. What a film! Up next',
	]);
	expect(await checksOf('Saw Heat again')).toEqual(['Saw Heat again']);
	// A text without sentences is checked too.
	const chat = 'saw heat again '.repeat(4);
	expect((await checksOf(chat)).map((text) => text.length)).toEqual([42, 60]);
});

test('leaving a box checks it at once, and a page’s changes cannot delay a check forever', async () => {
	const settled = vi.fn<() => void>(() => settling.stop());
	const settling = createSettling(settled);
	settling.see(key('a'));
	settling.again();
	settling.now();
	await vi.advanceTimersByTimeAsync(250);
	expect(settled).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(5000);
	expect(settled).toHaveBeenCalledOnce();
	for (let time = 0; time < 8; time++) {
		settling.again();
		await vi.advanceTimersByTimeAsync(200);
	}
	expect(settled).toHaveBeenCalledTimes(2);
});
