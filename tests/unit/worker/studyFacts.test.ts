import { expect, test } from 'vitest';
import { mergeSuggestions } from '../../../src/worker/study/facts.ts';

test('suggested changes of a draft accumulate, but a film to leave out does not become one to add', () => {
	const first = mergeSuggestions({ drop: [], add: [] }, { drop: [1], add: [7, 8] });
	expect(first).toEqual({ drop: [1], add: [7, 8] });
	const second = mergeSuggestions(first, { drop: [2, 1], add: [1, 9] });
	expect(second).toEqual({ drop: [1, 2], add: [7, 8, 9] });
	// One that was added and is to go again stays one that was added.
	expect(mergeSuggestions(second, { drop: [8], add: [] })).toEqual({ drop: [1, 2, 8], add: [7, 8, 9] });
});
