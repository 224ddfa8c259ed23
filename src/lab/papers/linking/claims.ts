/** What is said of attackers who link accounts with each other, after Lermen and others (2026). */
import { type Claim, claimAbout } from '../../kit/report/claim.ts';
import type { Part } from '../../kit/statistics.ts';
import type { Attacker } from './attackers.ts';
import type { LinkReport } from './link.ts';
import type { Row } from './rows.ts';
import { calibrated, findsMore, hardlyAnybody } from './rules.ts';
import { RIVALS } from './text.ts';

const claim = claimAbout<LinkReport>();

/** The rows among all candidates with half of the targets absent. */
export function mainRows({ rows }: LinkReport, films: number): Row[] {
	const own = rows.filter((row) => row.films === films && row.absent === 0.5);
	const most = Math.max(...own.map(({ candidates }) => candidates));
	return own.filter(({ candidates }) => candidates === most);
}

type Figure = 'k1' | 'recallAt90';

const partOf = (row: Row, figure: Figure): Part => {
	const of = Math.round((1 - row.absent) * row.targets);
	return { found: Math.round(row[figure] * of), of };
};

const rowOf = (run: LinkReport, films: number, attacker: Attacker) =>
	mainRows(run, films).find((row) => row.attacker === attacker);

function compare(run: LinkReport, films: number, figure: Figure) {
	const own = rowOf(run, films, 'likelihood');
	if (own === undefined) return undefined;
	const rivals = RIVALS.map((name) => partOf(rowOf(run, films, name)!, figure));
	const best = rivals.reduce((a, b) => (b.found > a.found ? b : a));
	return { own: partOf(own, figure), best };
}

const SIZES = [16, 32];

export const LINKING_CLAIMS: readonly Claim<LinkReport>[] = [
	...SIZES.map((films) =>
		claim({
			claim: `${films} films a side: rarity-weighted overlap finds about no one at 90 % precision`,
			paper: 'about 0 %, of 9,781 candidates',
			rule: hardlyAnybody,
			measure: (run) => {
				const row = rowOf(run, films, 'rarityOverlap');
				return row && partOf(row, 'recallAt90');
			},
			why: ({ division }) => [
				division === 'drawn'
					? 'Both accounts are drawn from the same ratings, so that they share more films than the posts of a person in two communities.'
					: 'The paper has posts in two communities, which may share films.',
			],
		}),
	),
	...SIZES.flatMap((films) =>
		(
			[
				['k1', 'first'],
				['recallAt90', 'at 90 % precision'],
			] as const
		).map(([figure, words]) =>
			claim({
				claim: `${films} films a side: more are found ${words} by taste and rarity together than by the best of the simpler attackers`,
				paper: figure === 'k1' ? 'more' : '8.5 % against about 0 %',
				cell: { row: `${films} films a side`, column: words },
				rule: findsMore,
				measure: (run) => compare(run, films, figure),
			}),
		),
	),
	claim({
		claim: 'An attacker can know how likely the best guess is right, absent people included',
		paper: 'yes',
		rule: calibrated,
		measure: ({ rows }) => {
			const errors = rows.filter(({ attacker }) => attacker === 'likelihood').map((row) => row.calibrationError);
			return errors.length === 0 ? undefined : errors;
		},
	}),
];
