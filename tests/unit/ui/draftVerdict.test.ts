import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { LONGEST_DRAFT } from '../../../src/core/advice/limits.ts';
import type { Advice } from '../../../src/core/advice/result.ts';
import { DraftVerdict } from '../../../src/ui/popup/draftVerdict.tsx';
import { kindOf } from '../../../src/ui/popup/kind.ts';
import { testPack } from '../films.ts';
import { document } from './document.ts';

const DRAFT = 'We watched "Heat" (1995) last night, and it was a lot of fun for all of us.';

test.each<[string, string, boolean, boolean?]>([
	['as a whole', DRAFT, true],
	['in part, as its editor shows no more', DRAFT, false, true],
	['in part, as it is too long', `${DRAFT}\n${'So we went home. '.repeat(LONGEST_DRAFT / 16)}`, false],
	['in part, for its language', `${DRAFT}\nВчера мы с друзьями играли до поздней ночи, и было очень весело.`, false],
])('a draft at the goal blends in if it was read as a whole: %s', (_, draft, good, partly = false) => {
	const advice = advise(testPack(), draft, { tolerance: 1, partly });
	const kind = kindOf(advice);
	expect([kind, advice.mentions.length]).toEqual(['safe', 1]);
	act(() => render(h(DraftVerdict, { standing: advice, kind, changed: false }), document.body));
	expect(document.querySelector('.verdict')).not.toBeNull();
	expect(document.querySelector('.verdict.good') !== null).toBe(good);
	expect(document.querySelector('h1')!.textContent).toBe(
		good ? 'You’re well hidden.' : 'Fine, as far as it could be read.',
	);
});

test('a number over the goal is not said to miss it', () => {
	const standing = {
		...advise(testPack(), DRAFT, { tolerance: 100 }),
		crowd: 1500,
		low: 36,
		verdict: 'could',
		state: 'short',
	};
	for (const [changed, title] of [
		[false, 'This post could give you away.'],
		[true, 'Better, but not certain.'],
	] as const) {
		act(() => render(h(DraftVerdict, { standing: standing as Advice, kind: 'risk', changed }), document.body));
		expect(document.body.textContent).toBe(
			`${title}Most likely about 1,500 people could have written this, but it could be just 36. Your goal is 100.`,
		);
	}
});

test('a change is only called better if more people are left', () => {
	const standing = { ...advise(testPack(), DRAFT, { tolerance: 100 }), crowd: 11, verdict: 'could', state: 'short' };
	const shown = (before: number) => {
		const props = { standing: standing as Advice, kind: 'risk' as const, changed: true, before };
		act(() => render(h(DraftVerdict, props), document.body));
		return document.body.textContent;
	};
	expect(shown(4)).toContain('Better, but still too few.');
	expect(shown(18)).not.toContain('Better');
});
