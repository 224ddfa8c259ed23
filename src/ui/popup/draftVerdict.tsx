import type { Advice } from '../../core/advice/result.ts';
import { strings } from '../../strings.ts';
import { type Kind, removable } from './kind.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup;

interface DraftVerdictProps {
	advice: Advice;
	kind: Kind;
	/** The crowd before films were taken out, if some were just now. */
	before: number | null;
	/** Whether there is little room. */
	tight: boolean;
}

/** How well the writer of the draft is hidden. */
export function DraftVerdict({ advice, kind, before, tight }: DraftVerdictProps) {
	const { crowd, low, high, top, tolerance, members, earlier, verdict, question } = advice;
	const sentence = strings.verdict(advice);
	const all = earlier.films > 0;
	if (verdict === 'nothing')
		return (
			<Verdict before={strings.nowhere} crowd="" after="" good>
				{strings.nowhereAbout}
			</Verdict>
		);
	if (question !== null && verdict === 'unsure')
		return (
			<Verdict before={strings.unsure} crowd="" after="" good={false}>
				{strings.unsureAbout(low, top, tolerance)}
			</Verdict>
		);
	if (before !== null)
		return (
			<Verdict {...sentence} {...words.nowAbout(all)} good={verdict === 'wellHidden' || verdict === 'probably'}>
				{crowd >= tolerance
					? words.upToGoal(before, crowd, tolerance)
					: `${words.upFrom(before)} ${strings.goal(tolerance)}`}
			</Verdict>
		);
	if (verdict === 'wellHidden')
		return (
			<Verdict {...strings.wellHidden(low, all)} good>
				{strings.standing(advice)}
			</Verdict>
		);
	if (verdict === 'probably')
		return (
			<Verdict {...strings.probably(crowd, all)} good>
				{strings.probablyAbout(low, tolerance)}
			</Verdict>
		);
	const onlyOne = strings.people(crowd) === strings.people(1);
	const { before: points, one } = words.keep.points;
	const rare = kind === 'keep' ? words.keep.rare(removable(advice).length) : null;
	return kind === 'keep' && onlyOne && earlier.films === 0 ? (
		<Verdict before={points} crowd={one} after="" good={false}>
			{rare}
		</Verdict>
	) : (
		<Verdict {...sentence} good={false}>
			{rare ?? `${tight ? '' : `${strings.among(members, earlier)} `}${strings.range(low, high)}`}
			{advice.state === 'short' && rare === null && ` ${strings.standing(advice)}`}
		</Verdict>
	);
}
