/** Collects what attacks attempted and achieved, and prints one table at the end. */
import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export interface Attempt {
	attempt: string;
	/** What the attempt did in this run to a build without the defense; a dash where no such build exists. */
	control: string;
	result: string;
}

const KIND = 'attempt';

/** Adds a row to the table. */
export const report = ({ annotations }: Pick<TestInfo, 'annotations'>, attempt: Attempt): void =>
	void annotations.push({ type: KIND, description: JSON.stringify(attempt) });

export default class Attempts implements Reporter {
	readonly #rows: Attempt[] = [];

	onTestEnd(_test: TestCase, { annotations }: TestResult): void {
		for (const { type, description } of annotations)
			if (type === KIND && description !== undefined) this.#rows.push(JSON.parse(description));
	}

	onEnd(): void {
		const all = [{ attempt: 'attempt', control: 'control', result: 'result' }, ...this.#rows];
		const widths = (['attempt', 'control'] as const).map((column) => Math.max(...all.map((row) => row[column].length)));
		for (const { attempt, control, result } of all)
			process.stdout.write(`${attempt.padEnd(widths[0]!)}  ${control.padEnd(widths[1]!)}  ${result}\n`);
	}
}
