/** Claims of papers as rows of a table, and how a run judges them. */
import type { Finding, Judged, Measured, Rule } from './rule.ts';

interface Cell {
	row: string;
	column: string;
}

/** What of a paper a claim rests on. */
interface Basis {
	/** Section, table or figure. */
	place: string;
	/** Its own words; “ … ” stands between two passages. */
	quote: string;
}

export const basis = (place: string, quote: string): Basis => ({ place, quote });

/** A claim of a paper. `Run` is the result of its experiments, `Measure` the part that the claim is judged by. */
interface ClaimRow<Run, Measure> {
	claim: string | ((run: Run) => string);
	basis: Basis;
	/** The paper's figure; by default the rule's. */
	paper?: string;
	cell?: Cell;
	rule: Rule<Measure>;
	/** Selects the judged part of a run; undefined if the claim does not apply to this data, which leaves it out. */
	measure: (run: Run) => Measure | undefined;
	/** Returns a reason why the claim cannot be judged, whatever the result, or false. */
	untold?: (run: Run) => string | false;
	/** Returns the checked reasons that explain a difference. */
	why?: (run: Run, found: Finding) => string[];
}

/** Judges a claim by a run; null if the claim does not apply. */
export type Claim<Run> = (run: Run) => Judgment | null;

export interface Judgment {
	claim: string;
	basis: Basis;
	paper: string;
	here: string;
	verdict: Judged;
	rule: Pick<Rule<never>, 'id' | 'text'>;
	difference: string;
	/** If it does not hold: the checked reasons that explain why. */
	why: string[];
	measured?: Measured;
	brief?: string;
	cell?: Cell;
}

/** A judgment as written to JSON documents. */
export type Verdict = Omit<Judgment, 'rule' | 'measured' | 'brief' | 'cell'> & { rule: string };

/** Creates a constructor of claims about one type of run: `const claim = claimAbout<Run>()`. */
export const claimAbout =
	<Run>() =>
	<Measure>(row: ClaimRow<Run, Measure>): Claim<Run> =>
	(run) => {
		const measure = row.measure(run);
		if (measure === undefined) return null;
		const untold = row.untold?.(run) || undefined;
		const found: Finding =
			untold === undefined
				? row.rule.judge(measure)
				: { ...row.rule.judge(measure), verdict: 'cannot be told', difference: '', untold };
		return {
			claim: typeof row.claim === 'string' ? row.claim : row.claim(run),
			basis: row.basis,
			paper: row.paper ?? row.rule.paper ?? '',
			here: found.here,
			verdict: found.verdict,
			rule: row.rule,
			difference: found.difference,
			why: reasonsOf(found, () => row.why?.(run, found) ?? []),
			...(found.measured && { measured: found.measured }),
			...(found.brief !== undefined && { brief: found.brief }),
			...(row.cell && { cell: row.cell }),
		};
	};

const reasonsOf = ({ verdict, untold }: Finding, why: () => string[]) =>
	verdict === 'holds' ? [] : untold === undefined ? why() : [untold];

/** Judges claims by a run, leaving out those that do not apply to it. */
export const judge = <Run>(claims: readonly Claim<Run>[], run: Run): Judgment[] =>
	claims.map((claim) => claim(run)).filter((judgment) => judgment !== null);

export const toVerdict = ({ claim, basis, paper, here, verdict, rule, difference, why }: Judgment): Verdict => ({
	...{ claim, basis, paper, here, verdict, difference, why },
	rule: rule.id,
});

export const countOf = (all: readonly Pick<Judgment, 'verdict'>[], verdict: Judged) =>
	all.filter((one) => one.verdict === verdict).length;

/**
 * Returns why a claim about how many people are found cannot be judged among fewer than half as many as the paper's, or
 * false. @param there where it can be
 */
export const tooSmall = (users: number, paper: number, there: string) =>
	users < paper / 2 &&
	`The claim is about ${paper.toLocaleString('en')} people, and this run had ${users.toLocaleString('en')}, who are easier to tell apart. ${there}`;

/** Filters the reasons that hold, or returns only `none` if there are none. */
export function reasonsThatHold(reasons: readonly (string | false)[], none: string): string[] {
	const applicable = reasons.filter((reason) => reason !== false);
	return applicable.length === 0 ? [none] : applicable;
}

export const isAbove = ({ measured }: Pick<Finding, 'measured'>) =>
	measured !== undefined && measured.value > measured.paper;

/** Builds the sentences of a report. */

/** Joins names: “A”, “A and B”, “A, B and C”. */
export const joinWithAnd = (names: readonly string[]): string =>
	names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** Returns a sentence with the number of claims of each verdict. */
export function countsSentence(verdicts: readonly Pick<Judgment, 'verdict'>[]): string {
	if (verdicts.length === 0) return 'no claim is judged, since the text of the paper was not at hand';
	const [holds, differs, untold] = (['holds', 'differs', 'cannot be told'] as const).map((one) =>
		countOf(verdicts, one),
	) as [number, number, number];
	return `${holds} of the paper’s ${verdicts.length} claims hold, ${differs} ${differs === 1 ? 'differs' : 'differ'} and ${untold} cannot be told`;
}
