/** Has the worker check a draft when its text differs from the last one checked, one request at a time. */
import { type PageAdvice, readPageAdvice } from '../../messages/advice.ts';
import { inTime } from '../../messages/ask.ts';
import type { PageDraft } from '../../messages/written.ts';
import type { WatchedBox } from '../boxes.ts';
import { numberOf, type ReadDraft } from '../draft.ts';
import type { PageHost } from '../host.ts';
import { createSiteSwitch } from './siteSwitch.ts';

export interface Checked {
	/** Whether a check may begin now. */
	begins(): boolean;
	/** The box that the user is in, or null before any was focused. */
	box(): WatchedBox | null;
	/** Whose text it is in it and in the boxes posted with it, or null if it must not be read. */
	read(): ReadDraft | null;
	/** The same as the worker gets it. */
	tell(draft: ReadDraft): PageDraft;
	/** Receives the advice on a draft that has not changed since. */
	advised(draft: ReadDraft, advice: PageAdvice): void;
	/** No advice is to be shown. */
	silent(): void;
	/** The box or its text changed during the request, so another check is due. */
	unsettled(): void;
}

export type Checks = ReturnType<typeof createChecks>;

/** Consecutive failures after which only the next key press retries. */
const MOST_FAILURES = 3;

/**
 * Milliseconds between the times at which an answer is shown. The worker's time depends on the history, and a page sees
 * when we draw.
 */
const STEP = 200;

const untilStep = (since: number) =>
	new Promise<void>((resolve) => setTimeout(resolve, STEP - ((performance.now() - since) % STEP)));

/**
 * @param ask sends a request to the worker
 * @param due resolves when the answer to a request of a given time may be shown
 */
export function createChecks(ask: PageHost['send'], draft: Checked, due = untilStep) {
	const send = inTime(ask);
	const site = createSiteSwitch(send);
	/** The text last checked, and whether the draft had more. */
	let sent: string | null = null;
	let sentPartly = false;
	let outdated = false;
	let busy = false;
	let failures = 0;

	async function check(): Promise<void> {
		const box = draft.begins() ? draft.box() : null;
		if (busy || box === null) return;
		busy = true;
		const before = site.changes;
		let read: ReadDraft | null = null;
		let [text, isNew] = ['', false];
		let advice: PageAdvice | null = null;
		try {
			// The text is not read at all on sites that are switched off.
			await site.ask();
			if (site.isOn && draft.box() === box) {
				read = draft.read();
				text = read?.text ?? '';
				const parts = read?.parts ?? [{ watched: box, text }];
				const boxes = parts.map(({ watched }) => watched);
				if (outdated && boxes.some(({ history }) => history.edited)) sent = null;
				for (const part of parts) part.watched.note({ kind: 'checked', text: part.text });
				const partly = read?.partly ?? false;
				isNew = text !== sent;
				if (isNew || (partly && !sentPartly)) {
					sent = text;
					sentPartly = partly;
					outdated = false;
					advice = await adviceOn(read === null ? { text, others: [] } : draft.tell(read), boxes, send, due);
					site.answered(advice !== null && site.changes === before);
				}
			}
			failures = 0;
		} catch {
			// The worker was stopped before it answered; a retry follows.
			site.lost();
			failures++;
		}
		busy = false;
		// `again` and `had` may have changed `sent` since.
		const same =
			draft.box() === box &&
			site.changes === before &&
			(!site.isOn || (sent === text && (draft.read()?.text ?? '') === text));
		if (!same || (failures > 0 && failures < MOST_FAILURES)) draft.unsettled();
		// Advice that was not shown must be requested again, even for the same text.
		if (!same || !site.isOn) sent = null;
		if (!site.isOn) draft.silent();
		// Only the toolbar button learns that the page has changed its text.
		else if (same && isNew && read !== null && advice !== null) draft.advised(read, advice);
	}

	/** Checks even if the text is the one last checked. */
	function again(): void {
		sent = null;
		void check();
	}

	return {
		site,
		check,
		again,
		/** The worker got this text outside a check: it needs a check too, as does the last one if it returns. */
		had(text: string) {
			if (outdated) again();
			else if (text !== sent) sent = null;
		},
		/** The settings have changed. Pages see that we look, so the text is checked only when the user does something. */
		async switched() {
			outdated = true;
			if ((await site.changed())?.isOff) draft.silent();
		},
	};
}

/** Asks for the advice on a draft in some boxes. @param due as in `createChecks` */
async function adviceOn(
	draft: PageDraft,
	boxes: readonly WatchedBox[],
	send: PageHost['send'],
	due: (since: number) => Promise<void>,
): Promise<PageAdvice | null> {
	if (draft.text.trim() === '') for (const each of boxes) each.note({ kind: 'blank' });
	const ours = boxes.filter(({ history }) => history.ours);
	const asked = performance.now();
	const advice = readPageAdvice(await send({ kind: 'check', ...draft, ...factsOf(boxes) }));
	await due(asked);
	for (const each of ours) each.note({ kind: 'ours', ours: false });
	return advice;
}

/** Draft metadata sent with the text. */
function factsOf(boxes: readonly WatchedBox[]) {
	const begun = boxes.flatMap(({ history }) => history.begun ?? []);
	return {
		box: numberOf(boxes),
		begun: begun.length === 0 ? null : Math.min(...begun),
		ours: boxes.some(({ history }) => history.ours),
	};
}
