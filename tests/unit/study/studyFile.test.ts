import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/study/dictionary.ts';
import { joinProblem } from '../../../src/study/problems.ts';
import { LONGEST_STUDY, readStudy, type StudyFile, StudyFileError } from '../../../src/study/studyFile.ts';
import { EXAMPLES, example, exampleText } from './studies.ts';

/** What is wrong with a text. */
function problems(text: string): readonly string[] {
	try {
		readStudy(text);
	} catch (error) {
		if (error instanceof StudyFileError) return error.problems;
		throw error;
	}
	return [];
}

type Loose = Record<string, never>;
const changed = (change: (study: Loose) => void): readonly string[] => {
	const study = JSON.parse(exampleText());
	change(study);
	return problems(JSON.stringify(study));
};
const set = (path: string, value: unknown) => {
	const keys = path.split('.');
	return changed((study) => {
		let at = study as Record<string, unknown>;
		for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
		if (value === undefined) delete at[keys.at(-1)!];
		else at[keys.at(-1)!] = value;
	});
};

test.each(EXAMPLES)('the example %s can be used, and says what the file says', (name) => {
	expect(readStudy(exampleText(name))).toEqual(JSON.parse(exampleText(name)));
});

describe('every part that a study must have', () => {
	const parts = Object.keys(JSON.parse(exampleText())).filter((name) => name !== 'publicKey');
	test.each(parts)('%s is missed', (name) => {
		expect(set(name, undefined)).toEqual([`The file lacks "${name}".`]);
	});
});

describe('each place that is wrong is named, with the reason', () => {
	const long = 'x'.repeat(201);
	const arms = example().arms;
	const cases: [string, unknown, RegExp][] = [
		['version', 0, /^version: 0 is less than 1/],
		['version', 1.5, /^version: .*integer/],
		['title', '   ', /^title: .*pattern/],
		['title', long, /^title: .*long/],
		['title', ['a'], /^title: .*"array"/],
		['id', 'Advice', /^id: .*pattern/],
		['id', 'аdvice', /^id: .*pattern/], // a Cyrillic letter
		['id', 'advice--two', /^id: .*pattern/],
		['contacts.board', { name: 'Board' }, /^contacts\.board: lacks "email"/],
		['contacts.board.email', 'javascript:alert(1)', /^contacts\.board\.email: .*pattern/],
		['contacts.researcher.website', 'x', /^contacts\.researcher\.website: is nothing that a study file has/],
		['procedures', [], /^procedures: .*few items/],
		['rights', Array(31).fill('x'), /^rights: .*many items/],
		['dates.collectionEnds', '2027-02-30', /^dates\.collectionEnds: there is no such day/],
		['dates.collectionEnds', '1.2.2027', /^dates\.collectionEnds: .*pattern/],
		['dates.collectionEnds', '9999-99-99', /^dates\.collectionEnds: there is no such day/],
		['dates.dataDestroyed', '2020-01-01', /^dates\.dataDestroyed: lies before the collection ends/],
		['arms.1.weight', 24, /^arms: the weights add up to 99; they must add up to 100/],
		['arms.1.weight', 25.5, /^arms\[1\]\.weight: .*integer/],
		['arms.1.weight', -25, /^arms\[1\]\.weight: -25 is less than 1/],
		['arms.2.id', arms[0]!.id, /^arms\[2\]\.id: "control" is there twice/],
		['arms.2.id', 'c0ntrol', /^arms\[2\]\.id: "c0ntrol" looks like "control"/],
		['questions.1.id', 'usefu1', /^questions\[1\]\.id: "usefu1" looks like "useful"/],
		['risks.0', 'a\u061cb', /^risks\[0\]: holds characters that cannot be seen/],
		['risks.0', '\u3164', /^risks\[0\]: holds characters that cannot be seen/],
		['endings.left', 'a\ud800b', /^endings\.left: holds characters that cannot be seen/],
		['arms.2.shows', 'adverts', /^arms\[2\]\.shows: .*enum|^arms\[2\]\.shows: .*match any/],
		['arms.0.delay', 601, /^arms\[0\]\.delay: 601 is greater/],
		['questions.1.id', 'useful', /^questions\[1\]\.id: "useful" is there twice/],
		['questions.0.answers', ['one'], /^questions\[0\]\.answers: .*few items/],
		['schedule.days', 731, /^schedule\.days: 731 is greater/],
		['schedule.questionsPerWeek', 0, /^schedule\.questionsPerWeek: is 0, but the study asks questions/],
		['recorded', ['number', 'kind', 'day', 'arm', 'draft', 'title'], /^recorded: there is no field "title"/],
		['recorded', ['number', 'kind', 'day', 'draft', 'question', 'answer'], /^recorded: "arm" must be there/],
		['recorded', ['number', 'kind', 'day', 'arm', 'draft', 'question'], /^recorded: "answer" must be there/],
		[
			'recorded',
			['number', 'kind', 'day', 'arm', 'draft', 'question', 'answer', 'posted'],
			/^recorded: "posted" is never/,
		],
		['privacy', { level: 'randomised' }, /^privacy: lacks "epsilon"/],
		['privacy', { level: 'plain', epsilon: 1 }, /^privacy: /],
		['privacy', { level: 'randomised', epsilon: 11 }, /^privacy\.epsilon: 11 is greater/],
		['publicKey', { kty: 'RSA', n: 'short', e: 'AQAB' }, /^publicKey\.n: .*pattern/],
		['title', 'Study\u202egnihton', /^title: holds characters that cannot be seen/],
		['procedures.0', 'a\u0000b', /^procedures\[0\]: holds characters that cannot be seen/],
		['languages', ['English'], /^languages\[0\]: .*pattern/],
		['format', 'red-herring-study/2', /newer kind \(red-herring-study\/2\)\. Update/],
		['format', 'something', /^format: /],
	];
	test.each(cases)('%s = %j', (path, value, reason) => {
		const found = set(path, value);
		expect(found.filter((problem) => reason.test(problem))).toHaveLength(1);
	});

	test('all of them at once', () => {
		const found = changed((study) => Object.assign(study, { version: -1, title: '', approval: 3 }));
		for (const name of ['version', 'title', 'approval'])
			expect(found.some((problem) => problem.startsWith(`${name}: `))).toBe(true);
	});
});

describe('what is no study file at all', () => {
	test.each([
		['', /not JSON/],
		['{"format": "red-herring-study/1"', /not JSON/],
		['<script>alert(1)</script>', /not JSON/],
		['null', /./],
		['[]', /./],
		['42', /./],
		['"red-herring-study/1"', /./],
	])('%j is refused', (text, reason) => {
		expect(problems(text)[0]).toMatch(reason);
	});

	test('one that is huge is refused before it is read', () => {
		const begun = performance.now();
		expect(problems(`"${'x'.repeat(50_000_000)}`)).toEqual([
			`The file is too long: a study has at most ${LONGEST_STUDY} characters.`,
		]);
		expect(performance.now() - begun).toBeLessThan(1000);
	});

	test('one that is nested too deeply is refused', () => {
		const deep = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
		expect(problems(deep)[0]).toMatch(/nested too deeply|not JSON/);
		const inside = exampleText().replace(/"title": "[^"]*"/, `"title": ${'['.repeat(5000)}${']'.repeat(5000)}`);
		expect(problems(inside)).toEqual(['The file is nested too deeply to be a study.']);
	});

	test('texts that are made to take a pattern long to read do not', () => {
		const begun = performance.now();
		for (const evil of [
			`a@${'.'.repeat(190_000)}"`,
			`a${'-a'.repeat(90_000)}-`,
			`+${'('.repeat(190_000)}`,
			'a'.repeat(190_000),
		])
			for (const path of ['contacts.board.email', 'contacts.board.phone', 'id', 'arms.0.id'])
				expect(set(path, evil)).not.toEqual([]);
		expect(performance.now() - begun).toBeLessThan(5000);
	});

	test('a name that objects have by themselves is nothing special', () => {
		const text = exampleText().replace('{', '{"__proto__": {"id": "x"}, "constructor": 1,');
		expect(problems(text).length).toBeGreaterThan(0);
		expect(({} as { id?: string }).id).toBeUndefined();
	});

	test('whatever JSON says, it is a study or refused with a reason', () => {
		const keys = Object.keys(JSON.parse(exampleText()));
		fc.assert(
			fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
				const text = JSON.stringify({ ...JSON.parse(exampleText()), [key]: value });
				const found = problems(text);
				if (found.length === 0) expect(readStudy(text)[key as keyof StudyFile]).toEqual(value);
				else for (const reason of found) expect(reason).toMatch(/\S/);
			}),
			{ numRuns: 300 },
		);
	});
});

test('texts of any script, with line ends and emoji, are texts', () => {
	for (const text of ['Ünïcode – “quotes”', '日本語', 'Две строки\nи\tтаб', '🎬 film', 'עברית', 'हिन्दी'])
		expect(set('compensation', text)).toEqual([]);
});

test('nobody joins after the collection ended', () => {
	const study = example();
	expect(joinProblem(study, study.dates.collectionEnds)).toBeNull();
	expect(joinProblem(study, '2028-01-01')).toBe('This study stopped collecting on 2027-12-31.');
});

test('no field of the dictionary holds a title, a text or a site', () => {
	expect(
		FIELDS.every(({ values }) => typeof values !== 'string' || /^(yes or no|arm|site|question|answer)$/.test(values)),
	).toBe(true);
	expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
});
