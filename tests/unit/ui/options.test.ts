import { expect, test } from 'vitest';
import type { AdvisedView } from '../../../src/messages/ui.ts';
import { optionsFor } from '../../../src/ui/popup/options.ts';

const sentence = (how: string, after: string, words: string | null) => ({ how, after, words });
const view = (sentences: object[]) =>
	({
		advice: { wordings: [{ film: { id: 4 } }, { film: { id: 5 }, sentences }], mentions: [{ film: { id: 5 } }] },
		sentences: ['Another.', 'I saw Burning.'],
		surfaces: ['Burning'],
	}) as unknown as Pick<AdvisedView, 'advice' | 'sentences' | 'surfaces'>;
const all = [
	sentence('score', 'I saw Burning', null),
	sentence('name', 'I saw a Korean film.', 'a Korean film'),
	sentence('clause', 'I saw.', null),
	sentence('cut', '', null),
	sentence('name', 'I saw one of his.', 'one of his'),
];
const afters = (planned: string | null) =>
	optionsFor(view(all), 5, planned === null ? null : { words: planned, swap: null }).map(({ after }) => after);

test('the wording of the plan is first, then the others, and one that leaves the film out', () => {
	expect(afters('one of his')).toEqual(['I saw one of his.', 'I saw Burning', 'I saw a Korean film.', 'I saw.']);
	expect(afters(null)).toEqual(['I saw.', 'I saw Burning', 'I saw a Korean film.', 'I saw one of his.']);
	const score = optionsFor(view(all), 5, { words: null, swap: null });
	expect(score[0]!.substitute).toEqual({ words: null, swap: null });
	expect(score.map(({ after }) => after)).toEqual([
		'I saw Burning',
		'I saw a Korean film.',
		'I saw.',
		'I saw one of his.',
	]);
	expect(optionsFor(view(all), 5, null)[2]).toEqual({
		...{ before: 'I saw Burning.', after: 'I saw a Korean film.' },
		substitute: { words: 'a Korean film', swap: null },
	});
});

test('without a good wording the sentence goes, or gets another title', () => {
	expect(optionsFor(view([]), 5, null)).toEqual([{ before: 'I saw Burning.', after: '', substitute: null }]);
	const swap = { words: 'Heat', swap: 9 };
	expect(optionsFor(view([]), 5, swap)).toEqual([{ before: 'I saw Burning.', after: 'I saw Heat.', substitute: swap }]);
});
