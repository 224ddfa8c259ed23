/** States that differ only in what costs are not told apart by anything that a page can read out. */
import type { Page } from '@playwright/test';
import { seededRandom } from '../../src/core/advice/draw.ts';
import { type AskedWorld, expect, test } from '../e2e/overlay/fixture.ts';
import { box, WORDS } from '../e2e/overlay/scene.ts';
import { report } from './attempts.ts';
import { rankSumP } from './permutation.ts';
import { arm, type Readouts, readOut } from './readouts.ts';

const RUNS = 40;
/** For all read-outs together: each is told apart by chance in so many of its twelve parts. */
const LEVEL = 0.05 / 12;

type State = { found: string[]; drawn: string[] };
type Scene = { page: Page; open: (html: string) => Promise<void>; world: AskedWorld };

async function run({ page, open, world }: Scene, { found, drawn }: State): Promise<Readouts> {
	await open(box());
	await world.show(found, { level: 'notice', crowd: drawn.length > 0 ? 6 : 5000 }, drawn);
	await world.pass(1000);
	return page.evaluate(readOut);
}

/** The p-value of each read-out for runs of two states that alternate, so that neither is the one of a quieter time. */
async function compare(scene: Scene, one: State, other: State): Promise<Map<string, number>> {
	const runs: [Readouts[], Readouts[]] = [[], []];
	for (let i = 0; i < RUNS; i++) {
		const first = i % 2;
		for (const at of [first, 1 - first]) runs[at]!.push(await run(scene, at === 0 ? one : other));
	}
	const next = seededRandom(1);
	const values = (at: 0 | 1, name: string) => runs[at].map((readouts) => readouts[name]!);
	return new Map(Object.keys(runs[0][0]!).map((name) => [name, rankSumP(values(0, name), values(1, name), next)]));
}

test('forty runs of each state are not told apart by twelve read-outs, and those of a careless build are', async ({
	page,
	before,
	open,
	world,
}) => {
	await before(arm);
	const scene = { page, open, world };
	const ours = await compare(scene, { found: WORDS, drawn: [] }, { found: WORDS, drawn: WORDS });
	// It is told only of what costs.
	const careless = await compare(scene, { found: [], drawn: [] }, { found: WORDS, drawn: WORDS });
	const told = (p: number) => `p = ${p.toFixed(4)}`;
	for (const [name, p] of ours)
		report(test.info(), { attempt: `read-out: ${name}`, control: told(careless.get(name)!), result: told(p) });
	expect([...ours].filter(([, p]) => p < LEVEL)).toEqual([]);
	const seen = [...careless].filter(([, p]) => p < LEVEL).map(([name]) => name);
	for (const name of ['start value of a transition', 'time between two frames', 'request for a font'])
		expect(seen).toContain(name);
});
