import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRequest } from '../../../src/messages/page.ts';
import { createReports } from '../../../src/page/posting/reports.ts';
import { randomBits } from '../../../src/page/randomBits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const post = { id: randomBits(), texts: ['one'], others: [[]] };
const STOPPED = () => Promise.reject(new Error('The message channel closed before a response was received.'));
const NEVER = () => new Promise<unknown>(() => undefined);
const HEARD = async () => true;

/** Reports to a worker that answers like this, then that it has heard. */
function reporting(...answers: (() => Promise<unknown>)[]) {
	const reported: PageRequest['kind'][] = [];
	const page = { alive: true };
	const send = async ({ kind }: PageRequest) => {
		reported.push(kind);
		return (answers.shift() ?? HEARD)();
	};
	return { reported, page, reports: createReports(send, () => page.alive) };
}
const pass = (milliseconds = 60_000) => vi.advanceTimersByTimeAsync(milliseconds);
const isOpen = async (reports: ReturnType<typeof createReports>) =>
	(await reports.stillPosting({ post: post.id })) === post.id;

test('ids are random, of 128 bits', () => {
	const ids = Array.from({ length: 100 }, randomBits);
	expect(new Set(ids).size).toBe(100);
	for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('a report is repeated, the first time at once, until the worker acknowledges it', async () => {
	const { reported, reports } = reporting(STOPPED, STOPPED, NEVER, async () => undefined);
	reports.posted(post);
	await pass(50);
	expect(reported).toHaveLength(3);
	expect(await isOpen(reports)).toBe(true);
	await pass();
	expect(reported).toEqual(Array(5).fill('posted'));
	expect(await isOpen(reports)).toBe(false);
});

test('unanswered reports cost three seconds, and a late answer counts', async () => {
	const { reported, reports } = reporting(NEVER, NEVER);
	reports.posted(post);
	await pass(3000);
	expect(reported).toHaveLength(3);
	expect(await isOpen(reports)).toBe(false);
	let answer: ((heard: boolean) => void) | undefined;
	const late = reporting(() => new Promise((resolve) => (answer = resolve)), NEVER);
	late.reports.posted(post);
	await pass(1500);
	answer!(true);
	await pass();
	expect(late.reported).toHaveLength(2);
	expect(await isOpen(late.reports)).toBe(false);
});

test('a final report replaces earlier ones and is not undone by them', async () => {
	const { reported, reports } = reporting(STOPPED, STOPPED, STOPPED);
	reports.posting(post);
	reports.notPosted(post);
	await pass();
	expect(reported).toEqual(['posting', 'notPosted', 'notPosted', 'notPosted'].slice(0, reported.length));
	expect(reported.at(-1)).toBe('notPosted');
	expect(await isOpen(reports)).toBe(false);
});

test('a post is open until it is decided', async () => {
	const { reported, reports } = reporting();
	reports.posting(post);
	await pass();
	expect(reported).toEqual(['posting']);
	expect(await isOpen(reports)).toBe(true);
	reports.posted(post);
	await pass();
	expect(await isOpen(reports)).toBe(false);
});

test('a script left behind by an update reports nothing, and repeats end', async () => {
	const { reported, page, reports } = reporting(STOPPED);
	reports.posted(post);
	page.alive = false;
	await pass();
	expect(reported).toEqual(['posted']);
	const never = reporting(...Array(100).fill(STOPPED));
	never.reports.posted(post);
	await pass(3_600_000);
	expect(never.reported).toHaveLength(15);
});
