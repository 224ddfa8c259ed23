import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { allOwn } from '../../../src/core/mentions/others.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { newDraft } from '../../../src/storage/draft.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { createAdvising } from '../../../src/worker/advising.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const state = newDraft({ frame: 0, box: 0, site: 'example.org' });
const filler = 'We talked about the weather and the train until the evening came. '.repeat(30);
const TEXT = [
	`I watched The Matrix. ${filler}`,
	`Then "Pulp Fiction" (1994). ${filler}`,
	`And Fight Club, a film. ${filler}`,
	`Amélie (2001) too, and heat. ${filler}`,
].join('\n\n');

test('after any edit of a long text the films found equal those of a fresh reading', async () => {
	const piece = fc.constantFrom(
		'The Matrix',
		'"Heat"',
		'\n\n',
		' x ',
		'',
		'[quote]',
		'WE WATCHED HEAT',
		'> ',
		'1. Crash',
	);
	const edit = fc.tuple(fc.nat(TEXT.length), fc.nat(400), piece);
	await fc.assert(
		fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
			const advising = createAdvising(() => openDatabase(() => {}));
			let text = TEXT;
			expect((await advising.advise([pack], 1, allOwn(text), state, DEFAULTS)).found[0]!.all.length).toBeGreaterThan(3);
			for (const [at, cut, put] of edits) {
				text = text.slice(0, at) + put + text.slice(at + cut);
				const { found } = await advising.advise([pack], 1, allOwn(text), state, DEFAULTS);
				expect(found[0]!.all).toEqual(findMentions(pack.catalogue, text));
			}
		}),
		{ numRuns: 10 },
	);
});

test('a text that is asked about again is read once, until its tab is forgotten', async () => {
	const advising = createAdvising(() => openDatabase(() => {}));
	const found = async (text: string) => (await advising.advise([pack], 1, allOwn(text), state, DEFAULTS)).found[0]!.all;
	const first = await found(TEXT);
	expect(await found(TEXT)).toBe(first);
	expect(await found(`${TEXT} `)).not.toBe(first);
	const last = await found(TEXT);
	advising.forget(1);
	expect(await found(TEXT)).not.toBe(last);
});
