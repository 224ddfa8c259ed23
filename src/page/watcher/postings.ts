/** Follows drafts from the first box on, and reports posts to the worker. */
import { MOST_TEXTS } from '../../messages/limits.ts';
import type { Handover } from '../handover.ts';
import type { PageHost } from '../host.ts';
import type { Draft } from '../posting/judge.ts';
import { writtenIn } from '../posting/ownership.ts';
import { createReports, type Post, type Reports } from '../posting/reports.ts';
import { type PostingWatch, watchPosting } from '../posting/signs.ts';
import type { Checks } from './checks.ts';
import type { FocusedBox } from './focusedBox.ts';

export interface Postings extends PostingWatch, Pick<Reports, 'stillPosting'> {
	/** Begins to listen, if it does not yet. */
	begin(): void;
}

export function createPostings(
	window: Window,
	shared: Handover,
	{ send, alive }: Pick<PageHost, 'send' | 'alive'>,
	{ focused, checks }: { focused: FocusedBox; checks: Checks },
): Postings {
	const reports = createReports(send, alive);
	let watch: PostingWatch | null = null;

	/** Texts sent with a form: they may be in the next page. */
	function carry(made: string | null, drafts: readonly Draft[]): void {
		shared.leaving = true;
		const texts = drafts.slice(0, MOST_TEXTS).map(({ box, text }) => {
			const watched = focused.all.find((known) => known.box === box) ?? null;
			return writtenIn(focused.all, watched, text);
		});
		void send({ kind: 'carry', made, at: Date.now(), texts }).catch(() => undefined);
	}

	function posted(post: Post): void {
		// An earlier press led to this post.
		shared.pressed = null;
		reports.posted(post);
		void checks.check();
	}

	return {
		stillPosting: reports.stillPosting,
		begin() {
			const boxes = () => (checks.site.allowed ? focused.all : []);
			const host = { ...reports, boxes, posted, carry };
			watch ??= watchPosting(window, shared.gate.leaving, host, shared.ended.signal);
		},
		look: () => watch?.look(),
		cancel: (boxes) => watch?.cancel(boxes),
		see: (event) => watch?.see(event),
	};
}
