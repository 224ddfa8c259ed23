import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { SHOWN } from '../../../src/study/choices.ts';
import { limitToShown, showingOf, suggestedFilms } from '../../../src/study/showing.ts';
import { testPack } from '../films.ts';

const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
const whole = advise(testPack(), DRAFT, { tolerance: 800, seed: 1 });

test('a crowd reached only by a hidden plan is not promised', () => {
	expect(whole.state).toBe('fixable');
	for (const shows of SHOWN) {
		const { state, plans } = limitToShown(whole, showingOf({ shows }));
		const promised = Object.values(plans.ends).some((end) => end !== null && end.crowd >= whole.tolerance);
		expect(state, shows).toBe(promised ? 'fixable' : 'short');
	}
	expect(limitToShown(whole, showingOf({ shows: 'nothing' })).state).toBe('short');
	expect(limitToShown(whole, showingOf({ shows: 'all' })).state).toBe('fixable');
});

test('only arms that mark all costly films ask about doubtful words', () => {
	const draft = 'I adored Koyaanisqatsi and Werckmeister Harmonies. Heat was it.';
	const asking = advise(testPack(), draft, { tolerance: 800, seed: 1 });
	const asks = SHOWN.filter((shows) => limitToShown(asking, showingOf({ shows })).maybes.length > 0);
	expect(asks).toEqual(['drop', 'all']);
});

test('only an arm that shows all the advice asks, unless it hides questions', () => {
	const asking = { ...whole, question: 'howMany' as const };
	expect(SHOWN.filter((shows) => limitToShown(asking, showingOf({ shows })).question !== null)).toEqual(['all']);
	expect(limitToShown(asking, showingOf({ shows: 'all', hides: ['question'] })).question).toBeNull();
});

test('suggested films cover all plans, whatever is shown', () => {
	const { drop, add } = suggestedFilms(whole);
	const film = (place: number) => whole.mentions[place]!.film.id;
	const { plans } = whole;
	expect(drop).toEqual([...new Set([...plans.drop, ...plans.mixed.drop].map(({ mention }) => film(mention)))]);
	expect(add).toEqual([...new Set([...plans.add, ...plans.mixed.add].map((step) => step.film.id))]);
	expect(drop.length).toBeGreaterThan(plans.mixed.drop.length);
});
