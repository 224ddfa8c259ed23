import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studySchema } from '../../../scripts/studySchema.ts';
import { FIELDS } from '../../../src/study/dictionary.ts';
import { joinProblem } from '../../../src/study/problems.ts';
import { LONGEST_STUDY, MOST_ENTRIES, readStudy } from '../../../src/study/readStudy.ts';
import schema from '../../../src/study/schema.json' with { type: 'json' };
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { cpuTime } from '../cpuTime.ts';
import { changed, problems, set } from './changedStudy.ts';
import { EXAMPLES, example, exampleText } from './studies.ts';

test.each(EXAMPLES)('the example %s is valid and read without change', (name) => {
	expect(readStudy(exampleText(name))).toEqual(JSON.parse(exampleText(name)));
});

describe('every required part of a study', () => {
	const parts = Object.keys(JSON.parse(exampleText())).filter((name) => name !== 'publicKey');
	test.each(parts)('%s is reported if missing', (name) => {
		expect(set(name, undefined)).toEqual([`The file lacks "${name}".`]);
	});
});

describe('each invalid place is named with the reason', () => {
	const long = 'x'.repeat(201);
	const arms = example().arms;
	const cases: [string, unknown, RegExp][] = [
		['version', 0, /^version: must be at least 1\.$/],
		['version', 1.5, /^version: must be a whole number\.$/],
		['title', '   ', /^title: must be a text with at least one letter or digit\.$/],
		['title', long, /^title: must not be longer than 200 characters\.$/],
		['title', ['a'], /^title: must be a text in quotes\.$/],
		['id', 'Advice', /^id: must be small letters a to z, digits and single hyphens/],
		['id', 'аdvice', /^id: must be small letters a to z, digits and single hyphens/], // a Cyrillic letter
		['id', 'advice--two', /^id: must be small letters a to z, digits and single hyphens/],
		[
			'contacts.board',
			{ name: 'Board' },
			/^contacts\.board: lacks a way to be reached: one of "email", "phone" and "address"/,
		],
		['contacts.board.email', 'javascript:alert(1)', /^contacts\.board\.email: must be an e-mail address, such as/],
		['contacts.researcher.website', 'x', /^contacts\.researcher\.website: is nothing that a study file has/],
		['procedures', [], /^procedures: must have at least 1 entry\.$/],
		['rights', Array(31).fill('x'), /^rights: must have at most 30 entries\.$/],
		['dates.collectionEnds', '2027-02-30', /^dates\.collectionEnds: there is no such day/],
		['dates.collectionEnds', '1.2.2027', /^dates\.collectionEnds: must be a day as YYYY-MM-DD, such as/],
		['dates.collectionEnds', '9999-99-99', /^dates\.collectionEnds: there is no such day/],
		['dates.dataDestroyed', '2020-01-01', /^dates\.dataDestroyed: lies before the collection ends/],
		['arms.1.weight', 24, /^arms: the weights add up to 99; they must add up to 100/],
		['arms.1.weight', 25.5, /^arms\[1\]\.weight: must be a whole number\.$/],
		['arms.1.weight', -25, /^arms\[1\]\.weight: must be at least 1\.$/],
		['arms.2.id', arms[0]!.id, /^arms\[2\]\.id: "control" is there twice/],
		['arms.2.id', 'c0ntrol', /^arms\[2\]\.id: "c0ntrol" looks like "control"/],
		['questions.1.id', 'usefu1', /^questions\[1\]\.id: "usefu1" looks like "useful"/],
		['risks.0', 'a\u061cb', /^risks\[0\]: holds characters that cannot be seen/],
		['risks.0', `Z${'\u0301'.repeat(6)}`, /^risks\[0\]: stacks more than 5 marks/],
		['title', `Z${'\u0300\u20dd'.repeat(9)}algo`, /^title: stacks more than 5 marks/],
		['risks.0', '\u3164', /^risks\[0\]: holds characters that cannot be seen/],
		['endings.left', 'a\ud800b', /^endings\.left: holds characters that cannot be seen/],
		[
			'arms.2.shows',
			'adverts',
			/^arms\[2\]\.shows: must be one of "nothing", "badge", "drop", "add", "mixed", "all", "placebo"\.$/,
		],
		['trial', 'c0ntrol', /^trial: there is no arm "c0ntrol"/],
		['trial', true, /^trial: must be a text in quotes\.$/],
		['arms.2.hides', ['reason', 'reason'], /^arms\[2\]\.hides: must not have the same entry twice\.$/],
		['arms.1.hides', ['reason'], /^arms\[1\]\.hides: only an arm that shows "all" can leave something out\.$/],
		['arms.0.delay', 601, /^arms\[0\]\.delay: must be at most 600\.$/],
		['questions.1.id', 'useful', /^questions\[1\]\.id: "useful" is there twice/],
		['questions.0.answers', ['one'], /^questions\[0\]\.answers: must have at least 2 entries\.$/],
		['schedule.days', 731, /^schedule\.days: must be at most 730\.$/],
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
		[
			'privacy',
			{ level: 'plain', epsilon: 1 },
			/^privacy: has an "epsilon", which belongs to the level "randomised" only: leave it out\.$/,
		],
		['privacy', { level: 'randomised', epsilon: 11 }, /^privacy\.epsilon: must be at most 10\.$/],
		['publicKey', { kty: 'RSA', n: 'short', e: 'AQAB' }, /^publicKey\.n: must be the public key as "npm run/],
		['title', 'Study\u202egnihton', /^title: holds characters that cannot be seen/],
		['procedures.0', 'a\u0000b', /^procedures\[0\]: holds characters that cannot be seen/],
		['languages', ['English'], /^languages\[0\]: must be a language by its BCP 47 code, such as "en"/],
		['languages', ['en-12'], /^languages\[0\]: "en-12" is no language by its BCP 47 code/],
		['contacts.researcher', { name: 'Ada' }, /^contacts\.researcher: lacks a way to be reached/],
		['contacts.researcher.phone', 'call me', /^contacts\.researcher\.phone: must be a telephone number, such as/],
		['contacts', 'ada@example.org', /^contacts: must be a group of entries in \{ \}\.$/],
		['eligibility', 'I am 18.', /^eligibility: must be a list in \[ \]\.$/],
		['questions.0.answers', ['Yes', 'Yes'], /^questions\[0\]\.answers: must not have the same entry twice\.$/],
		['questions.0.when', 'daily', /^questions\[0\]\.when: must be one of "afterAdvice", "weekly", "end"\.$/],
		['dates.collectionEnds', '31.12.2027', /^dates\.collectionEnds: must be a day as YYYY-MM-DD, such as "2027/],
		['publicKey', { kty: 'RSA', n: `A${'x'.repeat(341)}`, e: 'AQAB' }, /^publicKey\.n: must be the public key/],
		['publicKey', { kty: 'EC', n: 'x'.repeat(342), e: 'AQAB' }, /^publicKey\.kty: must be "RSA"\.$/],
		['format', 'red-herring-study/2', /newer kind \(red-herring-study\/2\)\. Update/],
		['format', 'something', /^format: /],
	];
	test.each(cases)('%s = %j', (path, value, reason) => {
		const found = set(path, value);
		expect(found.join()).not.toMatch(/instance|pattern|schema|string|array|object|boolean|undefined|regex/i);
		expect(found.filter((problem) => reason.test(problem))).toHaveLength(1);
	});

	test.each([...['\u2800', '\u034f', '\ufe0f', '\u17b4', '\ue000', '!?', '\u0301', '\u{f0000}'], 'Study\u2800'])(
		'a blank text, %j, is refused everywhere',
		(nothing) => {
			for (const path of ['title', 'approval', 'risks.0', 'arms.0.about', 'endings.left', 'siteCategories.0'])
				expect(set(path, nothing).join(), path).toMatch(
					new RegExp(`^${path.replace(/\.(\d)/, '\\[$1\\]')}: (must be a text with|holds characters)`),
				);
		},
	);

	test('contradictions, invalid places, and unreachable questions are all named', () => {
		const found = changed((study) => {
			Object.assign(study, { version: 0 });
			for (const arm of (study as unknown as StudyFile).arms) Object.assign(arm, { shows: 'badge', weight: 20 });
		});
		expect(found).toEqual([
			'version: must be at least 1.',
			'arms: the weights add up to 80; they must add up to 100.',
			'questions[0].when: is "afterAdvice", but no arm shows advice.',
		]);
	});

	test('all invalid places are named at once, even nested ones', () => {
		const contacts = { researcher: { name: '', fax: '1', web: 'x' }, board: { email: 'a@b.example' } };
		const questions = [{ id: 'A', when: 'weekly', text: 'Why?', answers: [1] }];
		const privacy = { level: 'randomised', noise: 1 };
		const found = changed((study) =>
			Object.assign(study, { version: -1, title: '', approval: 3, contacts, questions, privacy, more: 1, most: 2 }),
		);
		expect(found.map((problem) => problem.slice(0, 60)).sort()).toEqual(
			[
				'version: must be at least 1.',
				'title: must not be empty.',
				'title: must be a text with at least one letter or digit.',
				'approval: must be a text in quotes.',
				'contacts.researcher.name: must not be empty.',
				'contacts.researcher.name: must be a text with at least one letter or digit.',
				'contacts.researcher.fax: is nothing that a study file has.',
				'contacts.researcher.web: is nothing that a study file has.',
				'contacts.researcher: lacks a way to be reached: one of "email", "phone" and "address" is enough.',
				'contacts.board: lacks "name".',
				'questions[0].id: must be small letters a to z, digits and single hyphens between them',
				'questions[0].answers[0]: must be a text in quotes.',
				'questions[0].answers: must have at least 2 entries.',
				'privacy.noise: is nothing that a study file has.',
				'privacy: lacks "epsilon".',
				'more: is nothing that a study file has.',
				'most: is nothing that a study file has.',
			]
				.map((problem) => problem.slice(0, 60))
				.sort(),
		);
	});

	test('the length of a text is in characters, not UTF-16 units', () => {
		expect(set('title', '\u{20bb7}'.repeat(200))).toEqual([]);
		expect(set('title', '\u{20bb7}'.repeat(201))).toEqual(['title: must not be longer than 200 characters.']);
	});

	test.each([
		[[], 'The file must be a group of entries in { }.'],
		['x', 'The file must be a group of entries in { }.'],
	])('%j is not an object', (value, reason) => {
		expect(problems(JSON.stringify(value))).toEqual([reason]);
	});
});

test('the published schema is the one that "npm run schema" writes', () => {
	expect(schema).toEqual(studySchema());
});

describe('other files', () => {
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

	test('a huge file is refused before it is parsed', () => {
		let found: readonly string[] = [];
		const time = cpuTime(() => {
			found = problems(`"${'x'.repeat(50_000_000)}`);
		});
		expect(found).toEqual([`The file is too long: a study has at most ${LONGEST_STUDY} characters.`]);
		expect(time).toBeLessThan(1000);
	});

	test('a deeply nested file is refused', () => {
		const deep = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
		expect(problems(deep)[0]).toMatch(/nested too deeply|not JSON/);
		const inside = exampleText().replace(/"title": "[^"]*"/, `"title": ${'['.repeat(5000)}${']'.repeat(5000)}`);
		expect(problems(inside)).toEqual(['The file is nested too deeply to be a study.']);
	});

	test.each([
		['languages', Array.from({ length: 24_000 }, (_, i) => [i])],
		['languages', Array.from({ length: 34_000 }, (_, i) => i)],
		['arms', Array(95_000).fill(0)],
		['arms.0', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, 0]))],
	])('a file with very many entries in %s is refused at once, naming the place', (path, value) => {
		let found: readonly string[] = [];
		const time = cpuTime(() => {
			found = set(path, value);
		});
		expect(found).toEqual([
			expect.stringMatching(
				new RegExp(`^${path.replace('.0', '\\[0\\]')}: has \\d+ entries; no part of a study file has`),
			),
		]);
		expect(time).toBeLessThan(1000);
	});

	test('no part of a study may have more entries than are read', () => {
		const sizes = JSON.stringify(schema).matchAll(/"maxItems":(\d+)/g);
		expect(Math.max(...[...sizes].map(([, most]) => Number(most)))).toBe(MOST_ENTRIES);
		expect(Object.keys(schema.properties).length).toBeLessThanOrEqual(MOST_ENTRIES);
	});

	test('texts designed to slow down patterns are still checked quickly', () => {
		const time = cpuTime(() => {
			for (const evil of [
				`a@${'.'.repeat(190_000)}"`,
				`a${'-a'.repeat(90_000)}-`,
				`+${'('.repeat(190_000)}`,
				'a'.repeat(190_000),
			])
				for (const path of ['contacts.board.email', 'contacts.board.phone', 'id', 'arms.0.id'])
					expect(set(path, evil)).not.toEqual([]);
		});
		expect(time).toBeLessThan(5000);
	});

	test.each(['__proto__', 'constructor', 'prototype'])('the inherited name %s is refused anywhere', (name) => {
		const refused = [`The file has the name "${name}", which no part of a study file has.`];
		expect(problems(exampleText().replace('{', `{"${name}": {"id": "x"},`))).toEqual(refused);
		expect(problems(exampleText().replace('"privacy": {', `"privacy": {"${name}": 1,`))).toEqual(refused);
	});

	test('a name that every object inherits is reported like any other', () => {
		expect(problems(exampleText().replace('{', '{"toString": 1, "hasOwnProperty": 2,'))).toEqual([
			'toString: is nothing that a study file has.',
			'hasOwnProperty: is nothing that a study file has.',
		]);
	});

	test('any JSON is a study or refused with a reason', () => {
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

test('a name with a lone surrogate is refused', () => {
	expect(problems('{"format":"red-herring-study/1","\\ud83c":1}')).toEqual([
		'The file has the name "\\ud83c", which no part of a study file has.',
	]);
});

test('texts may be in any script, with line breaks and emoji', () => {
	for (const text of [
		'Ünïcode – “quotes”',
		'日本語',
		'Две строки\nи\tтаб',
		'🎬 film',
		'עברית',
		'हिन्दी',
		'Tie\u0302\u0301ng',
		'בְּרֵאשִׁ֖ית',
	])
		expect(set('compensation', text)).toEqual([]);
});

test('a study cannot be joined after its collection ended', () => {
	const study = example();
	expect(joinProblem(study, study.dates.collectionEnds)).toBeNull();
	expect(joinProblem(study, '2028-01-01')).toBe('This study stopped collecting on 2027-12-31.');
});

test('no field of the dictionary can contain a title, a text or a site', () => {
	expect(
		FIELDS.every(({ values }) => typeof values !== 'string' || /^(yes or no|arm|site|question|answer)$/.test(values)),
	).toBe(true);
	expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
});
