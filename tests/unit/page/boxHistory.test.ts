import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type BoxEvent, type BoxHistory, newHistory } from '../../../src/page/posting/boxHistory.ts';
import { editNow, lastEdit } from '../../../src/page/posting/lastEdit.ts';
import { elsewhere, writtenIn } from '../../../src/page/posting/ownership.ts';

const next = (history: BoxHistory, ...events: BoxEvent[]) => events.reduce((now, event) => apply(now, event), history);
const after = (...events: BoxEvent[]): BoxHistory => next(newHistory(null), ...events);
const begins = (text: string, reopened?: string): BoxEvent => ({
	...{ kind: 'editBegins', text, room: 0, ...(reopened !== undefined && { reopened }) },
});
const typed = (before: string, text: string, reopened = ''): BoxEvent[] => [
	begins(before, reopened),
	{ kind: 'wrote', at: 7 },
	{ kind: 'editGoesOn', room: text.length, given: text },
	{ kind: 'editEnds', text },
];
const emptied = (text: string | null): BoxEvent => ({ kind: 'emptied', text });
const others = (history: BoxHistory, text: string) => writtenIn([], { history }, text).others;

const text = fc.constantFrom('', 'I saw Heat', 'Ann: Alien', 'I saw Heat and Up');
const event: fc.Arbitrary<BoxEvent> = fc.oneof(
	fc.record({ kind: fc.constant('wrote' as const), at: fc.nat(9) }),
	text.map((stood) => begins(stood)),
	fc.record({ kind: fc.constant('editGoesOn' as const), room: fc.nat(20), given: text }),
	text.map((text): BoxEvent => ({ kind: 'editEnds', text })),
	fc.record({ kind: fc.constantFrom('read' as const, 'checked' as const, 'changedByUs' as const), text }),
	text.map(emptied),
	fc.constantFrom<BoxEvent>({ kind: 'refused' }, { kind: 'moved' }, { kind: 'chosen' }, { kind: 'posted', left: '' }),
);

/** Throws where something is then changed. */
function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
	return value;
}

test('no event changes the history before it, and equal events make equal histories', () => {
	fc.assert(
		fc.property(fc.array(event, { maxLength: 30 }), (events) => {
			let history = frozen(newHistory(null));
			for (const each of events) history = frozen(apply(history, each));
			expect(after(...events)).toEqual(history);
		}),
	);
});

test('a sent post stops being a draft until its site refuses it', () => {
	const before = after(...typed('', 'I saw Heat', 'I saw'));
	const sent = next(before, emptied(''), { kind: 'posted', left: '' });
	expect([sent.written, editNow(sent), lastEdit(sent), sent.reopened]).toEqual([false, null, null, '']);
	// Being emptied again does not lose it.
	for (const history of [sent, apply(sent, emptied(''))]) {
		const refused = apply(history, { kind: 'refused' });
		expect([refused.written, lastEdit(refused), refused.reopened]).toEqual([true, lastEdit(before), 'I saw']);
	}
});

test('text that a site puts into a box it emptied is not the user’s, even if theirs was there', () => {
	const template = 'Film: ... Seen: yes, and it was good';
	const before = after(...typed('', template));
	expect(others(apply(before, emptied(template)), template)).toEqual([]);
	for (const left of ['', null])
		expect(others(apply(before, emptied(left)), 'Thank you')).toEqual([[0, 'Thank you'.length]]);
	// The user's words are known in other boxes.
	const [box, other] = [{ history: apply(before, emptied('')) }, { history: newHistory(null) }];
	expect(elsewhere([box, other], other)().join()).toContain(template);
});

test('an edited post is searched for only when the edit begins', () => {
	const first = after(begins('my post', 'my post'));
	expect(first.reopened).toBe('my post');
	expect(apply(first, begins('my post!')).reopened).toBe('my post');
	expect(apply(apply(first, { kind: 'posted', left: 'my post!' }), begins('another', ''))).toMatchObject({
		...{ reopened: '', left: 'my post!', initial: 'my post' },
	});
});

test('actions after an edit are forgotten with the next edit', () => {
	const written = after(...typed('', 'I saw Heat'));
	const [moved, cleared] = [{ kind: 'moved' } as const, { kind: 'pressed', isEmpty: true } as const];
	expect(written.since).toBe('nothing');
	expect([moved, cleared].map((event) => apply(written, event).since)).toEqual(['moved', 'cleared']);
	expect(apply(apply(written, cleared), moved).since).toBe('cleared');
	expect(apply(apply(written, cleared), { kind: 'pressed', isEmpty: false }).since).toBe('moved');
	expect(apply(apply(written, cleared), begins('')).since).toBe('nothing');
	// A box that the user did not write in was not cleared by them.
	expect(after(cleared).since).toBe('moved');
});

test('each edit has its own number, even after a refused one', () => {
	const sent = after(...typed('', 'I saw Heat'), emptied(''));
	const inserted = apply(sent, begins(''));
	const again = next(inserted, { kind: 'refused' }, begins('I saw Heat'));
	const numbers = [sent, inserted, again].map(({ edit }) => edit!.number);
	expect(new Set(numbers).size).toBe(3);
	expect(apply(again, { kind: 'changedByUs', text: 'I saw a film' }).edit!.number).toBeGreaterThan(again.edits);
});

test('a text counts as edited until it is checked, and is read for the last edit', () => {
	const edited = after(...typed('', 'I saw Heat'));
	expect(lastEdit(apply(edited, { kind: 'read', text: 'I saw Up' }))!.stood).toEqual(['I saw Heat', 'I saw Up']);
	const checked = apply(edited, { kind: 'checked', text: 'I saw Heat' });
	expect(checked).toMatchObject({ checked: 'I saw Heat', edited: false });
	expect(lastEdit(apply(checked, { kind: 'read', text: 'I saw Up' }))!.stood).toEqual(['I saw Heat']);
	expect(apply(checked, { kind: 'chosen' })).toMatchObject({ checked: 'I saw Heat', edited: true });
});
