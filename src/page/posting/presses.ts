/** What presses and submitted forms mean for drafts. */
import type { WatchedBox } from '../boxes.ts';
import { eventPath } from '../eventPath.ts';
import { afterwards } from './afterwards.ts';
import { maySend, type Pressed, placeOf, pressedOn, submitsPost } from './buttons.ts';
import { draftsIn, isInPage, noteCleared, takenAway } from './drafts.ts';
import { whatFormDoes } from './forms.ts';
import type { Draft, Sign } from './judge.ts';
import { boxesIn, boxesOf, holds } from './scope.ts';
import { isInDialog, type Steps, withAsked } from './steps.ts';
import type { PostingHost, UnderWay } from './underWay.ts';

/** What presses and keys act on. */
export interface SignHost {
	window: Window;
	host: PostingHost;
	steps: Steps;
	underWay: UnderWay;
	/** Drafts may be about to be posted. */
	sign(kind: Sign, drafts: readonly Draft[]): void;
	/** The user presses something that may be anything. */
	press(drafts: readonly Draft[]): void;
	/** The drafts with what the page now shows of them. */
	noted(drafts: readonly Draft[]): Draft[];
	/** The user continues to edit these boxes, or has given up posting them. */
	cancel(boxes: readonly WatchedBox[]): void;
	boxesWith(drafts: readonly Draft[]): WatchedBox[];
	/** A submit that follows is the user's. */
	gesture(): void;
}

export function createPresses(of: SignHost) {
	const { host, steps, underWay, sign, cancel, boxesWith } = of;
	const { judge, look, isNoted } = underWay;

	/** What a send in the same place as these boxes posts: also boxes whose place is no longer known. */
	const sentBy = (boxes: readonly WatchedBox[]) => [...new Set([...boxes, ...takenAway(host.boxes())])];

	function pressAnything(path: readonly EventTarget[], pressed: Pressed | null): void {
		const place = placeOf(path);
		const isThere = (box: WatchedBox) => isInPage(box) && (place === null || holds(place, box.element!));
		const drafts = maySend(path, pressed) ? draftsIn(host.boxes().filter(isThere)) : [];
		const unseen = drafts.filter((draft) => !isNoted(draft));
		of.press([...drafts.filter(isNoted), ...(unseen.length > 0 ? of.noted(unseen) : [])]);
	}

	return {
		press(event: Event) {
			const [path, all] = [eventPath(event), host.boxes()];
			const pressed = pressedOn(path);
			if (pressed === null && all.some(({ element }) => element !== null && path.includes(element))) return;
			const asking = steps.asking(path);
			const boxes = pressed === null ? [] : sentBy(boxesOf(pressed.element, all));
			const drafts = pressed === null ? [] : withAsked(draftsIn(boxes), asking);
			if ((pressed?.does === 'send' || pressed?.does === 'save') && (boxes.length > 0 || asking.length > 0)) {
				if (asking.length === 0) steps.asked(drafts);
				sign(pressed.does, drafts);
				return;
			}
			look();
			if (pressed?.does === 'open' && pressed.asks) steps.asked(drafts);
			else if (pressed?.does === 'discard' || !isInDialog(path)) steps.forget();
			if (pressed?.does === 'discard') cancel([...boxes, ...boxesWith(asking)]);
			if (pressed !== null) {
				judge({ kind: 'elsewhere' });
				afterwards(() => noteCleared(host.boxes()));
			}
			pressAnything(path, pressed);
		},

		submit(event: SubmitEvent) {
			const form = event.target as HTMLFormElement;
			const { submitter } = event;
			const boxes = sentBy(boxesIn(form, host.boxes()));
			const posts = submitter === null || submitsPost(submitter);
			const drafts = withAsked(draftsIn(boxes), steps.asking(eventPath(event)));
			if (posts) sign('submit', drafts);
			else cancel(boxes);
			afterwards(() => {
				if (event.defaultPrevented) return;
				const does = whatFormDoes(form, submitter, boxes);
				if (does === 'search') cancel(boxes);
				if (does !== 'leave') return;
				const post = posts ? underWay.postOf(boxes) : null;
				judge({ kind: 'native', boxes: boxes.map(({ box }) => box) });
				if (drafts.length > 0) host.carry(post, drafts);
			});
		},
	};
}
