import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The first test that fails ends the tests of a change: those of small files are the quick ones. */
class SmallFirst extends BaseSequencer {
	override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
		return (await super.sort(files)).reverse();
	}
}

/** The tests of one area: other tests reach the same code by long ways. */
export default defineConfig({
	test: {
		restoreMocks: true,
		globalSetup: './tests/unit/setup.ts',
		testTimeout: 300_000,
		include: (process.env.TESTS_OF_AREA ?? '').split(' '),
		isolate: false,
		sequence: { sequencer: SmallFirst },
		setupFiles: ['./tests/unit/fresh.ts'],
	},
});
