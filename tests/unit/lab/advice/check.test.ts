import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../folder.ts';
import { check, expectRefused } from '../kit/commandLine.ts';

const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
const folder = temporaryFolder();
const [file, maybe] = [join(folder, 'draft.txt'), join(folder, 'maybe.txt')];
writeFileSync(file, DRAFT);

test('--json prints one document with the documented keys', async () => {
	const rated = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'].flatMap((title) => ['--rated', title]);
	const { code, out } = await check(...'--json --tolerance 5000 --films-rated 120'.split(' '), ...rated, file);
	expect(code).toBe(0);
	const advice = JSON.parse(out);
	expect(advice).toMatchObject({ population: { name: 'A film-logging site', size: 52_000 }, tolerance: 5000 });
	expect(advice.mentions.map((m: { film: unknown }) => m.film)).toEqual([
		{ title: 'Koyaanisqatsi', year: 1982 },
		{ title: 'Werckmeister Harmonies', year: 2000 },
		{ title: 'The Matrix', year: 1999 },
	]);
	expect(Object.keys(advice.mentions[0]).join(' ')).toBe(
		'start end surface film alternatives raters share confidence crowdWithout published rated said stance',
	);
	expect(advice.mentions[0].stance).toEqual({ class: 'liked' });
	for (const { start, end, surface } of advice.mentions) expect(DRAFT.slice(start, end)).toBe(surface);
	const [koyaanisqatsi, werckmeister, matrix] = advice.mentions.map((m: { crowdWithout: number }) => m.crowdWithout);
	expect(werckmeister).toBeGreaterThan(koyaanisqatsi);
	expect(koyaanisqatsi).toBeGreaterThan(matrix);
	// The careful estimate: films that were all rated, by one who rated little.
	expect(advice.plans.drop[0]).toEqual({ mention: 1, crowd: expect.any(Number) });
	expect(advice.plans.drop[0].crowd).toBeLessThanOrEqual(werckmeister);
	const { add, mixed, ends } = advice.plans;
	expect(add.at(-1).crowd).toBeGreaterThan(advice.crowd);
	expect(Object.keys(add[0])).toEqual(['film', 'share', 'crowd', 'why']);
	const { first } = advice.plans;
	expect(Object.keys(first)).toEqual(['changes', 'add', 'crowd']);
	for (const change of first.changes) expect(Object.keys(change)).toEqual(['mention', 'to', 'ifAsked']);
	expect(first.changes).toContainEqual({ mention: 1, to: null, ifAsked: null });
	expect(advice.suggestions).toHaveLength(3);
	const [nearest, second] = advice.suggestions;
	for (const { why } of [nearest, second]) expect(why.together || why.director).toBe(true);
	for (const { film, share } of advice.suggestions) {
		expect(share).toBeGreaterThanOrEqual(0.08);
		expect(film).toEqual({ title: expect.any(String), year: expect.any(Number) });
	}
	expect(mixed.drop[0]).toEqual(advice.plans.drop[0]);
	expect(mixed.add.length).toBeGreaterThan(0);
	for (const end of [ends.drop, ends.add, ends.mixed]) {
		expect(end.crowd).toBeGreaterThan(advice.crowd);
		expect(end.naive).toBeGreaterThanOrEqual(end.crowd);
		expect(end.aware).toBeGreaterThanOrEqual(end.crowd);
	}
	expect(advice).toMatchObject({
		state: 'fixable',
		understood: 'all',
		members: 52_000,
		ownRatings: false,
		earlier: { films: 0 },
	});
	expect(advice.adversaries).toHaveLength(10);
	expect(advice.adversaries[0].crowd).toBe(advice.crowd);
	expect(advice.mentions[0]).toMatchObject({ published: false, rated: true, said: 'rated' });
});

test('the advice is printed as sentences', async () => {
	const { code, out } = await check(file);
	expect(code).toBe(0);
	expect(out).toMatch(/About [\d,]+ people could have written this, of 52,000 on a film site\./);
	expect(out).toContain('Werckmeister Harmonies (2000)');
	expect(out).not.toContain('language');
	expect(out).toMatch(/This is for someone who .+: the method that finds you best\./);
	expect(out).toContain('The number is based on ratings by 52,000 members of a film-logging site.');
	expect(out).toMatch(
		/One change that may be enough:\n {4}Take out Werckmeister Harmonies\.\n {4}“.+”\n {2}Then about [\d,]+ people .+ It could be just \d+ (?:person|people)\./,
	);
	expect(out).toMatch(/To be surer:\n(?: {4}.+\n)* {4}Take out Werckmeister Harmonies\./);
	expect(out).toMatch(
		/One film to add, if you’ve never rated it:\n {4}.+ \(\d{4}\): then [\d,]+\. (?:.+, like|Often liked with|By the director of) /,
	);
});

test('the draft is printed as it reads after the whole plan', async () => {
	writeFileSync(maybe, 'I adored Koyaanisqatsi, Werckmeister Harmonies and The Matrix.\nSee you all on Friday.');
	const { out } = await check('--films-rated', '700', maybe);
	expect(out).toMatch(/Take out Werckmeister Harmonies\.\n {4}“I adored Koyaanisqatsi and The Matrix\.”\n/);
	expect(out).not.toContain('See you all');
});

test('a post that its titles are the point of is not taken apart', async () => {
	const only = join(folder, 'only.txt');
	writeFileSync(only, 'Has anyone here seen Koyaanisqatsi? My dad said it had left out his truck.');
	const { out } = await check(only);
	expect(out).toContain('This post would not work without these films.');
	expect(out).toMatch(/One film to add, if you’ve never rated it:\n {4}.+: then [\d,]+\./);
	expect(out).toContain('Keep it as it is, or post it from a new account.');
	expect(out).not.toContain('Take out');
});

test('where nothing has to change, no film is taken out', async () => {
	const safe = join(folder, 'safe.txt');
	writeFileSync(
		safe,
		'Inherent Vice is the funniest thing he ever made, and I fell asleep in it twice. The phone calls!',
	);
	const { out } = await check(safe);
	expect(out).toMatch(/Only if you want more:\nOne film to add, if you’ve never rated it:\n {4}/);
	expect(out).not.toContain('Take out');
});

test('a draft whose verdict depends on an answer gets one range and the question', async () => {
	writeFileSync(maybe, 'Finally caught up on Aftersun. It reminded me of Somewhere and Paris, Texas.');
	const { out } = await check(maybe);
	expect(out).toMatch(/^This one depends on you\. Anywhere from [\d,]+ to [\d,]+ people/);
	expect(out).toContain('Answer with --films-rated.');
	expect(out).not.toContain('An estimate: ');
	expect((await check('--films-rated', '20', maybe)).out).toContain('An estimate: ');
});

test('doubtful words are printed apart from the mentions, with the crowd if they are films', async () => {
	const text = 'To Heat we said no. I adored The Matrix';
	writeFileSync(maybe, text);
	const advice = JSON.parse((await check('--json', maybe)).out);
	expect(advice.mentions.map((m: { film: unknown }) => m.film)).toEqual([{ title: 'The Matrix', year: 1999 }]);
	expect(advice.maybes).toMatchObject([{ surface: 'Heat', film: { title: 'Heat', year: 1995 } }]);
	expect(Object.keys(advice.maybes[0])).toEqual([
		...['start', 'end', 'surface', 'film', 'alternatives', 'confidence', 'crowdWith'],
	]);
	expect(advice.crowdWithMaybes).toBe(advice.maybes[0].crowdWith);
	expect(advice.range[0]).toBeLessThan(advice.crowdWithMaybes);
	expect((await check(maybe)).out).toMatch(
		/Is this a film\?\n {2}“Heat”: Heat \(1995\)\? If so, about [\d,]+ people could have written this\./,
	);
	writeFileSync(maybe, 'For Heat we stayed in.');
	expect((await check(maybe)).out).toMatch(/^Is this a film\?\n {2}“Heat”: Heat \(1995\)\? If so, about /);
});

test('who is probably hidden is only shown how to be surer', async () => {
	const two = join(folder, 'two.txt');
	writeFileSync(two, 'Lake Mungo. Watch it alone. If that does not work I would try The Vanishing (1988).');
	const [wide, narrow] = [await check('--tolerance', '20', two), await check('--tolerance', '2000', two)];
	expect(wide.out).toContain('To be surer:');
	expect(wide.out).not.toContain('Least to change:');
	expect(narrow.out).toMatch(/Least to change:|One change that may be enough:/);
});

test('films are listed and taken out in the words of the draft', async () => {
	const written = join(folder, 'written.txt');
	writeFileSync(written, 'Im Verein: Oh Boy, Systemsprenger und Lola rennt. Alles gute Filme.');
	const { out } = await check(written);
	expect(out).toContain('“Oh Boy”, A Coffee in Berlin (2012): ');
	expect(out).toContain('\n  Run Lola Run (1998): ');
	expect(out).toMatch(/Take out “(?:Oh Boy|Systemsprenger)”\./);
});

test('films that the writer never rated, or rated, are named by title', async () => {
	const crowd = async (...args: string[]) => JSON.parse((await check(...args, '--json', file)).out).crowd;
	const before = await crowd();
	expect(await crowd('--never', 'Werckmeister Harmonies')).toBeGreaterThan(2 * before);
	expect(await crowd('--rated', 'werckmeister harmonies (2000)')).toBeLessThan(before);
	const { out } = await check('--never', 'Koyaanisqatsi', '--never', 'Werckmeister Harmonies', file);
	expect(out.match(/you say that you never rated it/g)).toHaveLength(2);
});

test.each([
	[['--never', 'Crash', file], /Say which film Crash is: Crash \(1996\), Crash \(2004\)/],
	[['--rated', 'Zzqqy', file], /No film is called Zzqqy\./],
	[['--tolerance', 'many', '-'], /whole number of people/],
	[[], /missing required argument/],
])('invalid input ends with exit code 2 and a reason on standard error (%#)', async (args, reason) => {
	expectRefused(await check(...args), reason);
});

test('a draft in a language whose titles are missing is reported, in sentences and under its own key', async () => {
	const dutch = 'Gisteren heb ik met mijn broer naar Heat gekeken en het was niet wat wij hadden verwacht.';
	const read = async (text: string) => {
		writeFileSync(maybe, text);
		return { json: JSON.parse((await check('--json', maybe)).out), text: (await check(maybe)).out };
	};
	const [part, none] = [await read(`${DRAFT}\n${dutch}`), await read(dutch)];
	expect([part, none].map(({ json }) => json.understood)).toEqual(['part', 'none']);
	expect(part.text).toContain(
		"\nPart of this text is in a language whose titles we don't have: films in it may be missed.\n",
	);
	expect(none.text).toContain("\nThis text is in a language whose titles we don't have: films in it may be missed.");
});
