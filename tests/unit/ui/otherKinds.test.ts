import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { LONGEST_DRAFT } from '../../../src/core/advice/limits.ts';
import { otherAdvised } from '../../../src/core/advice/otherKind.ts';
import { strings } from '../../../src/strings.ts';
import { OtherKinds, OtherVerdict } from '../../../src/ui/popup/otherKinds.tsx';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';
import { endDocument, startDocument } from './document.ts';

let document: Document;
beforeEach(() => {
	document = startDocument();
});
afterEach(endDocument);

const [films, games] = [testPack(), gamesPack()];
const GAME = 'We played the board game "Terra Vespertina" (2012) last night, and it was a lot of fun for all of us.';
const LONG = `${GAME}\n${'So we went home. '.repeat(LONGEST_DRAFT / 16)}`;
const FOREIGN = `${GAME}\nВчера мы с друзьями играли до поздней ночи, и было очень весело.`;

/** What the popup has of a text, with a goal that its games reach. */
const viewOf = (text: string) => ({
	advice: advise(films, text, { tolerance: 1 }),
	others: [otherAdvised('boardgames', advise(games, text, { tolerance: 1 }))],
});
const text = () => document.body.textContent;

test('the goal is reached in a draft of games that was read as a whole', () => {
	act(() => render(h(OtherVerdict, { view: viewOf(GAME) }), document.body));
	expect(document.querySelector('.verdict.good')).not.toBeNull();
	expect(text()).toContain(strings.kinds.reached(1));
	expect(document.querySelectorAll('.small')).toHaveLength(0);
});

test.each([
	['too long', LONG, strings.textBounded(LONGEST_DRAFT)],
	['in part in a language that is not known', FOREIGN, strings.understood.part],
])('a draft of games that is %s is never shown to be safe, and it is said why', (_, draft, why) => {
	const view = viewOf(draft);
	expect(view.others[0]).toMatchObject({ safe: true, named: 1 });
	act(() => render(h(OtherVerdict, { view }), document.body));
	expect(document.querySelector('.verdict')).not.toBeNull();
	expect(document.querySelector('.verdict.good')).toBeNull();
	expect(text()).toContain(why);
	expect(text()).not.toContain(strings.kinds.reached(1));
	const acts = { onTakeOut: vi.fn(), onName: vi.fn() };
	act(() => render(h(OtherKinds, { view: { ...view, gone: false }, ...acts }), document.body));
	expect(text()).toContain('Board games');
	expect(text()).not.toContain(strings.kinds.reached(1));
});

test('where more games are named than are counted, their panel says so', () => {
	const { advice, others } = viewOf(GAME);
	const drawn = (films: boolean) => {
		const bounded = { text: false, films };
		const view = { advice, others: [{ ...others[0]!, bounded }], gone: false };
		act(() => render(h(OtherKinds, { view, onTakeOut: vi.fn(), onName: vi.fn() }), document.body));
		return text()!.includes('only the 60 rarest were counted');
	};
	expect([drawn(false), drawn(true)]).toEqual([false, true]);
});
