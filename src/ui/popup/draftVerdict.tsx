import type { Advice } from '../../core/advice/result.ts';
import { isHidden } from '../../core/advice/verdict.ts';
import { strings } from '../../strings.ts';
import { isAsking, type Kind, removable } from './kind.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup;

interface DraftVerdictProps {
	advice: Advice;
	kind: Kind;
	/** The crowd before films were taken out, if some were just now. */
	before: number | null;
	tight: boolean;
}

export function DraftVerdict({ advice, kind, before, tight }: DraftVerdictProps) {
	const { crowd, low, high, top, tolerance, members, earlier, verdict } = advice;
	const sentence = strings.verdict(advice);
	const all = earlier.films > 0;
	const asks = isAsking(advice);
	if (asks || verdict === 'nothing')
		return (
			<Verdict before={asks ? strings.unsure : strings.nowhere} crowd="" after="" good={!asks}>
				{asks ? strings.unsureAbout(low, top, tolerance) : strings.nowhereAbout}
			</Verdict>
		);
	if (before !== null)
		return (
			<Verdict {...sentence} {...words.nowAbout(all)} good={isHidden(verdict)}>
				{crowd >= tolerance
					? words.upToGoal(before, crowd, tolerance)
					: `${words.upFrom(before)} ${strings.goal(tolerance)}`}
			</Verdict>
		);
	if (isHidden(verdict)) {
		const isSure = verdict === 'wellHidden';
		return (
			<Verdict {...(isSure ? strings.wellHidden(low, all) : strings.probably(crowd, all))} good>
				{isSure ? strings.standing(advice) : strings.probablyAbout(low, tolerance)}
			</Verdict>
		);
	}
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
