import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchAll } from '../../../../src/lab/engines/link.ts';
import { ATTACKERS, accountAt, candidatesOf, createScan } from '../../../../src/lab/papers/linking/attackers.ts';
import { createPrepare } from '../../../../src/lab/papers/linking/model.ts';
import { temporaryFolder } from '../../folder.ts';
import { lab } from '../kit/commandLine.ts';
import { csvOf, tasteful } from '../papers/linking/made.ts';

const folder = temporaryFolder();

const RATINGS = tasteful(true);
const OPTIONS = { division: 'drawn', films: [8], targets: 40, steps: 5, seed: 1, memory: '64MB', folder } as const;
const prepared = createPrepare(RATINGS, OPTIONS)(8)!;
const { length } = prepared.pairs.people;

test('DuckDB ranks accounts as the attackers in memory do, and leaves nothing behind', async () => {
	const results = await searchAll(RATINGS, prepared, { ...OPTIONS, candidates: length });
	const candidates = candidatesOf(prepared.pairs, RATINGS.items);
	const scans = ATTACKERS.map((name) => [name, createScan(name, prepared.fitted, candidates)] as const);
	expect(results).toHaveLength(40);
	let sharing = 0;
	results.forEach(({ outcomes, rank, listed }, own) => {
		const account = accountAt(prepared.pairs.first, 8, own);
		const shares = candidates.accounts.map(({ films }) => films.some((film) => account.films.includes(film)));
		expect(listed).toBe(shares[own]);
		expect(rank === null).toBe(!shares[own]);
		for (const [name, scan] of scans) {
			const scores = Array.from(scan(account), (score, j) => (shares[j] ? score : -Infinity));
			const others = scores.filter((_, j) => j !== own);
			expect(outcomes[name].absent.top).toBeCloseTo(Math.max(...others), 6);
			expect(outcomes[name].right).toBe(scores[own]! > Math.max(...others));
			if (name === 'rarityOverlap' && shares[own]) {
				expect(rank).toBe(scores.filter((score) => score >= scores[own]! - 1e-9).length);
				sharing++;
			}
		}
	});
	expect(sharing).toBeGreaterThan(20);
	expect(readdirSync(folder)).toEqual([]);
});

test('more accounts come after those of the file, and make the right one harder to find', async () => {
	const [few, many] = [
		await searchAll(RATINGS, prepared, { ...OPTIONS, candidates: length }),
		await searchAll(RATINGS, prepared, { ...OPTIONS, candidates: 20 * length }),
	];
	for (const [i, { rank }] of few.entries()) expect(many[i]!.rank ?? 0).toBeGreaterThanOrEqual(rank ?? 0);
	const first = (results: typeof few) => results.filter(({ rank }) => rank === 1).length;
	expect(first(many)).toBeLessThan(first(few));
});

test('only the best accounts are compared', async () => {
	const [one] = await searchAll(RATINGS, prepared, { ...OPTIONS, targets: 1, candidates: length }, () => {}, 1);
	const scores = createScan(
		'rarityOverlap',
		prepared.fitted,
		candidatesOf(prepared.pairs, RATINGS.items),
	)(accountAt(prepared.pairs.first, 8, 0));
	const { present, absent } = one!.outcomes.rarityOverlap;
	expect(Math.max(present.top, absent.top)).toBeCloseTo(Math.max(...scores), 6);
	// Of each of the two scores.
	expect(one!.listed).toBe(false);
});

test('lab link refuses what DuckDB cannot do', async () => {
	const file = join(folder, 'ratings.csv');
	writeFileSync(file, csvOf(RATINGS));
	const refused = async (...args: string[]) =>
		(await lab('link', '--ratings', file, '--engine', 'duckdb', '--size', '8', ...args)).err;
	expect(await refused()).toMatch(/one number of accounts/);
	expect(await refused('--candidates', '100', '--stance')).toMatch(/in memory only/);
	expect(await refused('--candidates', '100', '--size', '64')).toMatch(/smaller --size/);
});
