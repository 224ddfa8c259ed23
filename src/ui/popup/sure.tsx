import { guardOf } from '../../core/adversaries/guards.ts';
import { LONGEST_DRAFT, MOST_FILMS } from '../../core/advice/limits.ts';
import type { PlanEnd } from '../../core/advice/plans.ts';
import type { Advice } from '../../core/advice/result.ts';
import { strings } from '../../strings.ts';

interface SureProps {
	advice: Advice;
	/** Null if nothing is ticked. */
	end: PlanEnd | null;
	suggests: boolean;
	onAbout: () => void;
}

export const Sure = ({ advice, end, suggests, onAbout }: SureProps) => (
	<section class="sure" aria-label={strings.popup.why}>
		<p>
			{strings.range(advice.low, advice.high)} {strings.often} {strings.notAll}
		</p>
		{strings.how.crowd(advice, guardOf(advice.adversaries[0]!.name)).map((paragraph) => (
			<p key={paragraph}>{paragraph}</p>
		))}
		{end !== null && (
			<p>
				{strings.end(end.crowd)} {strings.endUnder(end.naive, end.aware)}
			</p>
		)}
		{suggests && <p>{strings.how.suggested}</p>}
		<button type="button" class="link" onClick={onAbout}>
			{strings.popup.learnMore}
		</button>
	</section>
);

/** What was not read, not understood or not counted of a draft. */
export const Bounded = ({
	advice: { bounded, understood, others },
}: {
	advice: Pick<Advice, 'bounded' | 'understood' | 'others'>;
}) => (
	<>
		{bounded.text && <p class="small">{strings.textBounded(LONGEST_DRAFT)}</p>}
		{bounded.part && <p class="small">{strings.partBounded}</p>}
		{understood !== 'all' && <p class="small">{strings.understood[understood]}</p>}
		{others > 0 && <p class="small">{strings.others(others)}</p>}
		{bounded.films && <p class="small">{strings.filmsBounded(MOST_FILMS)}</p>}
	</>
);
