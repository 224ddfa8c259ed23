import type { Browser } from 'webextension-polyfill';
import { earlierDecide } from '../core/advice/goal.ts';
import type { Advice } from '../core/advice/result.ts';
import { isHidden } from '../core/advice/verdict.ts';
import { strings } from '../strings.ts';

export type BadgeState =
	| { kind: 'idle' }
	| { kind: 'failed' }
	/** No films were found in the part that was read; there is more. */
	| { kind: 'cut' }
	/** No films were found, and the titles of the draft's language are missing. */
	| { kind: 'language' }
	/** Words may name a film, and nothing else does. */
	| { kind: 'question' }
	/** `number`: whether the badge is the number of people, and no sign. */
	| (Judged & { kind: 'advice'; number: boolean });

type Judged = Pick<Advice, 'crowd' | 'tolerance' | 'earlier' | 'state' | 'verdict' | 'question'>;

const SIGNS = { idle: '', failed: '!', cut: '?', language: '?', question: '?' };

const HERRING = '#c8432b';
const SEA = '#1f6f78';

/** Shows a state in a tab's badge. @returns false if the badge stays as it is */
export type ShowBadge = (tab: number, state: BadgeState) => Promise<boolean>;

export function createBadge(action: Browser['action']): ShowBadge {
	const shown = new Map<number, string>();
	return async (tabId, state) => {
		const { text, title, calm } = lookOf(state);
		const look = JSON.stringify([text, title, calm]);
		try {
			// Browsers empty the badge when its page is left.
			const isPainted = (await action.getBadgeText({ tabId })) === text;
			if (isPainted && shown.get(tabId) === look) return false;
			shown.set(tabId, look);
			await Promise.all([
				// A sign that stays is not drawn again.
				!isPainted && action.setBadgeText({ tabId, text }),
				action.setTitle({ tabId, title }),
				action.setBadgeBackgroundColor({ tabId, color: calm ? SEA : HERRING }),
				action.setBadgeTextColor?.({ tabId, color: '#ffffff' }),
			]);
		} catch {
			// The tab was closed while its draft was checked.
		}
		return true;
	};
}

/** What the button says: `!` where the post itself could give its writer away, `?` where something is open, or nothing. */
function lookOf(state: BadgeState): { text: string; title: string; calm: boolean } {
	const titles = strings.badgeTitle;
	if (state.kind !== 'advice')
		return { text: SIGNS[state.kind], title: titles[state.kind], calm: SIGNS[state.kind] === '?' };
	const { crowd, tolerance, earlier, verdict, question, number } = state;
	const [sign, title] = isHidden(verdict)
		? ['', titles.advice(crowd)]
		: verdict !== 'unsure'
			? earlierDecide(state)
				? ['', titles.earlier(crowd)]
				: ['!', titles.gives(crowd < tolerance ? crowd : null, verdict === 'gives', earlier.films > 0)]
			: ['?', question === null ? titles.cut : titles.question];
	return { text: number ? strings.badge(crowd) : sign, title, calm: sign !== '!' };
}
