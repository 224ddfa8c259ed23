/** What decides whether a draft was posted, in a page of its own, with a clock that tests put forward. */
import { createBoxes } from '../../../src/page/boxes.ts';
import type { Post } from '../../../src/page/posting/reports.ts';
import { watchPosting } from '../../../src/page/posting/signs.ts';

let ahead = 0;
const realNow = performance.now.bind(performance);
performance.now = () => realNow() + ahead;

const MILESTONES = [0, 100, 1200, 2000, 40_000];

export const posting = {
	/** Watches the boxes of a page, all written by the user. `settle` ends it, and returns what was posted and not taken back. */
	watch(): { pass: (milliseconds: number) => void; settle: () => string[] } {
		const boxes = createBoxes();
		const ended = new AbortController();
		const { signal } = ended;
		let kept: Post[] = [];
		for (const element of document.querySelectorAll<HTMLTextAreaElement>('[data-draft]')) {
			const text = element.value ?? element.textContent;
			boxes.goTo(element, Date.now());
			const { note } = boxes.latest()!;
			note({ kind: 'editBegins', text: '', room: text.length, reopened: '' });
			note({ kind: 'editGoesOn', room: text.length, given: text });
			note({ kind: 'editEnds', text });
		}
		const watched = watchPosting(
			window,
			() => undefined,
			{
				boxes: () => boxes.all,
				posting: () => undefined,
				carry: () => undefined,
				posted: (post) => kept.push(post),
				notPosted: ({ id }) => {
					kept = kept.filter((post) => post.id !== id);
				},
			},
			signal,
		);
		for (const kind of ['pointerdown', 'click', 'submit', 'keydown', 'beforeinput'])
			window.addEventListener(kind, watched.see, { capture: true, signal });
		const pass = (milliseconds: number) => {
			ahead += milliseconds;
			watched.look();
		};
		return {
			pass,
			settle() {
				MILESTONES.forEach(pass);
				ended.abort();
				return kept.flatMap(({ texts }) => texts);
			},
		};
	},
};

Object.assign(globalThis, { posting });
