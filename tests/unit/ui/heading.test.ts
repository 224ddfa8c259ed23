import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heading } from '../../../src/ui/popup/heading.ts';
import { RoomHead } from '../../../src/ui/popup/room.tsx';
import { Verdict } from '../../../src/ui/popup/verdict.tsx';
import { endDocument, startDocument } from './document.ts';

let document: Document;
beforeEach(() => {
	document = startDocument();
});
afterEach(endDocument);

test.each(['h1', 'h2'] as const)('verdicts and titles of rooms are %s where they are to be', (level) => {
	const verdict = h(Verdict, { before: 'About ', crowd: '7 people', after: '', good: false });
	const room = h(RoomHead, { title: 'How sure?', onBack: vi.fn() });
	act(() => render(h(Heading.Provider, { value: level, children: [verdict, room] }), document.body));
	const headings = [...document.querySelectorAll('h1, h2')];
	expect(headings.map(({ localName, textContent }) => [localName, textContent])).toEqual([
		[level, 'About 7 people'],
		[level, 'How sure?'],
	]);
});
