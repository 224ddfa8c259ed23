/** A draft that names films and games: in one list, with one verdict and one button. */
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { summaryOf } from '../../../src/core/advice/kindSummary.ts';
import { LONGEST_DRAFT } from '../../../src/core/advice/limits.ts';
import type { AdvisedView } from '../../../src/messages/ui.ts';
import { strings } from '../../../src/strings.ts';
import { DEFAULT_SHOWING } from '../../../src/study/showing.ts';
import { Advised } from '../../../src/ui/popup/advised.tsx';
import type { Acts } from '../../../src/ui/popup/usePopup.ts';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';
import { document } from './document.ts';

const [films, games] = [testPack(), gamesPack()];
const GAME = 'We played the board game "Terra Vespertina" (2012) last night, and it was a lot of fun for all of us.';
const LONG = `${GAME}\n${'So we went home. '.repeat(LONGEST_DRAFT / 16)}`;
const FOREIGN = `${GAME}\nВчера мы с друзьями играли до поздней ночи, и было очень весело.`;
const FILM = ' I adored the film "The Matrix" (1999).';
const text = () => document.body.textContent!;
const labels = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);

/** Draws what the popup has of a text. */
async function draw(draft: string, tolerance: number, left = false) {
	const answers = { tolerance, filmsRated: 2500 };
	const advice = advise(films, draft, answers);
	const kinds = [
		...(advice.mentions.length > 0 ? [summaryOf('films', advice, draft)] : []),
		summaryOf('boardgames', advise(games, draft, { tolerance }), draft),
	];
	const view = {
		...{ advice, kinds, showing: DEFAULT_SHOWING, study: null, history: null, link: null, boxes: [], decoys: [] },
		...{
			gone: false,
			left,
			maybeSurfaces: [],
			sentences: advice.wordings.map((one) => draft.slice(one.start, one.end)),
		},
		surfaces: advice.mentions.map((one) => draft.slice(one.start, one.end)),
	} as unknown as AdvisedView;
	const acts = {
		done: null,
		note: '',
		whatIf: async () => null,
		takeOut: vi.fn(),
		ignore: vi.fn(),
		sayNever: vi.fn(),
		leave: vi.fn(),
		add: vi.fn(),
	};
	const host = { openHistory: () => undefined, openAbout: () => undefined };
	const props = { view, question: null, acts: acts as unknown as Acts, host };
	await act(async () => render(h(Advised, props), document.body));
	return { ...acts, item: kinds.at(-1)!.items[0]! };
}
const press = (label: string) => {
	const all = [...document.querySelectorAll('button')];
	const named = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label);
	return act(async () => named!.click());
};

test('a draft of games that was read whole reaches the goal', async () => {
	await draw(GAME, 1);
	expect(document.querySelector('.verdict.good')).not.toBeNull();
	expect(text()).toContain('Found in this post: Terra Vespertina.');
});

test.each([
	['too long', LONG],
	['in part in a language that is not known', FOREIGN],
])('a draft of games that is %s is never shown to be safe', async (_, draft) => {
	await draw(draft, 1);
	expect(document.querySelector('.verdict')).not.toBeNull();
	expect(document.querySelector('.verdict.good')).toBeNull();
	expect(text()).toContain('Fine, as far as it could be read.');
});

test('the one button changes a game in its sentence, in one list with films', async () => {
	const { takeOut, item } = await draw(GAME + FILM, 10_000);
	expect(labels('h1')).toEqual(['This post could give you away.']);
	expect(labels('.fix b')).toContain('Terra Vespertina');
	expect(labels('.fix .of-kind')).toEqual(['board game']);
	expect(labels('.fix .level.most')).toEqual(['gives away most']);
	expect(text()).toContain('Few people on board game sites have rated it.');
	expect(document.querySelector('.fix ins')!.textContent).toContain('board game');
	const [button] = labels('.go .primary');
	await press(button!);
	expect(takeOut.mock.calls[0]![2]).toEqual([{ kind: 'boardgames', id: item.id }]);
});

test('one press keeps a game, says that it is not a game, or that it was never rated', async () => {
	const { ignore, sayNever, item } = await draw(GAME, 10_000);
	await press('Keep it: Terra Vespertina');
	expect(text()).toContain('Keeping Terra Vespertina.');
	expect(document.querySelector<HTMLButtonElement>('.go .primary')!.disabled).toBe(true);
	await press('Change it after all: Terra Vespertina');
	for (const choice of ['I’ve never rated it', 'Not a board game']) {
		await press('More about Terra Vespertina');
		await press(choice);
	}
	expect(sayNever.mock.calls).toEqual([['boardgames', item.id]]);
	expect(ignore.mock.calls).toEqual([['boardgames', item]]);
	await press(strings.popup.found.all);
	await vi.waitFor(() => expect(labels('.find')).toHaveLength(1));
	await press('Not a board game: Terra Vespertina');
	expect(ignore).toHaveBeenCalledTimes(2);
});

test('one press leaves a post as it is, with no more messages', async () => {
	const { leave } = await draw(GAME + FILM, 10_000);
	await press(strings.popup.left.leave);
	expect(leave.mock.calls).toEqual([[true]]);
	const after = await draw(GAME + FILM, 10_000, true);
	expect(labels('h1, .fix, .go')).toEqual(['OK, it stays as it is.']);
	await press(strings.popup.left.again);
	expect(after.leave.mock.calls).toEqual([[false]]);
});

test('a game is added if games decide, with its effect alone', async () => {
	const { add } = await draw(GAME, 10_000);
	await press('Add a board game instead');
	await vi.waitFor(() => expect(labels('.suggestion').length).toBeGreaterThan(0));
	expect(text()).toContain('Adding one doesn’t help much here.');
	await act(async () => document.querySelector<HTMLButtonElement>('.suggestion button')!.click());
	const [[film, kind]] = add.mock.calls as [[{ title: string }, string]];
	expect([labels('.suggestion')[0]!.startsWith(film.title), kind]).toEqual([true, 'boardgames']);
});
