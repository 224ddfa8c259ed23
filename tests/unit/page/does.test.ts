/** What counts as a post, by what is pressed, what it is called and what the page does then. */
import { expect, test } from 'vitest';
import { doesBy, isSubmitted, type Kind, rulesOut } from '../../../src/page/posting/does.ts';
import { type BoxState, type Draft, type Pending, type PostingEvent, step } from '../../../src/page/posting/judge.ts';
import { NEXT, type Next, type Pressed, TABLE } from './postingTable.ts';

/** Of what stands by the box. Where the place decides, the words do not: a browser knows places. */
const KINDS: Partial<Record<Pressed, Kind | 'element'>> = {
	...{ button: 'plain', link: 'plain', submit: 'submits', div: 'element' },
	...{ menuitem: 'opens', tab: 'opens', 'opens a menu': 'opens', unfolds: 'opens', switch: 'opens' },
};

const draft: Draft = { box: 1, text: 'one', own: 'one', drawn: true };

/** The signs of a press, and after it of the form that it submits. */
function signsOf(kind: Kind | 'element', label: string): PostingEvent[] {
	const does = kind === 'element' ? 'other' : doesBy(kind, label);
	const drafts = rulesOut(does, [label]) ? [] : [{ draft, post: 'post' }];
	const said: PostingEvent[] =
		does === 'send' || does === 'save'
			? [{ kind: 'sign', sign: does, drafts: [draft], at: 0, post: 'post' }]
			: [{ kind: 'elsewhere' }, { kind: 'press', drafts, at: 0 }];
	return kind === 'submits' && isSubmitted(label)
		? [...said, { kind: 'sign', sign: 'submit', drafts: [draft], at: 1, post: 'post' }]
		: said;
}

const STATES: Record<Next, BoxState | null> = {
	...{ stays: 'filled', emptied: 'emptied', gone: null, shown: 'shown', replaced: 'replaced', told: 'shown' },
};

/** Whether a draft was posted, if its box is like this from now on. */
function isPosted(events: PostingEvent[], next: Next): boolean {
	const state = STATES[next];
	const boxes = new Map(state === null ? [] : [[1, state] as const]);
	const looks = [100, 1200, 2000, 40_000].map((at): PostingEvent => ({ kind: 'look', boxes, at }));
	let pending: Pending[] = [];
	return [...events, ...looks].some((event) => {
		const result = step(pending, event);
		pending = result.pending;
		return result.posted.length > 0;
	});
}

for (const { language, labels, pressed, kept } of TABLE.filter((row) => row.pressed in KINDS))
	test.each(labels)(`in ${language} a ${pressed} %j is a post if its words and the outcome mean so`, (label) => {
		const events = signsOf(KINDS[pressed]!, label);
		expect(NEXT.filter((next) => isPosted(events, next))).toEqual(kept);
	});

test('labels that rule a post out are known in 27 languages', () => {
	const ruledOut = TABLE.filter(({ pressed, kept }) => pressed === 'button' && kept.length === 0);
	expect(new Set(ruledOut.map(({ language }) => language)).size).toBe(27);
});

test('neither the label of a link to another page counts, nor what wraps a post', () => {
	expect(['Reply', 'Lähetä', '3'].map((label) => doesBy('leaves', label))).toEqual(['leave', 'leave', 'other']);
	expect(rulesOut('other', [`Cancel ${'and read on '.repeat(5)}`])).toBe(false);
	expect(rulesOut('other', ['\u2298', 'Peruuta'])).toBe(true);
});

test('a label means the same however its letters are composed', () => {
	for (const label of ['Hủy', 'Önizleme', 'Förhandsgranska', 'ड्राफ़्ट'])
		for (const form of ['NFC', 'NFD']) expect(doesBy('plain', label.normalize(form))).toBe('discard');
});
