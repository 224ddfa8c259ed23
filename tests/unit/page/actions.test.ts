import { expect, test, vi } from 'vitest';
import { PACK_KINDS } from '../../../src/core/catalogue/packKinds.ts';
import type { TakenOut } from '../../../src/messages/changes.ts';
import { carryOut } from '../../../src/page/actions.ts';
import type { CardAction } from '../../../src/page/overlay/acts.ts';
import { page as words } from '../../../src/strings/page.ts';

const text = 'I adored Heat';
const span = { start: 9, end: 13 };
const changes = [{ edits: [{ ...span, text: 'another film' }], instead: [], title: span, titles: 1 }];
const done = { replaced: 1, refused: 0, changed: false };

/** Presses the card's button, with what the worker and the box answer. */
async function takenOut(answer: unknown, outcome: TakenOut = done) {
	const takeOut = vi.fn(async () => outcome);
	const send = vi.fn(async () => answer);
	const takingOut = { takeOut, takeBack: async () => false };
	const said = await carryOut({ kind: 'change', span, key: 'one' }, { text, others: [], send, takingOut });
	expect(send).toHaveBeenCalledWith({ kind: 'changes', text, others: [], partly: false, start: 9, key: 'one' });
	return { said, takeOut };
}

test('the card changes its sentence as the worker says, and reports the outcome', async () => {
	const { said, takeOut } = await takenOut(changes);
	expect(takeOut).toHaveBeenCalledWith(text, changes);
	const undo = { kind: 'takeBack' };
	expect(said).toEqual({ sentence: words.done, undo });
	const after = async (outcome: TakenOut) => (await takenOut(changes, outcome)).said;
	const byHand = words.byHand;
	expect(await after({ replaced: 0, refused: 1, changed: false })).toEqual({ sentence: byHand, undo: null });
	expect(await after({ replaced: 1, refused: 1, changed: false })).toEqual({ sentence: byHand, undo });
	expect(await after({ replaced: 0, refused: 0, changed: true })).toEqual({ sentence: words.changed, undo: null });
});

test.each([false, null, [], 'x', [{ ...changes[0], edits: [] }]])(
	'nothing changes if the worker answers %j',
	async (answer) => {
		const { said, takeOut } = await takenOut(answer);
		expect([said, takeOut.mock.calls]).toEqual([{ sentence: words.changed, undo: null }, []]);
	},
);

async function press(action: CardAction, answer: unknown) {
	const send = vi.fn(async () => answer);
	const takingOut = { takeOut: vi.fn(), takeBack: vi.fn(async () => answer === true) };
	const said = await carryOut(action, { text, others: [], send, takingOut });
	return [said?.sentence, said?.undo ?? null, send.mock.calls.flat()];
}

test('a film counts as never rated once the worker says so, and only then can be undone', async () => {
	const never = { kind: 'neverRated', item: { kind: 'films', id: 7 } } as const;
	const ask = { kind: 'unsay', item: { kind: 'films', id: 7 } } as const;
	const unsay = { kind: 'unsay', ask } as const;
	expect(await press(never, true)).toEqual([words.saidNever, unsay, [never]]);
	for (const answer of [false, null, 'yes']) expect(await press(never, answer)).toEqual([words.notSaid, null, [never]]);
	expect(await press(unsay, true)).toEqual([words.unsaid, null, [ask]]);
	expect(await press(unsay, false)).toEqual([words.changed, null, [ask]]);
	expect(await press({ kind: 'takeBack' }, true)).toEqual([words.putBack, null, []]);
	expect(await press({ kind: 'takeBack' }, false)).toEqual([words.notPutBack, null, []]);
});

test.each(PACK_KINDS)('words that name one of the %s, or none, are sent, and can be undone', async (of) => {
	const settle = { kind: 'settle', of, words: 'Heat', isItem: false };
	const undo = { kind: 'unsay', ask: { ...settle, isItem: null } };
	expect(await press({ kind: 'notFilm', of, span }, true)).toEqual([words.settled.notFilm, undo, [settle]]);
	expect(await press({ kind: 'notFilm', of, span }, false)).toEqual([words.unsettled.notFilm, null, [settle]]);
	const named = { ...settle, isItem: true };
	expect(await press({ kind: 'isFilm', of, span }, true)).toEqual([words.settled.isFilm, undo, [named]]);
});
