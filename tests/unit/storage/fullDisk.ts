import { vi } from 'vitest';

/** Lets one of the next writes of records fail, by its number from 1. */
export function fillDiskAt(fatal: number): void {
	const put = IDBObjectStore.prototype.put;
	let calls = 0;
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
		if (++calls === fatal) throw new DOMException('The disk is full.', 'QuotaExceededError');
		return put.call(this, value);
	});
}
