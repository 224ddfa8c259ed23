import { reaches } from '../../core/advice/goal.ts';
import { type Advice, isReadWhole } from '../../core/advice/result.ts';
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

/** How many people could have written the draft. */
export function DraftVerdict({ advice, kind, before, tight }: DraftVerdictProps) {
	const { crowd, low, high, tolerance, members, earlier } = advice;
	const verdict = strings.verdict(advice);
	const good = kind === 'safe' && isReadWhole(advice);
	const all = earlier.films > 0;
	if (before !== null)
		return (
			<Verdict {...verdict} {...words.nowAbout(all)} good={good}>
				{reaches(crowd, tolerance)
					? words.upToGoal(before, crowd, tolerance)
					: `${words.upFrom(before)} ${strings.goal(tolerance)}`}
			</Verdict>
		);
	if (good)
		return (
			<Verdict {...verdict} {...words.blendIn(all)} good>
				{strings.standing(advice)}
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
		<Verdict {...verdict} good={false}>
			{rare ?? `${tight ? '' : `${strings.among(members, earlier)} `}${strings.range(low, high)}`}
			{advice.state === 'short' && rare === null && ` ${strings.standing(advice)}`}
		</Verdict>
	);
}
