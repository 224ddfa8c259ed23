import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** More would make `npm test` longer than anyone waits: a new one takes the place of another. */
const MOST = 330;

/** Fails a run of more browser tests than `npm test` may have, not counting those of the night. */
export default class Counted implements Reporter {
	private usual = 0;

	onBegin(_: FullConfig, suite: Suite): void {
		this.usual = suite.allTests().filter(({ tags }) => !tags.includes('@nightly')).length;
	}

	async onEnd(): Promise<{ status?: 'failed' }> {
		if (this.usual <= MOST) return {};
		console.error(`${this.usual} browser tests, at most ${MOST}: let a new one take the place of another.`);
		return { status: 'failed' };
	}
}
