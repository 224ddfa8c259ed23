/** States that differ only in what costs are not told apart by anything that a page can read out. */
import type { Page } from '@playwright/test';
import { type AskedWorld, expect, test } from '../e2e/overlay/fixture.ts';
import { box, WORDS } from '../e2e/overlay/scene.ts';
import { report } from './attempts.ts';
import { compare, seenBy, told } from './compare.ts';
import { READOUTS, type Readouts, WHILE_SCROLLING } from './readouts.ts';

type State = { found: string[]; drawn: string[] };
type Scene = { page: Page; open: (html: string) => Promise<void>; world: AskedWorld };

async function run({ page, open, world }: Scene, { found, drawn }: State): Promise<Readouts> {
	await open(box());
	await world.show(found, { level: 'notice', crowd: drawn.length > 0 ? 6 : 5000 }, drawn);
	await world.pass(1000);
	return page.evaluate(WHILE_SCROLLING);
}

test('forty runs of each state are not told apart by twelve read-outs, and those of a careless build are', async ({
	page,
	before,
	open,
	world,
}) => {
	await before(READOUTS);
	const scene = { page, open, world };
	const all = { found: WORDS, drawn: WORDS };
	const against = (state: State) => compare([() => run(scene, all), () => run(scene, state)]);
	const [ours] = await against({ found: WORDS, drawn: [] });
	// It is told only of what costs.
	const [careless] = await against({ found: [], drawn: [] });
	for (const [name, p] of ours!)
		report(test.info(), { attempt: `read-out: ${name}`, control: told(careless!.get(name)!), result: told(p) });
	expect(seenBy(ours!)).toEqual([]);
	expect(seenBy(careless!)).toEqual(
		expect.arrayContaining(['start value of a transition', 'time between two frames', 'request for a font']),
	);
});
