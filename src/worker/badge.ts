import type { Browser } from 'webextension-polyfill';
import { isHidden, type Verdict } from '../core/advice/verdict.ts';
import { strings } from '../strings.ts';

export type BadgeState =
	| { kind: 'idle' }
	| { kind: 'failed' }
	/** No films were found in the part that was read; there is more. */
	| { kind: 'cut' }
	/** No films were found, and the titles of the draft's language are missing. */
	| { kind: 'language' }
	| { kind: 'advice'; crowd: number; verdict: Verdict };

const SIGNS = { idle: '', failed: '!', cut: '?', language: '?' };

const HERRING = '#c8432b';
const SEA = '#1f6f78';

/** Shows a state in a tab's badge. @returns false if the badge stays as it is */
export type ShowBadge = (tab: number, state: BadgeState) => Promise<boolean>;

export function createBadge(action: Browser['action']): ShowBadge {
	const shown = new Map<number, string>();
	return async (tabId, state) => {
		const text = state.kind === 'advice' ? strings.badge(state.crowd) : SIGNS[state.kind];
		const title = state.kind === 'advice' ? strings.badgeTitle.advice(state.crowd) : strings.badgeTitle[state.kind];
		const safe = state.kind === 'advice' && isHidden(state.verdict);
		const look = JSON.stringify([text, title, safe]);
		try {
			// Browsers empty the badge when its page is left.
			if (shown.get(tabId) === look && (await action.getBadgeText({ tabId })) === text) return false;
			shown.set(tabId, look);
			await Promise.all([
				action.setBadgeText({ tabId, text }),
				action.setTitle({ tabId, title }),
				action.setBadgeBackgroundColor({ tabId, color: safe ? SEA : HERRING }),
				action.setBadgeTextColor?.({ tabId, color: '#ffffff' }),
			]);
		} catch {
			// The tab was closed while its draft was checked.
		}
		return true;
	};
}
