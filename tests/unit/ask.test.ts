import { expect, test, vi } from 'vitest';
import { askWithRetry } from '../../src/messages/ask.ts';

const unheard = new Error('Could not establish connection. Receiving end does not exist.');

test('what nobody heard is asked once more; what was heard is not', async () => {
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
