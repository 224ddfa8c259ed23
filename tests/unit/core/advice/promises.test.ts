/** What the first plan promises is what is shown once it is done. */
import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { nameOf } from '../../../../src/core/advice/names.ts';
import { phrasesFor } from '../../../../src/core/advice/phrases.ts';
import type { Advice } from '../../../../src/core/advice/result.ts';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { findMentions } from '../../../../src/core/mentions/mentions.ts';
import { takeOut } from '../../../../src/core/rewrite/takeOut.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';
import { NIGHTLY } from '../../nightly.ts';

const pack = await openBuiltIn();
const { catalogue, population } = pack;
const OPTIONS = { tolerance: 100 };

/** Does what a plan says, and advises on what is left. Null if there is nothing to do but to mention films. */
function followed(text: string): { advice: Advice; left: string; after: Advice } | null {
	const advice = advise(pack, text, OPTIONS);
	const { changes } = advice.plans.first;
	const phrases = changes.map(({ to }) => (to !== null && 'phrase' in to ? to.says : null));
	if (changes.length === 0 || changes.some(({ to }) => to !== null && 'swap' in to)) return null;
	const named = findMentions(catalogue, text);
	const at = (mention: number) => named.findIndex(({ start }) => start === advice.mentions[mention]!.start);
	const out = changes.flatMap(({ mention }, i) => (phrases[i] === null ? at(mention) : []));
	const instead = new Map(
		changes.flatMap(({ mention }, i) => (phrases[i] === null ? [] : [[at(mention), phrases[i]!]])),
	);
	const edits = takeOut(text, named, out, instead).flatMap((change) => change.edits);
	const left = edited(
		text,
		edits.sort((a, b) => a.start - b.start),
	);
	const tellings = changes.flatMap(({ mention }, i): [number, number][] => {
		const film = advice.mentions[mention]!.film.id;
		const phrase = phrasesFor(catalogue, film).find(({ says }) => JSON.stringify(says) === JSON.stringify(phrases[i]));
		return phrase === undefined ? [] : [[film, phrase.telling]];
	});
	return { advice, left, after: advise(pack, left, { ...OPTIONS, tellings: new Map(tellings) }) };
}

const shown = ({ crowd, careful }: Advice) => Math.min(crowd, careful);

const SHAPES: ((titles: string[]) => string)[] = [
	([first, ...more]) =>
		`Last night I finally saw ${first}.${more.length ? ` It reminded me of ${more.join(' and ')}.` : ''}`,
	(titles) => `My favorites are ${titles.join(', ')}.`,
	(titles) => titles.map((title) => `- ${title}`).join('\n'),
	(titles) =>
		titles
			.map(
				(title, i) =>
					[`I loved ${title}.`, `We saw ${title} on Friday.`, `Has anyone seen ${title}? It is great.`][i % 3],
			)
			.join(' '),
	(titles) => `${titles.map((title) => `"${title}"`).join(' was better than ')}, in my opinion.`,
];

/** Posts in several shapes that name up to six films, well-known ones more often. */
function draftsOf(count: number, seed: number): string[] {
	const random = seededRandom(seed);
	const films = [...population.raters.keys()].sort((a, b) => population.raters[b]! - population.raters[a]!);
	const title = () => nameOf(catalogue, films[Math.floor(Math.exp(random() * Math.log(6000)))]!).title;
	return Array.from({ length: count }, (_, i) =>
		SHAPES[i % SHAPES.length]!(Array.from({ length: 1 + Math.floor(6 * random()) }, title)),
	);
}

/** How many drafts have a plan without films to mention, and those that have less left after it than it promises. */
function kept(drafts: readonly string[]) {
	const done = drafts.map(followed).filter((one) => one !== null && one.advice.plans.first.add.length === 0);
	const less = done.flatMap((one) => {
		const { advice, left, after } = one!;
		const { crowd, likely } = advice.plans.first;
		const ends = [[crowd, shown(after)] as const, [likely.crowd, after.crowd] as const];
		return ends.flatMap(([promised, is]) =>
			is >= 0.9 * promised ? [] : `${Math.round(promised)} -> ${Math.round(is)}: ${left}`,
		);
	});
	return { plans: done.length, less };
}

test('words that become a film once others are gone count in the plan', () => {
	const text =
		'I loved Amélie, what a film. We watched Joker with friends on Friday. Has anyone here seen No Country for Old Men? ' +
		'It is great. I loved Everything Everywhere All at Once, what a film. We watched The Lord of the Rings: The Fellowship ' +
		'of the Ring with friends on Friday.';
	const { advice, after } = followed(text)!;
	expect(advice.mentions.map(({ film }) => film.title)).not.toContain('Friday');
	expect(shown(after)).toBeGreaterThan(0.9 * advice.plans.first.crowd);
});

test('what a plan most likely leads to counts such words too', () => {
	const text =
		'Last night I finally saw Fight Club. It reminded me of Joker and The Truman Show and Barbie and The Batman and Barbie.';
	const { advice, after } = followed(text)!;
	expect(after.crowd).toBeGreaterThan(0.9 * advice.plans.first.likely.crowd);
});

test('a phrase next to a film it matches is not assumed to mean that film', () => {
	const text =
		'"Are You There God? It\'s Me, Margaret." was great. "Barbie" was better. "Everything Everywhere All at Once" was better ' +
		'still. "Gone Girl" was the best.';
	const { advice, after } = followed(text)!;
	expect(advice.plans.first.crowd).toBeGreaterThan(100);
	expect(shown(after) / advice.plans.first.crowd).toBeCloseTo(1, 1);
});

test('a phrase that contains a title names no film', () => {
	const text = 'Last night I finally saw an American crime film. It reminded me of Arrival.';
	const titles = (tellings?: Map<number, number>) =>
		advise(pack, text, { ...OPTIONS, ...(tellings && { tellings }) }).mentions.map(({ film }) => film.title);
	const film = findMentions(catalogue, 'I finally saw The Godfather (1972).')[0]!.film;
	const { telling } = phrasesFor(catalogue, film).find(({ words }) => words === 'an American crime film')!;
	expect(titles()).toEqual(['An American Crime', 'Arrival']);
	expect(titles(new Map([[film, telling]]))).toEqual(['Arrival']);
});

test('a plan promises no more people than remain when it is done', { timeout: 180_000 }, () => {
	const { plans, less } = kept(draftsOf(8, 7));
	expect(plans).toBeGreaterThan(4);
	expect(less).toEqual([]);
});

test('plans for 500 drafts promise no more people than remain', { ...NIGHTLY, timeout: 600_000 }, () => {
	const { plans, less } = kept(draftsOf(500, 8));
	process.stdout.write(`${plans} plans of 500 drafts, ${less.length} promise more than is left.\n`);
	expect(less).toEqual([]);
});

test.each([
	['We watched A Prophet last night. Now he wants to see all of {Audiard}.', 'everything'],
	['On a vu Un prophète hier soir. Il veut tout voir {d’Audiard}.', 'maintenant'],
])('without its film “%s” still says whose film it was', (text, nothing) => {
	const without = (post: string) => advise(pack, post, OPTIONS).mentions[0]!.crowdWithout;
	const [named, unnamed] = [text.replace(/[{}]/g, ''), text.replace(/\{.*\}/, nothing)];
	expect(without(named)).toBeLessThan(without(unnamed) / 2);
	// Another film of theirs is what the name is about.
	const about = `${named} Dheepan is next.`;
	const { mentions } = advise(pack, about, OPTIONS);
	expect(mentions.map(({ film }) => film.title)).toEqual(['A Prophet', 'Dheepan']);
	expect(mentions[0]!.crowdWithout).toBeCloseTo(advise(pack, 'Dheepan is next.', OPTIONS).crowd, 0);
});
