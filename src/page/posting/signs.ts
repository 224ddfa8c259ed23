/** Listens for signs that a draft is being posted and passes them to the judgment in `judge.ts`. */
import type { WatchedBox } from '../boxes.ts';
import type { Gate } from '../gate.ts';
import { randomBits } from '../randomBits.ts';
import { afterwards } from './afterwards.ts';
import { listenAround, windowsAround } from './around.ts';
import type { Draft, Sign } from './judge.ts';
import { createKeySigns } from './keySigns.ts';
import { watchLeaving } from './leaving.ts';
import { createPresses } from './presses.ts';
import { reportedNow } from './reported.ts';
import { createStanding } from './standing.ts';
import { createSteps } from './steps.ts';
import { createUnderWay, type PostingHost, type UnderWay } from './underWay.ts';

/** Milliseconds after the last click or key within which a submit counts as the user's; later ones are the page's. */
const GESTURE = 1000;

export interface PostingWatch extends Pick<UnderWay, 'look' | 'cancel'> {
	/** Sees an event of the user before the page does. */
	see(event: Event): void;
}

/** The start of a user's action. */
const TOUCHING = /^(pointerdown|keydown|beforeinput|paste)$/;

const now = () => performance.now();

export function watchPosting(
	window: Window,
	leaving: Gate['leaving'],
	host: PostingHost,
	signal: AbortSignal,
): PostingWatch {
	const underWay = createUnderWay(window.document, host);
	const { judge, look, anyBefore, postOf } = underWay;
	const steps = createSteps(host.boxes);
	let gestureAt = Number.NEGATIVE_INFINITY;

	const boxesWith = (drafts: readonly Draft[]) =>
		host.boxes().filter(({ box }) => drafts.some((draft) => draft.box === box));

	function noted(drafts: readonly Draft[]): Draft[] {
		const timesNow = createStanding(window.document, host.boxes());
		const reported = reportedNow(window.document);
		return drafts.map((draft) => ({ ...draft, standing: timesNow(draft.text, draft.initial), reported }));
	}

	function sign(kind: Sign, drafts: readonly Draft[]): void {
		// What keys have posted before they are known to be a sign is settled.
		if (drafts.length === 0 || (kind === 'keys' && postOf(boxesWith(drafts)) === null)) return;
		const seen = kind === 'keys' ? [...drafts] : noted(drafts);
		judge({ kind: 'sign', sign: kind, drafts: seen, at: now(), post: randomBits() });
		afterwards(look);
	}

	function press(drafts: readonly Draft[]): void {
		judge({ kind: 'press', drafts: drafts.map((draft) => ({ draft, post: randomBits() })), at: now() });
		if (drafts.length > 0) afterwards(look);
	}

	const gesture = () => (gestureAt = now());

	function cancel(boxes: readonly WatchedBox[]): void {
		steps.forget(boxes);
		underWay.cancel(boxes);
	}

	function onLeave(since: number | null): void {
		look();
		if (since === null || anyBefore(since)) judge({ kind: 'left', at: now(), byPage: since !== null });
		else cancel(host.boxes());
	}

	const hands = { window, host, steps, underWay, sign, press, noted, cancel, boxesWith, gesture };
	const keys = createKeySigns(hands);
	const presses = createPresses(hands);

	function onPress(event: Event): void {
		if (!event.isTrusted) return;
		gesture();
		presses.press(event);
	}
	function onSubmit(event: SubmitEvent): void {
		if (event.isTrusted && now() - gestureAt <= GESTURE) presses.submit(event);
	}
	const seen: Partial<Record<string, (event: never) => void>> = {
		...{ pointerdown: onPress, click: onPress, submit: onSubmit },
		...{ keydown: keys.key, beforeinput: keys.edit },
	};
	const see = (event: Event) => {
		if (event.isTrusted && TOUCHING.test(event.type)) underWay.touched();
		seen[event.type]?.(event as never);
	};
	const windows = windowsAround(window);
	listenAround(windows, see, signal);
	watchLeaving(window, leaving, windows, onLeave, signal);
	return { look, cancel, see };
}
