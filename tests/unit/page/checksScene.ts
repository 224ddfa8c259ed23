/** A box, its draft, and a worker, for tests of checks. */
import type { PageAdvice } from '../../../src/messages/advice.ts';
import type { PageRequest } from '../../../src/messages/page.ts';
import { allOwn } from '../../../src/messages/written.ts';
import type { WatchedBox } from '../../../src/page/boxes.ts';
import { joinBoxes, placesOf } from '../../../src/page/composer.ts';
import type { ReadDraft } from '../../../src/page/draft.ts';
import type { Editor } from '../../../src/page/editors/editor.ts';
import { type Checks, createChecks } from '../../../src/page/watcher/checks.ts';
import { watchedBoxes } from './watchedBoxes.ts';

export const ADVICE: PageAdvice = { level: 'marks', marks: [], notice: '', enough: '' };

/** The draft that these boxes hold, whether or not they were edited. */
function draftOf(boxes: readonly (readonly [WatchedBox, string])[]): ReadDraft {
	const texts = boxes.map(([, text]) => text);
	const parts = boxes.map(([watched, text], i) => ({ watched, text, editor: {} as Editor, ...placesOf(texts)[i]! }));
	return { ...joinBoxes(texts.map(allOwn)), parts };
}

/** A box and a worker whose answers to checks wait until they are let go. */
export function scene() {
	const [title, body] = watchedBoxes();
	const page = {
		box: title as WatchedBox | null,
		text: 'Heat',
		/** What stands in the boxes that are posted with it. */
		others: [] as [WatchedBox, string][],
		mayBegin: true,
		partly: false,
	};
	const asked: PageRequest[] = [];
	const advised: string[] = [];
	const times = { silent: 0, unsettled: 0, read: 0 };
	let waiting: (() => void)[] = [];
	let answers = { watching: true as unknown, check: ADVICE as unknown };
	const send = async (request: PageRequest) => {
		asked.push(request);
		if (request.kind === 'watching') return answers.watching;
		await new Promise<void>((resolve) => waiting.push(resolve));
		if (answers.check instanceof Error) throw answers.check;
		return answers.check;
	};
	const checks: Checks = createChecks(
		send,
		{
			begins: () => page.mayBegin,
			box: () => page.box,
			read() {
				times.read++;
				const { box, text, others } = page;
				return box && { ...draftOf([...others, [box, text]]), partly: page.partly };
			},
			tell: ({ text, others, partly = false }) => ({ text, others, partly }),
			advised: ({ text }) => advised.push(text),
			silent: () => times.silent++,
			unsettled: () => times.unsettled++,
		},
		() => Promise.resolve(),
	);
	const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
	/** Looks at the draft, until the worker is about to answer. */
	const look = () => {
		void checks.check();
		return turn();
	};
	const letGo = async () => {
		for (const go of waiting) go();
		waiting = [];
		await turn();
	};
	return {
		...{ title, body, page, asked, advised, times, checks, turn, look, letGo },
		/** Looks at the draft, and has the worker answer. */
		check: () => look().then(letGo),
		answerWith: (next: Partial<typeof answers>) => {
			answers = { ...answers, ...next };
		},
		/** Texts that were sent. */
		texts: () => asked.flatMap((request) => (request.kind === 'check' ? [request.text] : [])),
	};
}
