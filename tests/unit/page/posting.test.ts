import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type BoxState,
	type Draft,
	type Pending,
	type PostingEvent,
	type Sign,
	step,
} from '../../../src/page/posting/judge.ts';

function run(...events: PostingEvent[]): string[] {
	let pending: Pending[] = [];
	return events.flatMap((event) => {
		const result = step(pending, event);
		pending = result.pending;
		return result.posted.flatMap(({ drafts }) => drafts.map(({ text }) => text));
	});
}

const draft = (box: number, text: string): Draft => ({ box, text, own: text, drawn: true });
const sign = (sign: Sign, at = 0, drafts: Draft[] = [draft(1, 'one')]): PostingEvent => ({
	kind: 'sign',
	sign,
	drafts,
	at,
	post: `post of ${drafts[0]?.text} at ${at}`,
});
const look = (at: number, ...boxes: [number, BoxState][]): PostingEvent => ({
	kind: 'look',
	boxes: new Map(boxes),
	at,
});
const emptied = (at: number, box = 1) => look(at, [box, 'emptied']);
const filled = (at: number, box = 1) => look(at, [box, 'filled']);
const shown = (at: number, box = 1) => look(at, [box, 'shown']);
const left = (at: number, byPage = false): PostingEvent => ({ kind: 'left', at, byPage });
const press = (at = 0, text = 'one', box = 1): PostingEvent => ({
	kind: 'press',
	drafts: [{ draft: draft(box, text), post: `press of ${text} at ${at}` }],
	at,
});
const nothingPressed = (at: number): PostingEvent => ({ kind: 'press', drafts: [], at });
const replaced = (at: number, box = 1) => look(at, [box, 'replaced']);
const native: PostingEvent = { kind: 'native', boxes: [1] };
const cancel: PostingEvent = { kind: 'cancel', boxes: [1] };
const elsewhere: PostingEvent = { kind: 'elsewhere' };

test.each<[string, PostingEvent[]]>([
	['a submit that empties the box', [sign('submit'), filled(100), emptied(400)]],
	['a submit that takes the box away', [sign('submit'), filled(100), look(400), look(1500)]],
	['a box that is gone before something else is clicked', [sign('send'), look(400), elsewhere, look(1500)]],
	['a box that is gone before the page is left', [sign('keys'), look(400), left(500)]],
	['a submit after which the page is left', [sign('submit'), left(3000)]],
	['a form that the browser sends for a minute', [sign('submit'), native, left(60_000)]],
	['a click, then a submit of the same', [sign('send'), sign('submit', 1), emptied(2)]],
	['a second try', [sign('send'), filled(9000), sign('send', 20_000), emptied(21_000)]],
	['Enter, and the box is emptied at once', [sign('keys'), emptied(1)]],
	['an emptied box, whatever was clicked since', [sign('send'), elsewhere, emptied(500)]],
	['Enter in a form that a submit follows', [sign('keys'), sign('submit', 1), left(100)]],
	['a press of anything that empties the box', [press(), filled(100), emptied(5000)]],
	['a press, then a submit of the same', [press(), sign('submit', 1), left(100)]],
	['a submit, then a press elsewhere, and the box is emptied', [sign('submit'), elsewhere, press(5), emptied(9)]],
	['something saved, and the box is emptied', [sign('save'), filled(100), emptied(400)]],
	['something saved, and the box is taken away', [sign('save'), filled(100), look(400), look(1500)]],
	['something saved, and the text is shown', [sign('save'), filled(100), shown(400)]],
	['something saved, and the page goes by itself', [sign('save'), filled(100), left(3000, true)]],
	['something saved, and then sent', [sign('save'), sign('send', 1), left(100)]],
	['a submit after which the text is shown next to the box', [sign('submit'), shown(400)]],
	['a press, and the page has the text where the box was', [press(), filled(100), look(300), replaced(2000)]],
	[
		'the same, with a press elsewhere in between',
		[press(), look(300), nothingPressed(400), press(500, 'b', 2), replaced(2000)],
	],
	['a send, a press elsewhere, and the page has the text instead of the box', [sign('send'), elsewhere, replaced(9)]],
	['keys, and the text is shown', [sign('keys'), shown(100)]],
	['keys that the page acts on, and the box is taken away', [press(), sign('keys'), look(400), look(1500)]],
	['a submit, with an Enter that was heard of late', [sign('submit'), sign('keys', 1), left(100)]],
])('%s is a post', (_, events) => {
	expect(run(...events, left(100_000), emptied(100_001))).toEqual(['one']);
});

test.each<[string, PostingEvent[]]>([
	['no sign at all', [emptied(10), left(20)]],
	['a sign after which nothing happens', [sign('submit'), filled(100), filled(29_000)]],
	['a box emptied much later', [sign('submit'), emptied(40_000)]],
	['a page left much later', [sign('send'), left(11_000)]],
	['a page left by Enter', [sign('keys'), left(10)]],
	['a page left after something else was clicked', [sign('submit'), elsewhere, left(10)]],
	['a box gone after something else was clicked', [sign('submit'), elsewhere, look(10), look(2000)]],
	['a box that is away for a moment', [sign('submit'), look(10), filled(500), look(900), filled(1100), cancel]],
	['something saved, and the page is left by its user', [sign('save'), left(10)]],
	['something saved, and the page goes by itself much later', [sign('save'), left(11_000, true)]],
	['something saved, then something else pressed, and the page goes', [sign('save'), elsewhere, left(10, true)]],
	['a text that is shown after something else was clicked', [sign('send'), elsewhere, shown(10)]],
	['a page left by a press', [press(), left(10)]],
	['a box that a press takes away', [press(), look(10), look(2000), left(2001)]],
	['a box that a press takes away, and the page is left', [press(), look(10), left(11, true)]],
	['a text that the page shows after a press, and the box stays', [press(), shown(10)]],
	['a text that stands there long after a press took its box away', [press(), look(10), replaced(10_001)]],
	['keys, then a press of anything, and the box is gone', [sign('keys'), nothingPressed(5), look(10), look(2000)]],
	['a text shown after keys and a press of anything', [sign('keys'), nothingPressed(5), shown(10)]],
	['a box emptied long after a press', [press(), emptied(11_000)]],
	['a box emptied after a press, and another of what posts nothing', [press(), nothingPressed(5), emptied(9)]],
	['a submit, then a press, and the page is left', [sign('submit'), elsewhere, press(5), left(9)]],
	['a press, and the draft is written on', [press(), cancel, emptied(10)]],
	['a draft that is written on', [sign('submit'), cancel, emptied(10), left(20)]],
	['an empty box', [sign('submit', 0, []), emptied(10), left(20)]],
])('%s is not a post', (_, events) => {
	expect(run(...events)).toEqual([]);
});

test('a title and a body are one post; two drafts being sent are two', () => {
	const both = [draft(1, 'title'), draft(2, 'body')];
	expect(run(sign('submit', 0, both), look(5, [1, 'filled'], [2, 'emptied']))).toEqual(['title', 'body']);
	const other = sign('send', 1, [draft(3, 'other')]);
	expect(run(sign('send'), other, look(5, [1, 'filled'], [3, 'emptied']), emptied(9))).toEqual(['other', 'one']);
});

test('while a post is sent, only changes that the user causes count', () => {
	const [press, click] = [sign('send', 0, [draft(1, 'one')]), sign('send', 1, [draft(1, 'swapped'), draft(2, 'more')])];
	expect(run(press, click, emptied(5))).toEqual(['one', 'more']);
	expect(run(press, sign('submit', 1, [draft(1, 'swapped')]), left(5))).toEqual(['one']);
	expect(run(press, elsewhere, click, emptied(5))).toEqual(['swapped', 'more']);
	expect(run(press, cancel, click, emptied(5))).toEqual(['swapped', 'more']);
});

test('the latest of several presses counts with the text at the first; drafts in other boxes are separate posts', () => {
	expect(run(press(0), press(1, 'swapped'), emptied(2))).toEqual(['one']);
	expect(run(press(0), press(9000), emptied(12_000))).toEqual(['one']);
	const both: PostingEvent = {
		kind: 'press',
		drafts: [1, 2].map((box) => ({ draft: draft(box, `text ${box}`), post: `${box}` })),
		at: 0,
	};
	expect(run(both, look(1, [1, 'filled'], [2, 'emptied']), left(2))).toEqual(['text 2']);
});

test('if a title and a body vanish after a press, both are posted once the page shows one', () => {
	const both: PostingEvent = {
		kind: 'press',
		drafts: ['title', 'body'].map((text, at) => ({ draft: draft(at + 1, text), post: text })),
		at: 0,
	};
	expect(run(both, look(300), replaced(400))).toEqual(['title', 'body']);
	expect(run(both, look(300, [2, 'filled']), look(400, [1, 'replaced'], [2, 'filled']))).toEqual(['title']);
});

test('a press after a new line counts with what the page showed at that time', () => {
	const seen = (text: string, standing?: number): PostingEvent => ({
		kind: 'press',
		drafts: [{ draft: { ...draft(1, text), ...(standing !== undefined && { standing }) }, post: text }],
		at: 0,
	});
	const standing = (...events: PostingEvent[]) =>
		events.reduce<Pending[]>((pending, event) => step(pending, event).pending, [])[0]?.drafts[0];
	expect(standing(seen('one'), seen('two', 3))).toMatchObject({ text: 'two', standing: 3 });
	expect(standing(seen('one', 1), seen('two', 3))).toMatchObject({ text: 'one', standing: 1 });
});

test('all signs of a post have the id of the first; the box’s next post has another', () => {
	const [click, submit, again] = [sign('send'), sign('submit', 5), sign('send', 200_000)];
	const posted = (...events: PostingEvent[]) =>
		events.reduce(
			({ pending, ids }, event) => {
				const result = step(pending, event);
				return { pending: result.pending, ids: [...ids, ...result.posted.map(({ post }) => post)] };
			},
			{ pending: [] as Pending[], ids: [] as string[] },
		).ids;
	expect(posted(click, submit, emptied(9), again, emptied(200_001))).toEqual([
		'post of one at 0',
		'post of one at 200000',
	]);
});

test.each<[string, number, (at: number) => PostingEvent[]]>([
	['keys, emptied', 10_000, (at) => [sign('keys', 7), emptied(7 + at)]],
	['a press, emptied', 10_000, (at) => [press(7), emptied(7 + at)]],
	['something saved, emptied', 30_000, (at) => [sign('save', 7), emptied(7 + at)]],
	['something sent, emptied', 30_000, (at) => [sign('send', 7), emptied(7 + at)]],
	['a submit, emptied', 30_000, (at) => [sign('submit', 7), emptied(7 + at)]],
	['a submit, and the page is left', 10_000, (at) => [sign('submit', 7), left(7 + at)]],
	['something saved, and the page goes', 10_000, (at) => [sign('save', 7), left(7 + at, true)]],
	['a form that the browser sends, emptied', 120_000, (at) => [sign('submit', 7), native, emptied(7 + at)]],
	['a form that the browser sends, and the page is left', 120_000, (at) => [sign('submit', 7), native, left(7 + at)]],
])('%s within %i milliseconds is a post, and later is not', (_, within, events) => {
	expect(run(...events(within))).toEqual(['one']);
	expect(run(...events(within + 1))).toEqual([]);
});

test('a box is gone after a second, and may be back sooner', () => {
	expect(run(sign('submit'), look(400), look(1399))).toEqual([]);
	expect(run(sign('submit'), look(400), look(1400))).toEqual(['one']);
	// Away, back and away again: the second begins again.
	expect(run(sign('submit'), look(400), filled(900), look(1000), look(1500))).toEqual([]);
	expect(run(sign('submit'), look(400), filled(900), look(1000), look(2000))).toEqual(['one']);
});

test('events of one box leave drafts in others alone', () => {
	const other = sign('send', 1, [draft(3, 'other')]);
	expect(run(sign('send'), other, cancel, emptied(9), emptied(10, 3))).toEqual(['other']);
	// Only the form of box 1 is sent by the browser, which may take long.
	expect(run(sign('send'), other, native, left(60_000))).toEqual(['one']);
	expect(run(press(0), press(1, 'more', 3), look(2, [1, 'filled'], [3, 'emptied']))).toEqual(['more']);
	// A form whose boxes were signed one by one is one post when it is sent.
	const both = [draft(1, 'title'), draft(2, 'body')];
	expect(run(sign('send', 0, [both[0]!]), sign('submit', 1, both), look(2, [1, 'emptied'], [2, 'filled']))).toEqual([
		'title',
		'body',
	]);
});

const box = fc.integer({ min: 1, max: 3 });
const at = fc.integer({ min: 0, max: 200_000 });
const event = fc.oneof(
	fc.record({
		kind: fc.constant('sign' as const),
		sign: fc.constantFrom<Sign>('keys', 'save', 'send', 'submit'),
		drafts: fc.uniqueArray(fc.record({ box, text: fc.uuid(), own: fc.uuid(), drawn: fc.boolean() }), {
			selector: (draft) => draft.box,
		}),
		at,
		post: fc.uuid(),
	}),
	fc.record({
		kind: fc.constant('press' as const),
		drafts: fc.uniqueArray(
			fc.record({
				draft: fc.record({ box, text: fc.uuid(), own: fc.uuid(), drawn: fc.boolean() }),
				post: fc.uuid(),
			}),
			{ selector: ({ draft }) => draft.box },
		),
		at,
	}),
	fc.record({ kind: fc.constant('native' as const), boxes: fc.array(box) }),
	fc.record({ kind: fc.constant('cancel' as const), boxes: fc.array(box) }),
	fc.constant(elsewhere),
	fc.record({ kind: fc.constant('left' as const), at, byPage: fc.boolean() }),
	fc.record({
		kind: fc.constant('look' as const),
		boxes: fc
			.array(fc.tuple(box, fc.constantFrom<BoxState>('filled', 'emptied', 'shown', 'replaced')))
			.map((all) => new Map(all)),
		at,
	}),
);

test('nothing is ever posted twice or without a sign, and no box waits twice', () => {
	fc.assert(
		fc.property(fc.array(event, { maxLength: 40 }), (events) => {
			const sorted = events.map((e) => ('at' in e ? e.at : 0)).sort((a, b) => a - b);
			const ordered = events.map((e, i) => ('at' in e ? { ...e, at: sorted[i]! } : e));
			const draftsOf = (e: PostingEvent) =>
				e.kind === 'sign' ? e.drafts : e.kind === 'press' ? e.drafts.map(({ draft }) => draft) : [];
			const signed = ordered.flatMap((e) => draftsOf(e).map(({ text }) => text));
			const posted = run(...ordered);
			expect(new Set(posted).size).toBe(posted.length);
			expect(signed).toEqual(expect.arrayContaining(posted));
			let pending: Pending[] = [];
			for (const e of ordered) {
				pending = step(pending, e).pending;
				const waiting = pending.flatMap(({ drafts }) => drafts.map((draft) => draft.box));
				expect(new Set(waiting).size).toBe(waiting.length);
			}
		}),
	);
});
