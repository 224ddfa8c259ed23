/** What a tab keeps in memory, after all that can be freed was freed. */
import type { Page } from '@playwright/test';

export interface Kept {
	/** Bytes of scripts' objects, those of the page and ours. */
	heap: number;
	nodes: number;
	listeners: number;
}

/** Collects garbage until nothing more goes, and counts. */
export async function keptBy(page: Page): Promise<Kept> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	await session.send('HeapProfiler.enable');
	const count = async (): Promise<Kept> => {
		await session.send('HeapProfiler.collectGarbage');
		const { metrics } = await session.send('Performance.getMetrics');
		const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
		return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
	};
	let kept = await count();
	for (let tries = 0; tries < 10; tries++) {
		const next = await count();
		const settled = next.heap >= kept.heap && next.nodes >= kept.nodes && next.listeners >= kept.listeners;
		kept = next;
		if (settled) break;
	}
	await session.detach();
	return kept;
}
