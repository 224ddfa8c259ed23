import { guardOf } from '../core/adversaries/guards.ts';
import type { Advice } from '../core/advice/result.ts';
import { strings } from '../strings.ts';
import { How } from './how.tsx';

/** Where the draft stands, in people. */
export function Headline({ advice }: { advice: Advice }) {
	const { before, crowd, after } = strings.verdict(advice);
	const { state, plans, tolerance } = advice;
	// Where no plan is shown, none is promised.
	const bare = (state === 'fixable' || state === 'short') && Object.values(plans.ends).every((end) => end === null);
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
				{bare ? strings.shown.asked(tolerance) : strings.standing(advice)} {dominates}
			</p>
		</>
	);
}

/** How the headline's number is known; the line says how sure. */
export function HowCrowd({ advice }: { advice: Advice }) {
	const text = strings.how.crowd(advice, guardOf(advice.adversaries[0]!.name));
	return <How line={`${strings.range(advice.low, advice.high)} ${strings.how.summary}`} text={text} />;
}
