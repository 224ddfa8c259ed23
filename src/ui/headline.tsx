import { guardOf } from '../core/adversaries/guards.ts';
import type { Advice } from '../core/advice/result.ts';
import { strings } from '../strings.ts';
import { How } from './how.tsx';

/** The verdict on the draft, as a number of people. */
export function Headline({ advice }: { advice: Advice }) {
	const { before, crowd, after } = strings.verdict(advice);
	const { state, plans, tolerance } = advice;
	// Without any plan to show, the text must not promise one.
	const withoutPlans =
		(state === 'fixable' || state === 'short') && Object.values(plans.ends).every((end) => end === null);
	const dominates = strings.earlierDominates(advice);
	return (
		<>
			<h1>
				{before}
				<em class={state === 'safe' ? 'safe' : ''}>{crowd}</em>
				{after}
			</h1>
			<p class="soft standing">
				{strings.among(advice.members, advice.earlier)}{' '}
				{withoutPlans ? strings.shown.asked(tolerance) : strings.standing(advice)} {dominates}
			</p>
		</>
	);
}

/** Explanation of the headline's number; the summary line gives its interval. */
export function HowCrowd({ advice }: { advice: Advice }) {
	const text = strings.how.crowd(advice, guardOf(advice.adversaries[0]!.name));
	return <How line={`${strings.range(advice.low, advice.high)} ${strings.how.summary}`} text={text} />;
}
