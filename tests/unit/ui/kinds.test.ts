import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { type KindSummary, summaryOf } from '../../../src/core/advice/kindSummary.ts';
import { LONGEST_DRAFT } from '../../../src/core/advice/limits.ts';
import { strings } from '../../../src/strings.ts';
import { Kinds, type KindsProps } from '../../../src/ui/popup/kinds.tsx';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';
import { document } from './document.ts';

const [films, games] = [testPack(), gamesPack()];
const GAME = 'We played the board game "Terra Vespertina" (2012) last night, and it was a lot of fun for all of us.';
const LONG = `${GAME}\n${'So we went home. '.repeat(LONGEST_DRAFT / 16)}`;
const FOREIGN = `${GAME}\nВчера мы с друзьями играли до поздней ночи, и было очень весело.`;

/** What the popup has of a text, with a goal that its games reach. */
const viewOf = (text: string) => ({
	advice: advise(films, text, { tolerance: 1 }),
	kinds: [summaryOf('boardgames', advise(games, text, { tolerance: 1 }))] as KindSummary[],
});
const text = () => document.body.textContent;

type Drawn = Omit<KindsProps['view'], 'gone' | 'link'>;
/** Renders the kinds of a draft; films are rendered as one word. */
const draw = (view: Drawn, films: KindsProps['films'] = null) => {
	const all = { ...view, gone: false, link: null };
	const acts = { onTakeOut: vi.fn(), onNotItem: vi.fn(), onName: vi.fn() };
	act(() => render(h(Kinds, { view: all, films, ...acts }), document.body));
	return acts;
};
const press = (id: string) => act(() => document.getElementById(id)!.click());

test('the goal is reached in a draft of games that was read as a whole', () => {
	draw(viewOf(GAME));
	expect(document.querySelector('.verdict.good')).not.toBeNull();
	expect(text()).toContain(strings.kinds.reached(1));
});

test.each([
	['too long', LONG, strings.textBounded(LONGEST_DRAFT)],
	['in part in a language that is not known', FOREIGN, strings.understood.part],
])('a draft of games that is %s is never shown to be safe, with the reason', (_, draft, why) => {
	const view = viewOf(draft);
	expect(view.kinds[0]).toMatchObject({ safe: false, named: 1 });
	draw(view);
	expect(document.querySelector('.verdict')).not.toBeNull();
	expect(document.querySelector('.verdict.good')).toBeNull();
	expect(text()).toContain('board games');
	expect(text()).toContain(why);
	expect(text()).not.toContain(strings.kinds.reached(1));
});

test('the view says if more games are named than are counted', () => {
	const { advice, kinds } = viewOf(GAME);
	const drawn = (films: boolean) => {
		draw({ advice, kinds: [{ ...kinds[0]!, bounded: { text: false, part: false, films } }] });
		return text()!.includes('only the 60 rarest were counted');
	};
	expect([drawn(false), drawn(true)]).toEqual([false, true]);
});

test('the most revealing kind is shown, and each other kind has a line that leads there and back', () => {
	const draft = `${GAME} I adored the film "The Matrix" (1999).`;
	const { advice, kinds: ofGames } = viewOf(draft);
	const [game] = ofGames;
	const kinds = [
		summaryOf('films', advice),
		{ ...game!, crowd: advice.crowd + 70 },
		{ ...game!, kind: 'anime' as const, crowd: advice.crowd + 5 },
	];
	draw({ advice, kinds }, ({ above, below }) => [above, 'The films', below]);
	const lines = () => [...document.querySelectorAll('.more button')].map(({ id }) => id);
	expect(text()).toContain('The films');
	expect(document.querySelector('.verdict')).toBeNull();
	expect(lines()).toEqual(['to-anime', 'to-boardgames']);
	press('to-boardgames');
	expect(text()).not.toContain('The films');
	expect(document.querySelector('h1')!.textContent).toContain('by its board games');
	expect(document.querySelectorAll('h1')).toHaveLength(1);
	act(() => document.querySelector<HTMLElement>('.room button')!.click());
	expect(text()).toContain('The films');
	expect(lines()).toEqual(['to-anime', 'to-boardgames']);
});

test('a costly game is taken out or said not to be a game, and own ratings are named if they count', () => {
	const summary = summaryOf('boardgames', advise(games, GAME, { tolerance: 10_000 }));
	const drawn = (ownRatings: boolean) => draw({ advice: null, kinds: [{ ...summary, ownRatings }] });
	const acts = drawn(false);
	expect(text()).not.toContain(strings.kinds.rated);
	const { item } = summary.costly[0]!;
	for (const label of [strings.takeOut(strings.film(item)), 'Not a board game: Terra Vespertina (2012)'])
		act(() => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click());
	for (const called of [acts.onTakeOut, acts.onNotItem]) expect(called.mock.calls).toEqual([['boardgames', item]]);
	drawn(true);
	expect(text()).toContain(strings.kinds.rated);
});
