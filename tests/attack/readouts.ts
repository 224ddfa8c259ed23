/** What a page can read out while we draw over it. Runs in the page, so it is sent there as it is written. */

/** Numbers of one run, by read-out. */
export type Readouts = Record<string, number>;

declare global {
	interface Window {
		entries: { longtask: number; 'long-animation-frame': number; event: number };
		told: { sizes: number; views: number; order: string[] };
		printed: number;
	}
}

/** Before anything else in the page. */
export function arm(): void {
	window.entries = { longtask: 0, 'long-animation-frame': 0, event: 0 };
	for (const type of Object.keys(window.entries) as (keyof Window['entries'])[])
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) window.entries[type] += duration;
		}).observe({ type, ...(type === 'event' && { durationThreshold: 16 }) } as PerformanceObserverInit);
	window.told = { sizes: 0, views: 0, order: [] };
	window.printed = 0;
	window.addEventListener('beforeprint', () => window.printed++);
	for (const type of ['scroll', 'resize', 'toggle', 'beforetoggle', 'transitionrun', 'animationstart', 'focusin'])
		window.addEventListener(type, () => window.told.order.push(type), true);
}

/** Scrolls the page and looks at all that may tell that somebody reads its layout. */
export async function readOut(): Promise<Readouts> {
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
	const host = document.querySelector<HTMLElement>('[popover]');
	const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
	const sizes = new ResizeObserver(() => window.told.sizes++);
	const views = new IntersectionObserver(() => window.told.views++, { threshold: [0, 0.5, 1] });
	for (const element of [document.body, document.querySelector('#box')!, ...(host === null ? [] : [host])]) {
		sizes.observe(element);
		views.observe(element);
	}
	await frame();
	await frame();

	let fonts = 0;
	document.fonts.addEventListener('loading', () => fonts++);
	let [started, elapsed, frames] = [0, 0, 0];
	// One begins only if somebody has styles worked out between the two frames.
	probe.addEventListener('transitionrun', () => started++);
	const rounds = 8;
	for (let round = 0; round < rounds; round++) {
		let [from, until] = [0, 0];
		const before = new Promise<void>((done) => {
			requestAnimationFrame(() => {
				// Layout is out of date from here to the next callback of ours: somebody between pays for it.
				probe.style.left = '100px';
				letters.textContent = '\ue000';
				many.style.paddingLeft = `${round}px`;
				from = performance.now();
				done();
			});
		});
		const after = new Promise<void>((done) => {
			window.addEventListener(
				'scroll',
				() =>
					requestAnimationFrame(() => {
						until = performance.now();
						probe.style.left = '0';
						letters.textContent = '';
						done();
					}),
				{ once: true },
			);
		});
		window.scrollTo(0, round % 2 === 0 ? 20 : 0);
		await before;
		await after;
		elapsed += until - from;
		const began = await frame();
		frames += (await frame()) - began;
	}
	const turned = performance.now();
	await document.startViewTransition(() => undefined).ready;
	const transition = performance.now() - turned;
	window.dispatchEvent(new Event('beforeprint'));
	const { usedJSHeapSize = 0 } = (performance as { memory?: { usedJSHeapSize: number } }).memory ?? {};
	const named = host as unknown as { computedRole?: string; computedName?: string; ariaLabel?: string } | null;
	return {
		'start value of a transition': started,
		'time between two frames': elapsed,
		'request for a font': fonts,
		'long tasks': window.entries.longtask,
		'event timing': window.entries.event,
		'animation frames': window.entries['long-animation-frame'] + frames,
		'memory of our elements': usedJSHeapSize + document.querySelectorAll('*').length,
		'order of events': [...window.told.order.join()].reduce((sum, c, i) => (sum * 31 + c.charCodeAt(0) + i) % 9973, 7),
		'size and view observers': window.told.sizes * 100 + window.told.views,
		'view transitions': transition,
		print: window.printed * 1000 + (host === null ? 0 : host.getBoundingClientRect().height),
		'accessibility tree': `${named?.computedRole} ${named?.computedName} ${named?.ariaLabel}`.length,
	};
}
