import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Measured } from './cells.ts';

/** What the last run of the sites measured. */
export const MEASURED = fileURLToPath(new URL('../../test-results/sites.json', import.meta.url));
/** Kind of annotation that carries a measured cell. */
export const CELL = 'cell';

/** Collects the cells that tests measured. */
export default class CellReporter implements Reporter {
	private readonly measured: Measured[] = [];

	onTestEnd(_: TestCase, { annotations }: TestResult): void {
		for (const { type, description } of annotations)
			if (type === CELL) this.measured.push(JSON.parse(description!) as Measured);
	}

	onEnd(): void {
		mkdirSync(dirname(MEASURED), { recursive: true });
		writeFileSync(MEASURED, JSON.stringify(this.measured));
	}
}
