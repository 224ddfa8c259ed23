import { expect, onTestFinished, test, vi } from 'vitest';
import { askUntilAnswered, askWithRetry } from '../../src/messages/ask.ts';

const unheard = new Error('Could not establish connection. Receiving end does not exist.');

test('a request that was not received is repeated once; one that was received is not', async () => {
	const stopped = vi.fn().mockRejectedValueOnce(unheard).mockResolvedValue('heard');
	expect(await askWithRetry(stopped)('question')).toBe('heard');
	expect(stopped.mock.calls).toEqual([['question'], ['question']]);
	const gone = vi.fn().mockRejectedValue(unheard);
	await expect(askWithRetry(gone)('question')).rejects.toBe(unheard);
	expect(gone).toHaveBeenCalledTimes(2);
	const failing = vi.fn().mockRejectedValue(new Error('The disk is full'));
	await expect(askWithRetry(failing)('question')).rejects.toThrow('full');
	expect(failing).toHaveBeenCalledTimes(1);
});

test('only a request that only reads is repeated until it is answered', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const silent = () => new Promise<string>(() => {});
	const send = vi.fn<(request: { kind: string }) => Promise<string>>();
	const ask = askUntilAnswered(send, new Set(['view']));
	send.mockImplementationOnce(silent).mockRejectedValueOnce(new Error('The channel closed.')).mockResolvedValue('seen');
	const seen = ask({ kind: 'view' });
	await vi.advanceTimersByTimeAsync(2000);
	expect(await seen).toBe('seen');
	expect(send).toHaveBeenCalledTimes(3);
	send.mockReset().mockRejectedValue(new Error('The channel closed.'));
	await expect(ask({ kind: 'view' })).rejects.toThrow('closed');
	expect(send).toHaveBeenCalledTimes(4);
	await expect(ask({ kind: 'undo' })).rejects.toThrow('closed');
	expect(send).toHaveBeenCalledTimes(5);
});

test('the first answer counts, even to an abandoned attempt, and no request follows it', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const answers: ((answer: string) => void)[] = [];
	const send = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
	const seen = askUntilAnswered(send, new Set(['view']))({ kind: 'view' });
	await vi.advanceTimersByTimeAsync(3000);
	expect(answers).toHaveLength(2);
	answers[0]!('late');
	expect(await seen).toBe('late');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(send).toHaveBeenCalledTimes(2);
});

test('a request that is never answered fails after half a minute', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const send = vi.fn(() => new Promise<string>(() => {}));
	const failed = expect(askUntilAnswered(send, new Set(['view']))({ kind: 'view' })).rejects.toThrow('No answer');
	await vi.advanceTimersByTimeAsync(30_000);
	await failed;
	expect(send).toHaveBeenCalledTimes(4);
});
