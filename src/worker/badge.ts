import type { Browser } from 'webextension-polyfill';
import { earlierDecide, isFineAlone } from '../core/advice/goal.ts';
import type { Advice } from '../core/advice/result.ts';
import { isHidden, type Verdict } from '../core/advice/verdict.ts';
import { button } from '../strings/button.ts';
import { verdict as words } from '../strings/verdict.ts';

export type BadgeState =
	| { kind: 'idle' }
	/** The draft names no films. */
	| { kind: 'noFilms' }
	| { kind: 'failed' }
	/** No films were found in the part that was read; there is more. */
	| { kind: 'cut' }
	/** No films were found, and the titles of the draft's language are missing. */
	| { kind: 'language' }
	/** Words may name a film, and nothing else does. */
	| { kind: 'question' }
	/** `number`: whether the badge is the number of people, and no sign; `untitled`: whether nothing else is said. */
	| (Judged & { kind: 'advice'; number: boolean; untitled?: boolean });

type Judged = Pick<
	Advice,
	'crowd' | 'low' | 'top' | 'members' | 'tolerance' | 'earlier' | 'state' | 'verdict' | 'question'
>;

const SIGNS = { idle: '', noFilms: '', failed: '!', cut: '?', language: '?', question: '?' };

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
				// An unchanged sign is not drawn again.
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
	const { titles, noFilms } = button;
	if (state.kind !== 'advice') {
		const title = state.kind === 'noFilms' ? titles.says(`${noFilms.title}\n${noFilms.text}`) : titles[state.kind];
		return { text: SIGNS[state.kind], title, calm: SIGNS[state.kind] === '?' };
	}
	const { crowd, verdict, question, number, untitled = false } = state;
	const about = question === 'film' ? '' : `\n${words.anywhere(state.low, state.top, state.tolerance)}`;
	const asks = question === null ? titles.cut : titles.question + about;
	const isFine = isHidden(verdict) || (earlierDecide(state) && isFineAlone(state));
	const sign = verdict === 'unsure' ? '?' : isFine ? '' : '!';
	const said = verdict === 'unsure' ? asks : titles.says(saidOf({ ...state, verdict }).join('\n'));
	const title = untitled ? titles.idle : said;
	return { text: number ? button.number(crowd) : sign, title, calm: sign !== '!' };
}

/** A verdict and a sentence about it, as the popup has them; no sentence where a number says less than the verdict. */
function saidOf(state: Judged & { verdict: Exclude<Verdict, 'unsure'> }): [title: string, about: string] {
	const { crowd, low, members, tolerance, earlier, verdict } = state;
	const all = earlier.films > 0;
	switch (verdict) {
		case 'nothing':
			return [words.nothing, words.nothingAbout];
		case 'wellHidden':
			return [words.wellHidden, words.atLeast(low, members, all)];
		case 'probably':
			return [words.probably, words.mostLikely(crowd, low, tolerance)];
		default: {
			const about = crowd < tolerance ? words.about(crowd, all).join('') : '';
			return [earlierDecide(state) ? words.earlier(isFineAlone(state)) : words.gives(verdict === 'gives', all), about];
		}
	}
}
