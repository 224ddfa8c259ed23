import { percent } from '../../kit/report/format.ts';
import { finding, type Rule, verdictOf } from '../../kit/report/rule.ts';
import type { TheoremRow } from './theorem.ts';

/** Bits left for targets who are not identified, compared with the paper; null if all are identified. */
export const withinOneBit = (paper: number): Rule<{ bits: number | null; aPriori: number }> => ({
	id: 'bits',
	text: `Our mean is within one bit of the paper's.`,
	judge({ bits, aPriori }) {
		if (bits === null) return { verdict: 'cannot be told', here: '–', difference: '', untold: 'All are identified.' };
		return {
			verdict: Math.abs(bits - paper) <= 1 ? 'holds' : 'differs',
			here: `${bits.toFixed(1)} bits of ${aPriori.toFixed(1)}`,
			difference: `${bits > paper ? '+' : '−'}${Math.abs(bits - paper).toFixed(1)} bits`,
		};
	},
});

export const boundKept: Rule<readonly { share: number; promised: number }[]> = {
	id: 'bound',
	text: 'With as many attributes as the theorem asks for, what is promised is kept at least as often as promised.',
	judge(bounds) {
		const kept = bounds.filter(({ share, promised }) => share >= promised).length;
		return finding(verdictOf(kept === bounds.length, true), {
			here: `${percent(Math.min(...bounds.map(({ share }) => share)))} or more, ${kept} of ${bounds.length} bounds kept`,
			difference: '',
			untold: '',
		});
	},
};

/** Returns the bounds that could be tested, with the share of picks that are similar, by one of the two similarities. */
export const triedBounds = (theorem: readonly TheoremRow[], similarity: 'own' | 'union') =>
	theorem.flatMap(({ atBound, epsilon }) =>
		atBound === null ? [] : [{ share: atBound[similarity], promised: 1 - epsilon }],
	);
