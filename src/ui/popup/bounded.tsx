import { LONGEST_DRAFT, MOST_FILMS } from '../../core/advice/limits.ts';
import type { Advice } from '../../core/advice/result.ts';
import { strings } from '../../strings.ts';

/** What was not read, not understood, or not counted in a draft. */
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
