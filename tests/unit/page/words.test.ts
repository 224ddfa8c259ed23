import { expect, test } from 'vitest';
import { saidBy } from '../../../src/page/posting/words.ts';

test.each([
	['Search', 'discard'],
	['Suchen', 'discard'],
	['Zoeken', 'discard'],
	['Save draft', 'discard'],
	['Beitragsvorschau', 'discard'],
	['Abbrechen', 'discard'],
	['Удалить черновик', 'discard'],
	['Post to Research', 'send'],
	['Reply to zoekend', 'send'],
	['Besuch kommentieren', 'send'],
	['Send collateral', 'send'],
	['Share post', 'save'],
	['Hide reply', 'other'],
	['3 comments', 'other'],
	['Heat', null],
])('the label %j says %j', (label, said) => {
	expect(saidBy(label)).toBe(said);
});
