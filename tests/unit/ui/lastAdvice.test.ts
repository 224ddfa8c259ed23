import { expect, test } from 'vitest';
import type { PopupView } from '../../../src/messages/ui.ts';
import { withLastAdvice } from '../../../src/ui/popup/lastAdvice.ts';

const advised = {
	site: 'forum.example',
	gone: false,
	advice: { crowd: 33 },
	link: { other: 'cinegeek' },
	surfaces: ['Heat'],
	maybeSurfaces: [],
	boxes: ['Title', 'Reply'],
	decoys: [7],
	notices: [],
	history: { added: null },
	showing: { standing: true },
} as unknown as PopupView;
const without: PopupView = {
	...{ ...advised, advice: null, link: null, surfaces: [], maybeSurfaces: [], boxes: [], decoys: [] },
	notices: ['packReplaced'],
	showing: { ...advised.showing, standing: false },
};

test('advice is kept after its box is gone, while other parts update', () => {
	expect(withLastAdvice(advised, { ...without, gone: true })).toEqual({
		...advised,
		gone: true,
		notices: ['packReplaced'],
	});
});

test.each<[string, PopupView | null, PopupView]>([
	['a draft is there', without, advised],
	['a box is there and empty', advised, without],
	['there was no advice', { ...without, gone: true }, { ...without, gone: true }],
	['the popup is just opened', null, { ...without, gone: true }],
	['the tab went to another site', advised, { ...without, gone: true, site: 'other.example' }],
	[
		'the draft was posted',
		advised,
		{ ...without, gone: true, history: { added: { films: 1, persona: 'a' } } as unknown as PopupView['history'] },
	],
])('the new state is shown unchanged if %s', (_, before, next) => {
	expect(withLastAdvice(before, next)).toEqual(next);
});
