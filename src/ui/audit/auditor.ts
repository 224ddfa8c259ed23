/** The page's side of its worker, which reads exports and counts. */
import { ImportError } from '../../imports/error.ts';
import type { AuditorAnswer, AuditorKind, AuditorProtocol, ReadingView } from '../../messages/audit.ts';

export interface Auditor {
	/**
	 * @param onReading called from time to time while an export is read
	 * @throws ImportError with the file and the reason if it cannot be read, or another error if the worker fails
	 */
	ask<K extends AuditorKind>(
		kind: K,
		asked: AuditorProtocol[K]['asked'],
		onReading?: (reading: ReadingView) => void,
	): Promise<AuditorProtocol[K]['answered']>;
	/** Ends it with all that it does; nothing that was asked is answered. */
	close(): void;
}

interface Waiting {
	resolve: (value: never) => void;
	reject: (error: Error) => void;
	onReading: (reading: ReadingView) => void;
}

export function auditorOf(worker: Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>): Auditor {
	const waiting = new Map<number, Waiting>();
	let last = 0;
	worker.addEventListener('message', ({ data }: MessageEvent<AuditorAnswer>) => {
		const asked = waiting.get(data.number);
		if (asked === undefined) return;
		if ('reading' in data) return asked.onReading(data.reading);
		waiting.delete(data.number);
		if ('value' in data) asked.resolve(data.value as never);
		else asked.reject(data.problem === null ? new Error('The worker has failed.') : new ImportError(data.problem));
	});
	worker.addEventListener('error', () => {
		for (const { reject } of waiting.values()) reject(new Error('The worker cannot run.'));
		waiting.clear();
	});
	return {
		ask: (kind, asked, onReading = () => undefined) =>
			new Promise((resolve, reject) => {
				const number = ++last;
				waiting.set(number, { resolve, reject, onReading });
				worker.postMessage({ kind, number, ...asked });
			}),
		close: () => {
			worker.terminate();
			waiting.clear();
		},
	};
}
