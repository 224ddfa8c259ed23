/** What a page can read out of what we do. Runs in the page, so it is sent there as it is written. */

/** Numbers of one run, by read-out. */
export type Readouts = Record<string, number>;

declare global {
	interface Window {
		entries: { longtask: number; 'long-animation-frame': number; event: number };
		noticed: { sizes: number; views: number; order: string[] };
		printed: number;
	}
}

/** Elements that show when someone has styles or layout computed. */
interface Probes {
	/** Out of date from here on: whoever looks pays for it. */
	dirty: (round: number) => void;
	clean: () => void;
	/** Computes everything, and ends what was begun, so that it is reported even if no frame was drawn since. */
	flush: () => number;
	/** Transitions that were begun, and fonts that were asked for, while they were out of date. */
	begun: { transitions: number; fonts: number };
}

/** What time reveals: milliseconds. */
interface Times {
	elapsed: number;
	frames: number;
}

/** Before anything else in the page. */
function arm(): void {
	window.entries = { longtask: 0, 'long-animation-frame': 0, event: 0 };
	for (const type of Object.keys(window.entries) as (keyof Window['entries'])[])
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) window.entries[type] += duration;
		}).observe({ type, ...(type === 'event' && { durationThreshold: 16 }) } as PerformanceObserverInit);
	window.noticed = { sizes: 0, views: 0, order: [] };
	window.printed = 0;
	window.addEventListener('beforeprint', () => window.printed++);
	for (const type of ['scroll', 'resize', 'toggle', 'beforetoggle', 'transitionrun', 'animationstart', 'focusin'])
		window.addEventListener(type, () => window.noticed.order.push(type), true);
}

const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));

function addProbes(): Probes {
	const style = document.createElement('style');
	style.textContent = `@font-face { font-family: probe; src: url(/probe.woff2); unicode-range: U+E000 }
		#probe { position: absolute; left: 0; transition: left 100s; }
		#letters { position: absolute; font: 16px probe; }`;
	const probe = document.createElement('i');
	const letters = document.createElement('b');
	[probe.id, letters.id] = ['probe', 'letters'];
	const many = document.createElement('div');
	many.innerHTML = '<p>word</p>'.repeat(2000);
	many.style.height = '0';
	many.style.overflow = 'hidden';
	const room = document.createElement('div');
	room.style.height = '3000px';
	document.body.append(style, probe, letters, many, room);
	const begun = { transitions: 0, fonts: 0 };
	document.fonts.addEventListener('loading', () => begun.fonts++);
	probe.addEventListener('transitionrun', () => begun.transitions++);
	return {
		begun,
		dirty(round) {
			probe.style.left = '100px';
			letters.textContent = '\ue000';
			many.style.paddingLeft = `${round + 1}px`;
		},
		clean() {
			probe.style.left = '0';
			letters.textContent = '';
		},
		flush() {
			probe.style.transition = 'none';
			const from = performance.now();
			document.body.getBoundingClientRect();
			const took = performance.now() - from;
			probe.style.transition = '';
			return took;
		},
	};
}

/** Scrolls the page, and brackets what is done then. */
async function whileScrolling({ dirty, clean }: Probes): Promise<Times> {
	const times = { elapsed: 0, frames: 0 };
	for (let round = 0; round < 8; round++) {
		let [from, until] = [0, 0];
		const before = new Promise<void>((done) => {
			requestAnimationFrame(() => {
				dirty(round);
				from = performance.now();
				done();
			});
		});
		const after = new Promise<void>((done) => {
			const last = () =>
				requestAnimationFrame(() => {
					until = performance.now();
					clean();
					done();
				});
			window.addEventListener('scroll', last, { once: true });
		});
		window.scrollTo(0, round % 2 === 0 ? 20 : 0);
		await before;
		await after;
		times.elapsed += until - from;
		const began = await frame();
		times.frames += (await frame()) - began;
	}
	return times;
}

/** Gives the focus to a box, and brackets what is done for half a second; nothing is drawn meanwhile, by a trick. */
async function whileFocused({ dirty, clean, flush }: Probes): Promise<Times> {
	const times = { elapsed: 0, frames: 0 };
	const box = document.querySelector<HTMLElement>('#box')!;
	const check = () => {
		clean();
		times.elapsed += flush();
	};
	box.addEventListener('focus', () => dirty(0), { once: true });
	box.addEventListener('focusin', check, { once: true });
	await document.startViewTransition(async () => {
		box.focus();
		let last = performance.now();
		// In short slices, since the browser itself looks once after a focus.
		for (let slice = 1; slice <= 25; slice++) {
			dirty(slice);
			await new Promise((next) => setTimeout(next, 20));
			check();
			const now = performance.now();
			times.frames = Math.max(times.frames, now - last);
			last = now;
		}
	}).finished;
	return times;
}

/** Does something, and looks at all that may show that someone reads the layout then. */
async function readOut(doing: (probes: Probes) => Promise<Times>): Promise<Readouts> {
	const probes = addProbes();
	const host = document.querySelector<HTMLElement>('[popover]');
	const sizes = new ResizeObserver(() => window.noticed.sizes++);
	const views = new IntersectionObserver(() => window.noticed.views++, { threshold: [0, 0.5, 1] });
	for (const element of [document.body, document.querySelector('#box')!, ...(host === null ? [] : [host])]) {
		sizes.observe(element);
		views.observe(element);
	}
	await frame();
	await frame();
	const { elapsed, frames } = await doing(probes);
	const turned = performance.now();
	await document.startViewTransition(() => undefined).ready;
	const transition = performance.now() - turned;
	window.dispatchEvent(new Event('beforeprint'));
	const { usedJSHeapSize = 0 } = (performance as { memory?: { usedJSHeapSize: number } }).memory ?? {};
	const named = host as unknown as { computedRole?: string; computedName?: string; ariaLabel?: string } | null;
	return {
		'start value of a transition': probes.begun.transitions,
		'time between two frames': elapsed,
		'request for a font': probes.begun.fonts,
		'long tasks': window.entries.longtask,
		'event timing': window.entries.event,
		'animation frames': window.entries['long-animation-frame'] + frames,
		'memory of our elements': usedJSHeapSize + document.querySelectorAll('*').length,
		'order of events': [...window.noticed.order.join()].reduce(
			(sum, c, i) => (sum * 31 + c.charCodeAt(0) + i) % 9973,
			7,
		),
		'size and view observers': window.noticed.sizes * 100 + window.noticed.views,
		'view transitions': transition,
		print: window.printed * 1000 + (host === null ? 0 : host.getBoundingClientRect().height),
		'accessibility tree': `${named?.computedRole} ${named?.computedName} ${named?.ariaLabel}`.length,
	};
}

/** To be run before anything else in the page. */
export const READOUTS = `${[arm, addProbes, whileScrolling, whileFocused, readOut].join('\n')}
	const frame = ${frame};
	Object.assign(window, { readOut, whileScrolling, whileFocused });
	arm();`;

/** To be evaluated in the page; gives `Readouts`. */
export const WHILE_SCROLLING = 'readOut(whileScrolling)';
export const WHILE_FOCUSED = 'readOut(whileFocused)';
