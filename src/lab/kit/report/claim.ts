/** Claims of papers as rows of a table, and what becomes of them in a run. */
import type { Finding, Judged, Measured, Rule } from './rule.ts';

/** Where a claim stands in the table of a paper's main figures. */
interface Cell {
	row: string;
	column: string;
}

/** A claim of a paper. `Run` is what its experiments found, `Ours` what the claim is judged by. */
interface ClaimRow<Run, Ours> {
	/** As the report states it. */
	claim: string | ((run: Run) => string);
	/** The paper's figure; by default the one that the rule is made for. */
	paper?: string;
	cell?: Cell;
	rule: Rule<Ours>;
	/** Reads from the run what is judged; undefined where this data cannot tell, and then nothing is said of the claim. */
	ours: (run: Run) => Ours | undefined;
	/** A reason why the claim cannot be told, whatever was found. */
	untold?: (run: Run) => string | false;
	/** What explains a difference, of what was checked. */
	why?: (run: Run, found: Finding) => string[];
}

/** A claim that can be held against a run. */
export type Claim<Run> = (run: Run) => Judgement | null;

/** A claim of a paper, held against a run. */
export interface Judgement {
	claim: string;
	paper: string;
	here: string;
	verdict: Judged;
	/** What it was judged by. */
	rule: Pick<Rule<never>, 'id' | 'text'>;
	/** How far it is from the paper, or how large the effect is. */
	difference: string;
	/** Where it does not hold: what explains it of what was checked. */
	why: string[];
	measured?: Measured;
	/** What is here in a word or two, for a table. */
	brief?: string;
	cell?: Cell;
}

/** A judgement as it stands in JSON documents. */
export type Verdict = Omit<Judgement, 'rule' | 'measured' | 'brief' | 'cell'> & { rule: string };

/** Makes rows of claims about one kind of run: `const claim = claimAbout<Run>()`. */
export const claimAbout =
	<Run>() =>
	<Ours>(row: ClaimRow<Run, Ours>): Claim<Run> =>
	(run) => {
		const ours = row.ours(run);
		if (ours === undefined) return null;
		const untold = row.untold?.(run) || undefined;
		const found: Finding =
			untold === undefined ? row.rule.judge(ours) : { ...row.rule.judge(ours), verdict: 'cannot be told', untold };
		return {
			claim: typeof row.claim === 'string' ? row.claim : row.claim(run),
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

/** Holds claims against a run, and leaves out those that it cannot tell of. */
export const judge = <Run>(claims: readonly Claim<Run>[], run: Run): Judgement[] =>
	claims.map((claim) => claim(run)).filter((judgement) => judgement !== null);

export const toVerdict = ({ claim, paper, here, verdict, rule, difference, why }: Judgement): Verdict => ({
	...{ claim, paper, here, verdict, difference, why },
	rule: rule.id,
});

export const countOf = (all: readonly Pick<Judgement, 'verdict'>[], verdict: Judged) =>
	all.filter((one) => one.verdict === verdict).length;

/** How many claims hold of those that could be judged, in a sentence. */
export function summary(all: readonly Pick<Judgement, 'verdict'>[]): string {
	const [holds, untold] = [countOf(all, 'holds'), countOf(all, 'cannot be told')];
	return `${holds} of the ${all.length - untold} claims of the paper that can be judged hold here; ${untold} cannot be told.`;
}

/** Those of some reasons that hold of a run, or that none does. */
export function reasonsThatHold(reasons: readonly (string | false)[], none: string): string[] {
	const held = reasons.filter((reason) => reason !== false);
	return held.length === 0 ? [none] : held;
}

/** Whether more was found than the paper has. */
export const isAbove = ({ measured }: Pick<Finding, 'measured'>) =>
	measured !== undefined && measured.value > measured.paper;
