import { aligned, share, span } from '../../kit/cli/text.ts';
import { type ByK, KS } from '../../kit/statistics.ts';
import { ALGORITHMS } from './attacks/attack.ts';
import type { IdentifyReport } from './identify.ts';

/** Formats the report as lines for a terminal. */
export function identifyLines(r: IdentifyReport): string[] {
	const byK = (k: ByK) => KS.map((n) => share(k[n]));
	const rows = ALGORITHMS.map((name) => {
		const a = r.algorithms[name];
		return [name, ...byK(a.k), span(a.interval[1]!), a.meanLog2Rank.toFixed(2), share(a.control[1])];
	});
	const failures = r.algorithms.setIntersection.failures!;
	return [
		`${r.targets} targets, ${r.mentions} mentions, ${share(r.ratedShare)} of them rated on average`,
		'',
		...aligned([
			['within the first', ...KS.map(String), '95 % of k = 1', 'mean log2 rank', 'wrongly accused'],
			...rows,
		]),
		...aligned([
			['Scoring, heavy raters kept', ...byK(r.ablations.keepHeavy)],
			['Scoring, flat weights', ...byK(r.ablations.flat)],
			['guess: the most active', ...byK(r.baselines.activity)],
			['guess: anybody', ...byK(r.baselines.chance)],
		]),
		'',
		'Wrongly accused: people not in the database for whom one person alone heads the list.',
		'Set Intersection fails because',
		...aligned([
			['within the first', ...KS.map(String)],
			['too many fit', ...KS.map((k) => share(failures[k]!.notNarrow))],
			['nobody fits', ...KS.map((k) => share(failures[k]!.noOnePossible))],
			['others fit', ...KS.map((k) => share(failures[k]!.misdirected))],
		]).map((line) => `  ${line}`),
		'First on the list, by number of mentions',
		...aligned([
			['mentions', ...r.algorithms.scoring.bins.map(({ from, to }) => (to === null ? `${from}+` : `${from}-${to}`))],
			['targets', ...r.algorithms.scoring.bins.map(({ targets }) => String(targets))],
			...ALGORITHMS.map((name) => [
				name,
				...r.algorithms[name].bins.map(({ k, targets }) => (targets === 0 ? '' : share(k[1]))),
			]),
		]).map((line) => `  ${line}`),
	];
}
