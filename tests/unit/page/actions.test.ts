import { expect, test, vi } from 'vitest';
import type { TakenOut } from '../../../src/messages/changes.ts';
import { carryOut } from '../../../src/page/actions.ts';
import type { Editor } from '../../../src/page/editors/editor.ts';
import { page as words } from '../../../src/strings/page.ts';

const text = 'I adored Heat';
const span = { start: 9, end: 13 };
const changes = [{ edits: [{ ...span, text: 'another film' }], instead: null, title: span, titles: 1 }];
const done = { replaced: 1, refused: 0, changed: false };

/** Presses the card's button, with what the worker and the box answer. */
async function takenOut(answer: unknown, outcome: TakenOut = done) {
	const takeOut = vi.fn(async () => outcome);
	const send = vi.fn(async () => answer);
	const takingOut = { takeOut, takeBack: async () => false };
	const said = await carryOut({ kind: 'takeOut', span }, { editor: {} as Editor, text, send, takingOut });
	expect(send).toHaveBeenCalledWith({ kind: 'changes', text, start: 9 });
	return { said, takeOut };
}

test('the card has its film taken out as the worker says, and tells what came of it', async () => {
	const { said, takeOut } = await takenOut(changes);
	expect(takeOut).toHaveBeenCalledWith(text, changes);
	expect(said).toBe(words.takenOut);
	expect((await takenOut(changes, { replaced: 0, refused: 1, changed: false })).said).toBe(words.takeOutByHand);
	expect((await takenOut(changes, { replaced: 0, refused: 0, changed: true })).said).toBe(words.changed);
});

test.each([false, null, [], 'x', [{ ...changes[0], edits: [] }]])(
	'of a worker that answers %j nothing is changed',
	async (answer) => {
		const { said, takeOut } = await takenOut(answer);
		expect([said, takeOut.mock.calls]).toEqual([words.changed, []]);
	},
);
