import { h, render } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AskWorker } from '../../../src/messages/ui.ts';
import { strings } from '../../../src/strings.ts';
import { History } from '../../../src/ui/history/history.tsx';
import type { Records } from '../../../src/ui/records.ts';
import { until } from '../until.ts';
import { document } from './document.ts';

beforeEach(() => {
	vi.stubGlobal('location', { hash: '' });
});

test.each([
	[1, 'Not counted: 1 damaged record.'],
	[0, undefined],
])('%i damaged records are reported as %j, and no account is shown without one', async (damaged, notice) => {
	const ask = (() => Promise.resolve({ personas: [], damaged, tolerance: 100 })) as unknown as AskWorker;
	render(h(History, { ask, records: {} as Records }), document.body);
	await until(() => expect(document.body.textContent).toContain(strings.history.noneTitle));
	expect(document.querySelector('.notice')?.textContent).toBe(notice);
});
