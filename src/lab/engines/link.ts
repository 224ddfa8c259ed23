/** Links accounts among more candidates than the file has people, with DuckDB. */

import { guessOf } from '../kit/certainty.ts';
import { showProgress } from '../kit/cli/progress.ts';
import type { Ratings } from '../kit/datasets/ratings.ts';
import { type ByK, byK } from '../kit/statistics.ts';
import { guessesFrom, type Outcome } from '../kit/sure.ts';
import { type Division, drawPairs } from '../papers/linking/accounts.ts';
import { ATTACKERS, type Attacker, accountAt, candidatesOf, createScan } from '../papers/linking/attackers.ts';
import { profileOf, sharedGain } from '../papers/linking/formulas/likelihood.ts';
import { overlapWeighing } from '../papers/linking/formulas/overlap.ts';
import type { Account } from '../papers/linking/formulas/taste.ts';
import { outcomeOf, unitOf } from '../papers/linking/linkOne.ts';
import { createPrepare, type Fitted, type Prepared } from '../papers/linking/model.ts';
import { type Figures, figuresOf } from '../papers/linking/rows.ts';
import { createLinkStore, type Listed, type Sought } from './linkStore.ts';
import { divide } from './ranks.ts';
import { openScratch, type ScratchOptions } from './scratch.ts';

export interface EngineLinkOptions extends ScratchOptions {
	division: Division;
	films: readonly number[];
	/** Number of candidates; beyond the people of the file, more accounts are drawn from their ratings. */
	candidates: number;
	targets: number;
	steps: number;
	seed: number;
}

export interface EngineLinkResult {
	/** By attacker, among the listed accounts. */
	outcomes: Record<Attacker, Outcome>;
	/** Whether the right account is among the listed ones. */
	listed: boolean;
	/** Number of accounts that score at least as high by rarity-weighted overlap; null if no film is shared. */
	rank: number | null;
}

export interface EngineLinkRow {
	films: number;
	candidates: number;
	/** Candidates drawn from people who have another account among them. */
	drawn: number;
	targets: number;
	attackers: ({ attacker: Attacker } & Figures)[];
	/** Share of targets whose right account is listed for the attackers in memory. */
	listed: number;
	/** Share of targets whose right account is within the first k by rarity-weighted overlap, of all candidates. */
	rarityOverlap: ByK;
	seconds: { fitting: number; loading: number; searching: number };
}

/** Accounts that are listed by each of the two scores of the database. */
const BEST = 500;

/** Share of the absent. */
const HALF = 0.5;

/** Runs the attackers; sizes for which too few people rated enough are left out. */
export async function linkOnDuckDb(ratings: Ratings, options: EngineLinkOptions): Promise<EngineLinkRow[]> {
	const rows: EngineLinkRow[] = [];
	let begun = performance.now();
	const lap = () => {
		const seconds = (performance.now() - begun) / 1000;
		begun = performance.now();
		return seconds;
	};
	const prepare = createPrepare(ratings, options);
	for (const films of options.films) {
		const prepared = prepare(films);
		if (prepared === null) continue;
		const fitting = lap();
		let loading = 0;
		const results = await searchAll(ratings, prepared, options, () => {
			loading = lap();
		});
		const { length } = prepared.pairs.people;
		rows.push({
			...{ films, candidates: options.candidates, drawn: Math.max(0, options.candidates - length) },
			...figuresOfAll(results),
			seconds: { fitting, loading, searching: lap() },
		});
	}
	return rows;
}

/** @param onLoaded called once the accounts are in the database */
export async function searchAll(
	ratings: Ratings,
	{ fitted, pairs, draw }: Prepared,
	options: EngineLinkOptions,
	onLoaded: () => void = () => {},
	best = BEST,
): Promise<EngineLinkResult[]> {
	const { candidates, seed } = options;
	const targets = Math.min(options.targets, candidates, pairs.people.length);
	const scratch = await openScratch(options);
	try {
		const columns = accountsOf(ratings, { draw, pairs }, targets, candidates, seed);
		const store = await createLinkStore(scratch, ratings.items, draw.films, columns);
		onLoaded();
		const accounts = Array.from({ length: targets }, (_, i) => accountAt(pairs.first, draw.films, i));
		const sought = accounts.map((account, target) => soughtOf(fitted, account, target));
		const scoresOf = ({ films }: Sought) => films.reduce((sum, film) => sum + store.mentioning[film]!, 0);
		const results: EngineLinkResult[] = [];
		const progress = showProgress(`Looking among ${candidates.toLocaleString('en')} accounts`);
		for (const part of divide(sought, scoresOf, store.mostScores)) {
			const found = await store.search(part, best);
			for (const { target } of part)
				results.push(resultOf(fitted, accounts[target]!, target, found.get(target)!, ratings.items));
			progress.at(results.length, targets);
		}
		progress.end();
		return results;
	} catch (error) {
		throw scratch.explain(error, 'Accounts');
	} finally {
		await scratch.close();
	}
}

/** The second accounts of everyone who is judged, then more, drawn in rounds from people who are not targets. */
function* accountsOf(
	ratings: Ratings,
	{ draw, pairs: { people, second } }: Pick<Prepared, 'draw' | 'pairs'>,
	targets: number,
	candidates: number,
	seed: number,
): Generator<Uint32Array> {
	yield second.subarray(0, candidates * draw.films);
	const others = people.length > targets ? people.subarray(targets) : people;
	let left = candidates - people.length;
	for (let round = 1; left > 0; round++, left -= others.length)
		yield drawPairs(ratings, others, draw, seed + round).second.subarray(0, left * draw.films);
}

/** Likelihood uses the own profile for what a film adds: the other account's is not in the database. */
function soughtOf({ link, knowledge }: Fitted, account: Account, target: number): Sought {
	const own = profileOf(link, account);
	const { gain } = overlapWeighing('rarityOverlap', knowledge);
	return {
		target,
		films: account.films,
		rarity: Float64Array.from(account.films, gain),
		link: Float64Array.from(account.films, (film) => sharedGain(link, film, own, own)),
	};
}

function resultOf(
	fitted: Fitted,
	account: Account,
	target: number,
	{ accounts, films, rank }: Listed,
	items: number,
): EngineLinkResult {
	const candidates = candidatesOf({ people: accounts, films: account.films.length, second: films }, items);
	const own = accounts.indexOf(target);
	const outcomes = Object.fromEntries(
		ATTACKERS.map((name) => [name, outcomeAmong(createScan(name, fitted, candidates)(account), own, unitOf(name))]),
	) as EngineLinkResult['outcomes'];
	return { outcomes, listed: own >= 0, rank };
}

/** @param own place of the right account, -1 if it is not listed */
function outcomeAmong(scores: Float64Array, own: number, unit: number | null): Outcome {
	// Someone who shares nothing with anyone is compared with one account that shares nothing.
	const all = Float64Array.of(...scores, ...(scores.length > 1 ? [] : [0]));
	if (own >= 0) return outcomeOf(all, own, all.length, unit);
	const guess = guessOf(all, unit);
	return { present: guess, right: false, absent: guess };
}

function figuresOfAll(results: readonly EngineLinkResult[]) {
	const present = results.length - Math.round(HALF * results.length);
	const share = (count: number) => count / results.length;
	return {
		targets: results.length,
		attackers: ATTACKERS.map((attacker) => {
			const outcomes = results.map((result) => result.outcomes[attacker]);
			return { attacker, ...figuresOf(guessesFrom(outcomes, HALF), present) };
		}),
		listed: share(results.filter(({ listed }) => listed).length),
		rarityOverlap: byK(results.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY)),
	};
}
