/** What the popup shows of a change is what its button makes of the draft. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import type { AdvisedWording } from '../../../../src/core/advice/result.ts';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { findMentions } from '../../../../src/core/mentions/mentions.ts';
import type { Named } from '../../../../src/core/rewrite/items.ts';
import { type Said, takeOut } from '../../../../src/core/rewrite/takeOut.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What may be chosen: other names, the title without its score, and the best that leaves the film out. */
function chosen({ sentences }: AdvisedWording) {
	const without = sentences.find(({ how, words }) => how !== 'score' && words === null);
	return sentences.filter((one) => one.how === 'score' || one.words !== null || one === without);
}

function made(draft: string, named: readonly Named[], film: number, said: Said | 'out'): string {
	const at = named.flatMap((one, i) => (one.film === film ? [i] : []));
	const changes =
		said === 'out' ? takeOut(draft, named, at) : takeOut(draft, named, [], new Map(at.map((i) => [i, said])));
	return edited(
		draft,
		changes.flatMap(({ edits }) => edits),
	);
}

test('each sentence that is shown is the one that is made', () => {
	const counts = readdirSync('tests/fixtures/drafts').map((name) => {
		const draft = readFileSync(`tests/fixtures/drafts/${name}`, 'utf8').trim();
		const named = findMentions(pack.catalogue, draft).filter(({ quoted }) => !quoted);
		const { wordings } = advise(pack, draft, { tolerance: 100, claims: false });
		const pairs = wordings.flatMap((wording) =>
			chosen(wording).map(({ how, after, says, words }) => [
				plain(draft.slice(0, wording.start) + after + draft.slice(wording.end)),
				plain(
					made(draft, named, wording.film.id, how === 'score' ? null : words === null && how !== 'name' ? 'out' : says),
				),
			]),
		);
		expect(pairs.map(([shown]) => shown)).toEqual(pairs.map(([, is]) => is));
		return pairs.length;
	});
	expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(30);
});

test('a film gets other words where taking it out would take its whole sentence', () => {
	const draft = 'Yesterday we did a double bill of Scarecrow and Midnight Cowboy. I went to bed very sad.';
	const { plans } = advise(pack, draft, { tolerance: 100 });
	expect(plans.first.changes.map(({ to }) => to !== null && 'phrase' in to)).toEqual([true]);
	expect(plans.first.likely.crowd).toBeGreaterThanOrEqual(100);
	expect(plans.spoiling).toEqual(['drop', 'mixed']);
});
