/** The first cases of `tests/attack/fuzz`, which tries a hundred times as many. */
import { expect, test } from 'vitest';
import { attack } from '../attack/fuzz/target.ts';
import { TARGETS } from '../attack/fuzz/targets/all.ts';

test.each(TARGETS)('$name: any altered input is accepted, or refused with its own error', async (target) => {
	const { refusals, failures } = await attack(target, target.name === 'packs' ? 10_000 : 250, { timed: false });
	expect(failures).toEqual([]);
	expect(refusals).toBeGreaterThan(0);
});
