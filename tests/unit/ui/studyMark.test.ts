import { h, render } from 'preact';
import { describe, expect, test } from 'vitest';
import type { StudyView } from '../../../src/messages/study.ts';
import type { AskWorker, OwnRequest } from '../../../src/messages/ui.ts';
import { Mark } from '../../../src/ui/study/mark.tsx';
import { document } from './document.ts';

const view = (more: Partial<StudyView>): StudyView => ({
	...{ title: 'A study', phase: 'running', silent: false, question: null, category: null, notices: [] },
	categories: ['a forum', 'a blog'],
	...more,
});
/** The mark, and what it has asked the worker. */
function drawn(more: Partial<StudyView>, tab: number | null = 1) {
	const asked: OwnRequest[] = [];
	const ask = (async (request: OwnRequest) => void asked.push(request)) as AskWorker;
	render(h(Mark, { study: view(more), tab, ask, onChange: () => undefined }), document.body);
	const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
	return { asked, said: document.querySelector('b')!.textContent, texts };
}

describe('the mark of a study', () => {
	test.each([
		['running', 'You are in a study.', ['Pause'], 1],
		['paused', 'Your study is paused: nothing is recorded.', ['Go on'], 0],
		['over', 'Your time in the study is over. Save your file.', [], 0],
		['left', 'You have left the study.', [], 0],
	] as const)('that is %s', (phase, sentence, buttons, sites) => {
		const { said, texts } = drawn({ phase });
		expect(said).toBe(sentence);
		expect(texts('button')).toEqual(buttons);
		expect(texts('select')).toHaveLength(sites);
		expect(texts('a')).toEqual(['See what was recorded, or leave']);
	});

	test('sites can be sorted in the popup if there are categories', () => {
		expect(drawn({}).texts('option')).toEqual(['not sorted', 'a forum', 'a blog']);
		expect(drawn({ categories: [] }).texts('select')).toEqual([]);
		const settings = drawn({}, null);
		expect([settings.texts('select'), settings.texts('a')]).toEqual([[], []]);
	});

	test.each([
		['running', true],
		['paused', false],
	] as const)('its button toggles between pausing and resuming: %s', (phase, paused) => {
		const { asked } = drawn({ phase });
		document.querySelector('button')!.click();
		expect(asked).toEqual([{ kind: 'studyPause', paused }]);
	});
});
