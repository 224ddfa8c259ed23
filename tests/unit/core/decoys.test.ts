import { expect, test } from 'vitest';
import { decoyCandidates } from '../../../src/core/advice/decoys.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { decoyPool } from '../../../src/core/advice/plans.ts';
import { kindAt } from '../../../src/core/catalogue/catalogue.ts';
import { companionFilm } from '../../../src/core/catalogue/companions.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const pool = decoyPool(pack);
const { raters, nearStart, near } = pool;
const companionsOf = (film: number) => [...near.subarray(nearStart[film], nearStart[film + 1])].map(companionFilm);
const mentionable = Array.from(raters, (_, film) => film).filter(
	(film) => raters[film]! >= 200 && companionsOf(film).length > 0,
);

/** Chances in 60 draws about so many films of the real catalogue, each draw's largest first. */
function draws(mentions: number) {
	const random = seededRandom(5);
	return Array.from({ length: 60 }, () => {
		const about = Array.from({ length: mentions }, () => mentionable[Math.floor(random() * mentionable.length)]!);
		const together = new Set(about.flatMap(companionsOf));
		const { films, weights } = decoyCandidates(pool, pack.population.size, about, (film) => about.includes(film), 1);
		const total = weights.reduce((a, b) => a + b, 0);
		return Array.from(films, (film, i) => ({ chance: weights[i]! / total, together: together.has(film) })).sort(
			(a, b) => b.chance - a.chance,
		);
	});
}
const people = pack.population.size;
const popular = [...mentionable].sort((a, b) => raters[b]! - raters[a]!).slice(0, 12);

test('decoys are films and never series, however popular', () => {
	const { films } = decoyCandidates(pool, people, popular, () => false, 1);
	const entries = (kind: string) => [...films].filter((film) => kindAt(pack.catalogue, film) === kind).length;
	expect(entries('film')).toBe(films.length);
	const { kind: _, ...anything } = pool;
	const all = decoyCandidates(anything, people, popular, () => false, 1).films;
	expect([...all].filter((film) => kindAt(pack.catalogue, film) === 'series').length).toBeGreaterThan(5);
});

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

test('on the real catalogue most decoys were rated by who rated what is mentioned', () => {
	const parts = draws(1).map((draw) => sum(draw.map(({ chance, together }) => (together ? chance : 0))));
	expect(sum(parts) / parts.length).toBeGreaterThan(0.6);
});

test('a decoy is as unpredictable as one of 25 equally likely films, and none has a probability above a quarter', () => {
	const about = draws(4);
	const open = about.map((draw) => 2 ** -sum(draw.map(({ chance }) => chance * Math.log2(chance || 1))));
	expect(open.sort((a, b) => a - b)[open.length / 2]).toBeGreaterThan(25);
	for (const [first] of about) expect(first!.chance).toBeLessThan(0.251);
});

test('a film that the writer has seen and not rated is suggested rather than others, and never for certain', () => {
	const about = popular.slice(0, 2);
	const excluded = (film: number) => about.includes(film);
	const plain = decoyCandidates(pool, people, about, excluded, 1);
	const seen = plain.films[plain.films.length >>> 1]!;
	const chanceOf = ({ films, weights }: typeof plain) =>
		weights[films.indexOf(seen)]! / weights.reduce((all, weight) => all + weight, 0);
	const preferred = chanceOf(decoyCandidates(pool, people, about, excluded, 1, (film) => film === seen));
	expect(preferred).toBeGreaterThan(2 * chanceOf(plain));
	expect(preferred).toBeLessThan(0.251);
});
