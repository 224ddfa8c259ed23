import { expect, test } from 'vitest';
import { armOf } from '../../../src/study/arm.ts';
import { agreeToChange, canContinue, enrol } from '../../../src/study/joining.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { aStudy } from '../../fixtures/studyFile.ts';

const arms = ['a', 'b'].map((id) => ({ id, about: id, weight: 50, shows: 'all' as const }));
const study = aStudy({ arms });

test('agreeing to a changed study keeps the arm if it still exists, whatever its weight', async () => {
	const before = { ...(await enrol(study, '1', 0)), sites: { somewhere: 1 } };
	const [own, other] = before.arm === 'a' ? ['a', 'b'] : ['b', 'a'];
	const moved = { ...study, version: 2, arms: arms.map((arm) => ({ ...arm, weight: arm.id === own ? 1 : 99 })) };
	// By the new weights alone they would be in the other arm, or at least many like them.
	const codes = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(32, '0'));
	const elsewhere = await Promise.all(codes.map((code) => armOf(moved, code)));
	expect(elsewhere.filter(({ id }) => id === other).length).toBeGreaterThan(30);
	for (const code of codes) expect((await agreeToChange({ ...before, code }, moved, '2')).arm).toBe(own);
	const gone = { ...study, arms: [{ ...arms[0]!, id: other!, weight: 100 }] };
	expect((await agreeToChange(before, gone, '3')).arm).toBe(other);
	expect((await agreeToChange(before, moved, '2')).sites).toEqual({ somewhere: 1 });
	expect((await agreeToChange(before, { ...moved, siteCategories: ['one'] }, '2')).sites).toEqual({});
});

const changes: [string, Partial<StudyFile>, boolean][] = [
	[
		'its words',
		{ title: 'Another', risks: ['Others.'], dates: { ...study.dates, collectionEnds: '2098-01-01' } },
		true,
	],
	['what is recorded', { recorded: study.recorded.slice(1) }, false],
	['its privacy level', { privacy: { level: 'coarse' } }, false],
	['its site categories', { siteCategories: ['a blog', 'a forum'] }, false],
	['its questions', { questions: study.questions.slice(1) }, false],
	['its arms', { arms: [{ ...arms[0]!, id: 'another', weight: 100 }] }, false],
];
test.each(changes)('the log can or cannot be read after a change of %s', (_, change, goes) => {
	expect(canContinue({ study, arm: 'a' }, { ...study, ...change })).toBe(goes);
});
