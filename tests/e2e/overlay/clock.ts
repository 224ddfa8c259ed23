/** The clock of the page, which stands still until a test lets time pass. */
import { frame, note } from './uses.ts';

/** What the overlay has waiting, which runs when a test lets time pass and not before. Its clock shows the same. */
const timers = new Map<number, { at: number; call: () => void }>();
let time = 0;
let lastTimer = 0;
/** The time that really passes, in milliseconds. */
export const realNow = performance.now.bind(performance);
performance.now = () => time;
Object.assign(window, {
	setTimeout(call: () => void, wait = 0) {
		note(`setTimeout ${wait}`);
		timers.set(++lastTimer, { at: time + wait, call });
		return lastTimer;
	},
	clearTimeout: (timer: number) => void timers.delete(timer),
});

/**
 * Runs what is due within so many milliseconds, one by one, with frames between since some waits for those first.
 * @param quiet frames in which nothing is due, before all that follows from frames, observers and events is done
 */
export async function pass(milliseconds: number, quiet = 3): Promise<void> {
	const end = time + milliseconds;
	for (let frames = 0; frames < quiet; frames++) {
		await frame();
		const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
		if (next === undefined) continue;
		const [timer, { at, call }] = next;
		timers.delete(timer);
		time = at;
		call();
		frames = -1;
	}
	time = end;
	// What observers of the page have yet to receive comes before there is nothing else to do.
	await new Promise((idle) => requestIdleCallback(idle));
}

/** Lets the browser tell what lies over our elements, which it does at most every 100 ms. */
export async function tellCovers(): Promise<void> {
	const since = realNow();
	// It looks after a frame, and reports in between two: a busy machine draws few.
	for (let frames = 0; frames < 4 || realNow() - since < 250; frames++) await frame();
	await new Promise((idle) => requestIdleCallback(idle));
}
