/** Nothing that a page can read out distinguishes states that differ only in what costs. */
import type { Page } from '@playwright/test';
import { type AskedWorld, expect, test } from '../e2e/overlay/fixture.ts';
import { box, WORDS } from '../e2e/overlay/scene.ts';
import { report } from './attempts.ts';
import { compare, seenBy, shownP } from './compare.ts';
import { READOUTS, type Readouts, WHILE_SCROLLING } from './readouts.ts';

type State = { found: string[]; drawn: string[] };
type Scene = { page: Page; open: (html: string) => Promise<void>; world: AskedWorld };

async function run({ page, open, world }: Scene, { found, drawn }: State): Promise<Readouts> {
	await open(box());
	await world.show(found, { level: 'notice', enough: drawn.length > 0 ? '' : 'That’s enough for now.' }, drawn);
	await world.pass(1000);
	return page.evaluate(WHILE_SCROLLING);
}

test('twelve readings find no difference, except in careless builds', async ({ page, before, open, world }) => {
	await before(READOUTS);
	const scene = { page, open, world };
	const all = { found: WORDS, drawn: WORDS };
	const against = (state: State) => compare([() => run(scene, all), () => run(scene, state)]);
	const [ours] = await against({ found: WORDS, drawn: [] });
	// It knows only what costs.
	const [careless] = await against({ found: [], drawn: [] });
	for (const [name, p] of ours!)
		report(test.info(), { attempt: `read-out: ${name}`, control: shownP(careless!.get(name)!), result: shownP(p) });
	expect(seenBy(ours!)).toEqual([]);
	expect(seenBy(careless!)).toEqual(
		expect.arrayContaining(['start value of a transition', 'time between two frames', 'request for a font']),
	);
});
