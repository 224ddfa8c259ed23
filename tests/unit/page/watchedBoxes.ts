import { createBoxes, type WatchedBox } from '../../../src/page/boxes.ts';

/** Held, as boxes hold them weakly. */
const elements: HTMLElement[] = [];

/** Two boxes of one page that the user began to write in. */
export function watchedBoxes(): [WatchedBox, WatchedBox] {
	const boxes = createBoxes();
	for (const name of ['title', 'body']) {
		elements.push({ name } as unknown as HTMLElement);
		boxes.goTo(elements.at(-1)!, 7);
	}
	return boxes.all as [WatchedBox, WatchedBox];
}
