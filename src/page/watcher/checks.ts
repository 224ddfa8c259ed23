/** Has a draft checked by the worker when it is another than the worker last had, one request at a time. */
import { type PageAdvice, type PageRequest, readPageAdvice } from '../../messages/page.ts';
import type { WatchedBox } from '../boxes.ts';
import type { PageHost } from '../host.ts';

export interface Checked {
	/** A check is asked for; whether it may begin. */
	begins(): boolean;
	/** The box whose draft it is; null where nobody has been in one. */
	box(): WatchedBox | null;
	/** Its text; null where it may not be read. */
	read(): string | null;
	/** Here is the advice on its text, which is still the same. */
	advised(text: string, advice: PageAdvice): void;
	/** There is to be no advice. */
	silent(): void;
	/** Box or text became another one during the request. */
	unsettled(): void;
}

export interface Checks {
	/** Whether this site is on; not known until the worker was asked, or when it was stopped. */
	readonly watching: boolean;
	/** The worker has let this frame's drafts be read, and has not taken that back. */
	readonly allowed: boolean;
	check(): Promise<void>;
	/** Checks also a text that the worker last had. */
	again(): void;
	/** The worker has this text from elsewhere: only another one is a change. */
	had(text: string): void;
	/** The settings have changed: the worker is to be asked anew. */
	switched(): void;
}

/** Failures in a row after which only the next key asks again. */
const MOST_FAILURES = 3;
/** Milliseconds without an answer after which the worker is taken to have been stopped: browsers may never say so. */
const LONGEST_ANSWER = 8000;

/** @param ask sends a request to the worker */
export function createChecks(ask: PageHost['send'], draft: Checked): Checks {
	let watching = false;
	let allowed = false;
	/** The text that the worker last had. */
	let sent: string | null = null;
	let switches = 0;
	let busy = false;
	let failures = 0;

	async function send(request: PageRequest): Promise<unknown> {
		let timer = 0;
		const tooLate = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error('No answer.')), LONGEST_ANSWER) as unknown as number;
		});
		return Promise.race([ask(request), tooLate]).finally(() => clearTimeout(timer));
	}

	async function check(): Promise<void> {
		const box = draft.begins() ? draft.box() : null;
		if (busy || box === null) return;
		busy = true;
		const before = switches;
		let text = '';
		let advice: PageAdvice | null = null;
		try {
			// A site that is switched off never has its text read.
			watching ||= (await send({ kind: 'watching' })) === true && switches === before;
			allowed = watching;
			if (watching && draft.box() === box) {
				text = draft.read() ?? '';
				box.initial ??= text;
				if (text !== sent) {
					sent = text;
					if (text.trim() === '') box.begun = null;
					const { begun, ours } = box;
					advice = readPageAdvice(await send({ kind: 'check', text, box: box.box, begun, ours }));
					if (ours) box.ours = false;
					watching = allowed = advice !== null && switches === before;
				}
			}
			failures = 0;
		} catch {
			// The worker was stopped while it answered: it is asked again soon.
			watching = false;
			failures++;
		}
		busy = false;
		// What was said or sent meanwhile makes another text of `sent`.
		const same =
			draft.box() === box && switches === before && (!watching || (sent === text && (draft.read() ?? '') === text));
		if (!same || (failures > 0 && failures < MOST_FAILURES)) draft.unsettled();
		// Advice that nobody saw has to be asked for again, be it on the same text.
		if (!same || !watching) sent = null;
		if (!watching) draft.silent();
		else if (same && advice !== null) draft.advised(text, advice);
	}

	function again(): void {
		sent = null;
		void check();
	}

	return {
		get watching() {
			return watching;
		},
		get allowed() {
			return allowed;
		},
		check,
		again,
		had(text) {
			sent = text;
		},
		switched() {
			switches++;
			watching = allowed = false;
			again();
		},
	};
}
