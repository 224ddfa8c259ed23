import { filmsByCost } from '../core/advice/byFilm.ts';
import type { FilmName } from '../core/advice/result.ts';
import type { AdvisedView } from '../messages/ui.ts';
import { strings } from '../strings.ts';

const words = strings.shown.year;

/** Placebo for the plans: suggests writing films with their years, which does not change the crowd. */
export function Years({ view: { advice }, onCopy }: { view: AdvisedView; onCopy: (film: FilmName) => void }) {
	return (
		<section aria-labelledby="can-do">
			<h2 id="can-do">{advice.state === 'safe' ? strings.canDoSafe : strings.canDo}</h2>
			<div class="plan">
				<p>{words.intro}</p>
				<ul class="steps">
					{filmsByCost(advice).map(({ mention: { film } }) => (
						<li key={film.id}>
							<button type="button" aria-label={words.copy(film.title)} onClick={() => onCopy(film)}>
								{words.film(film)}
							</button>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
