/** What the popup shows of a draft in each arm of a study. What page and badge get is in `worker/studyShowing.test.ts`. */
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import type { AdvisedView, TriedChanges, WhatIf } from '../../../src/messages/ui.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import type { Hidden } from '../../../src/study/choices.ts';
import { limitToShown, showingOf } from '../../../src/study/showing.ts';
import type { Arm } from '../../../src/study/studyFile.ts';
import { Advised } from '../../../src/ui/popup/advised.tsx';
import type { Acts } from '../../../src/ui/popup/usePopup.ts';
import { document } from './document.ts';

const nothing = () => undefined;

const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
const whole = advise(await openBuiltIn(), DRAFT, { tolerance: 100, seed: 1 });
const whatIf = async (tried: TriedChanges[]): Promise<WhatIf> =>
	tried.map(() => ({ crowd: 900, low: 1, high: 9000 }) as never);

/** Draws the advice as an arm shows it. */
async function drawn(arm: Pick<Arm, 'shows' | 'hides'>): Promise<void> {
	const showing = showingOf(arm);
	const view = {
		...{ advice: limitToShown(whole, showing), showing, study: {}, history: null, link: null, kinds: [] },
		...{
			boxes: [],
			sentences: whole.wordings.map((one) => DRAFT.slice(one.start, one.end)),
			maybeSurfaces: [],
			decoys: [],
			gone: false,
		},
		surfaces: whole.mentions.map((one) => DRAFT.slice(one.start, one.end)),
	} as unknown as AdvisedView;
	const acts = { done: null, note: '', whatIf, preview: async () => ['Both in one.'] } as unknown as Acts;
	const host = { openHistory: nothing, openAbout: nothing };
	await act(async () => render(h(Advised, { view, question: null, acts, host }), document.body));
}
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent!);
const labels = (selector: string) =>
	[...document.querySelectorAll(selector)].map((node) => node.getAttribute('aria-label') ?? node.textContent!);

test.each([
	['drop', /^Make (this change|both changes|all \d changes)$/, true, 0],
	['mixed', /^Make (this change|both changes|all \d changes)$/, true, 0],
	['all', /^Make (this change|both changes|all \d changes)$/, true, 0],
	['add', null, false, 0],
	['placebo', null, false, 3],
] as const)('the arm that shows %s has only that to do', async (shows, button, changes, years) => {
	await drawn({ shows, ...(shows === 'all' && { hides: ['question'] }) });
	expect(texts('.primary')).toEqual(button === null ? [] : [expect.stringMatching(button)]);
	expect(document.querySelectorAll('.fix').length > 0).toBe(changes);
	expect(labels('button').filter((name) => /with its year$/.test(name))).toHaveLength(years);
	expect(document.querySelectorAll('#to-mention')).toHaveLength(shows === 'all' || shows === 'mixed' ? 1 : 0);
	expect(document.querySelectorAll('.suggestion').length > 0).toBe(shows === 'add');
	// What a film costs alone is said nowhere else.
	document.querySelector<HTMLElement>('#to-films')?.click();
	expect(document.body.textContent!.includes('gives away most')).toBe(changes);
});

test('an arm may leave out how a sentence would read, why a film gives away, or the question', async () => {
	const seen = async (...hides: Hidden[]) => {
		await drawn({ shows: 'all', hides });
		return ['.asking', '.primary', '.fix .draft', '.fix .why', '#to-sure'].map((part) => texts(part).length > 0);
	};
	// Nothing is to be done before the answer.
	expect(await seen()).toEqual([true, false, false, false, true]);
	expect(await seen('question')).toEqual([false, true, true, true, true]);
	expect(await seen('question', 'sentence')).toEqual([false, true, false, true, true]);
	expect(await seen('question', 'reason')).toEqual([false, true, true, false, false]);
});

test('two films of a sentence share a row, which reads as after both changes', async () => {
	await drawn({ shows: 'drop' });
	expect(texts('.fix .top b')).toEqual(['Werckmeister Harmonies', 'Koyaanisqatsi']);
	expect(texts('.fix')).toHaveLength(1);
	expect(texts('.fix .draft ins')).toEqual([expect.stringContaining('Both in one.')]);
	await act(async () => document.querySelector<HTMLElement>('[aria-label="Keep it: Koyaanisqatsi"]')!.click());
	expect(texts('.fix p')).toContain('Keeping Koyaanisqatsi.');
	expect(texts('.fix .draft ins').join()).not.toContain('Both in one.');
});
