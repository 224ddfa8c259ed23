import { expect, test } from 'vitest';
import { createBoxes } from '../../../src/page/boxes.ts';
import { newHistory } from '../../../src/page/posting/boxHistory.ts';

const element = (id: number) => ({ id }) as unknown as HTMLElement;

test('the box focused last is the latest and keeps its number', () => {
	const boxes = createBoxes();
	const [title, body] = [element(1), element(2)];
	expect(boxes.latest()).toBeNull();
	boxes.goTo(title, null);
	boxes.goTo(body, 7);
	expect(boxes.latest()).toMatchObject({ box: 2, element: body, history: newHistory(7) });
	boxes.latest()!.note({ kind: 'checked', text: 'a signature' });
	boxes.goTo(title, 8);
	expect(boxes.latest()).toMatchObject({ box: 1, element: title, history: newHistory(null) });
	expect(boxes.all.map(({ history }) => history.checked)).toEqual(['a signature', null]);
});

test('the box unfocused for longest is forgotten, and its number is not reused', () => {
	const boxes = createBoxes();
	for (let id = 1; id <= 8; id++) boxes.goTo(element(id), null);
	boxes.goTo(boxes.all[0]!.element!, null);
	boxes.goTo(element(9), null);
	expect(boxes.all.map(({ box }) => box)).toEqual([3, 4, 5, 6, 7, 8, 1, 9]);
});

test('a box that the user wrote in is not forgotten for others that only had the focus', () => {
	const boxes = createBoxes();
	boxes.goTo(element(0), 7);
	for (let id = 1; id <= 30; id++) boxes.goTo(element(id), null);
	expect(boxes.all.map(({ box }) => box)).toEqual([1, 24, 25, 26, 27, 28, 29, 30, 31]);
	boxes.all[0]!.note({ kind: 'emptied', text: '' });
	boxes.goTo(element(31), null);
	expect(boxes.all.map(({ box }) => box)).not.toContain(1);
});

test('a form with hundreds of boxes keeps them all', () => {
	const boxes = createBoxes();
	for (let id = 1; id <= 200; id++) boxes.goTo(element(id), 7);
	for (let id = 1; id <= 200; id++) boxes.goTo(boxes.all[0]!.element!, null);
	expect(boxes.all).toHaveLength(200);
	boxes.goTo(element(201), 7);
	expect(boxes.all.map(({ box }) => box)).toEqual(Array.from({ length: 200 }, (_, i) => i + 2));
});
