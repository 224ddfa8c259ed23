/** What a wording or an addition claims is what is found when the draft that it leads to is checked. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import type { Advice } from '../../../../src/core/advice/result.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const OPTIONS = { tolerance: 100 };
const DRAFTS = readdirSync('tests/fixtures/drafts').map((name) =>
	readFileSync(`tests/fixtures/drafts/${name}`, 'utf8').trim(),
);

interface Claim {
	after: string;
	crowd: number;
	options: Partial<Parameters<typeof advise>[2]>;
	/** The film that is named as well. */
	added: number | null;
}

/** Wordings of a film that are checked: the first one, and the last. */
const some = <T>(all: readonly T[]) => [...new Set([...all.slice(0, 1), ...all.slice(-1)])];

/** The drafts that the wordings and the additions of a draft lead to, each with its claim. */
function claimsOf(draft: string, { wordings, suggestions }: Advice): Claim[] {
	const put = (start: number, end: number, words: string) => draft.slice(0, start) + words + draft.slice(end);
	const named = wordings.flatMap(({ film, start, end, sentences }) =>
		some(sentences).map(({ after, crowd, telling }) => ({
			...{ after: put(start, end, after), crowd, added: null },
			options: telling === null ? {} : { tellings: new Map([[film.id, telling]]) },
		})),
	);
	const added = suggestions.slice(0, 2).flatMap(({ film, addition, alone: { crowd } }) => {
		if (addition === null) return [];
		const { start, end, after } = addition;
		return [{ after: put(start, end, after), crowd, added: film.id, options: { decoys: new Set([film.id]) } }];
	});
	return [...named, ...added];
}

const filmsOf = ({ mentions }: Advice) => new Set(mentions.map(({ film }) => film.id));

for (const [i, draft] of DRAFTS.entries())
	test(`a changed draft has at least the crowd that was promised: ${draft}`, {
		tags: i % 3 === 0 ? [] : ['nightly'],
	}, () => {
		const before = advise(pack, draft, OPTIONS);
		const claims = claimsOf(draft, before);
		expect(claims.length > 0).toBe(before.wordings.some(({ sentences }) => sentences.length > 0));
		const wrong = claims.flatMap(({ after, crowd, options, added }) => {
			const found = advise(pack, after, { ...OPTIONS, ...options });
			const films = filmsOf(found);
			const isAdded = added === null || (films.has(added) && films.size === filmsOf(before).size + 1);
			const isTrue = found.crowd >= 0.9 * crowd && crowd >= 0.9 * before.crowd;
			return isTrue && isAdded ? [] : `${Math.round(crowd)} -> ${Math.round(found.crowd)}: ${after}`;
		});
		expect(wrong).toEqual([]);
	});
