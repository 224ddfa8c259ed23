import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { type AdviceOptions, advise } from '../../../src/core/advice/advice.ts';
import { answerOf } from '../../../src/core/advice/answers.ts';
import type { Advice } from '../../../src/core/advice/result.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { HowMany } from '../../../src/ui/howMany.tsx';
import { Asking } from '../../../src/ui/popup/asking.tsx';
import { DraftVerdict } from '../../../src/ui/popup/draftVerdict.tsx';
import { kindOf } from '../../../src/ui/popup/kind.ts';
import { document } from './document.ts';

const pack = await openBuiltIn();
const adviceFor = (more: Partial<AdviceOptions> = {}) =>
	advise(pack, 'I loved The Matrix and Heat (1995)', { tolerance: 100, ...more });

function draw(advice: Advice, tight = false) {
	const acts = { onAnswer: vi.fn(), onSay: vi.fn() };
	act(() => render(h(Asking, { advice, tight, ...acts }), document.body));
	const press = (label: string) => {
		const button = [...document.querySelectorAll('button')].find(
			(each) => (each.getAttribute('aria-label') ?? each.textContent) === label,
		);
		act(() => button!.click());
	};
	return { ...acts, press };
}

test('each answer to how many films were rated is kept and leads to its verdict', () => {
	const advice = adviceFor();
	expect(advice).toMatchObject({ verdict: 'unsure', question: 'howMany' });
	const { press, onAnswer } = draw(advice);
	expect(document.querySelector('legend')!.textContent).toBe(
		'About how many films have you rated or logged on public sites?',
	);
	for (const label of ['None', 'Under 50', '50–300', '300–1,000', 'More']) press(label);
	expect(onAnswer.mock.calls).toEqual([
		[{ services: ['nowhere'] }],
		...[20, 120, 550, 2500].map((filmsRated) => [{ filmsRated }]),
	]);
	expect(adviceFor({ nowhere: true }).verdict).toBe('nothing');
	expect(adviceFor({ filmsRated: 2500 }).verdict).toBe('wellHidden');
});

test.each([
	[1, '1 20'],
	[49, '1 20'],
	[50, '2 120'],
	[999, '3 550'],
	[1000, '4 2500'],
])('where the question stays, %i films show the answer they fall under, and None leaves it', (filmsRated, expected) => {
	const onAnswer = vi.fn();
	const draw = (services: string[]) =>
		act(() => render(h(HowMany, { answered: { services, filmsRated }, onAnswer }), document.body));
	const pressed = () =>
		[...document.querySelectorAll('button')].flatMap((button, i) =>
			button.getAttribute('aria-pressed') === 'true' ? [i] : [],
		);
	draw([]);
	expect(pressed().map((i) => `${i} ${answerOf(filmsRated)}`)).toEqual([expected]);
	expect(document.body.textContent).toContain('far more reliable');
	draw(['nowhere']);
	expect(pressed()).toEqual([0]);
	expect(document.body.textContent).toContain('few warnings');
	act(() => document.querySelectorAll('button')[1]!.click());
	expect(onAnswer).toHaveBeenCalledWith({ services: [], filmsRated: 20 });
});

test('a short import raises a question', () => {
	const advice = adviceFor({ rated: new Map([[0, null]]) });
	expect(advice.question).toBe('whole');
	const { press, onAnswer } = draw(advice);
	press('No, just a part');
	press('Yes, that’s all');
	expect(onAnswer.mock.calls).toEqual([[{ wholeRatings: false }], [{ wholeRatings: true }]]);
});

test('films that may not have been rated are asked about one by one', () => {
	const advice: Advice = { ...adviceFor({ filmsRated: 300 }), verdict: 'unsure', question: 'which' };
	const { press, onSay } = draw(advice);
	press('Rated: Heat');
	press('Never: The Matrix');
	const id = (title: string) => advice.mentions.find(({ film }) => film.title === title)!.film.id;
	expect(onSay.mock.calls).toEqual([
		[id('Heat'), 'rated'],
		[id('The Matrix'), 'never'],
	]);
	draw(advice, true);
	expect(document.querySelectorAll('li')).toHaveLength(1);
});

test.each<[string, Partial<AdviceOptions>, string | RegExp]>([
	['nothing is known', {}, 'This one depends on you.'],
	['many films were rated', { filmsRated: 2500 }, 'You’re well hidden.'],
	['nothing is rated anywhere', { nowhere: true }, 'Nothing to compare this with.'],
])('the first sentence where %s', (_, more, sentence) => {
	const advice = adviceFor(more);
	act(() => render(h(DraftVerdict, { standing: advice, kind: kindOf(advice), changed: false }), document.body));
	expect(document.querySelector('h1')!.textContent).toMatch(sentence);
});
