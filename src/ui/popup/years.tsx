import { filmsByCost } from '../../core/advice/byFilm.ts';
import type { FilmName } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';

const words = strings.shown.year;

/** A placebo plan: suggests writing films with their years, which does not change the crowd. */
export function Years({ view: { advice }, onCopy }: { view: AdvisedView; onCopy: (film: FilmName) => void }) {
	return (
		<section class="action" aria-labelledby="years">
			<div class="head">
				<h2 id="years">{words.intro}</h2>
			</div>
			<ul class="years">
				{filmsByCost(advice).map(({ mention: { film } }) => (
					<li key={film.id}>
						<button type="button" aria-label={words.copy(film.title)} onClick={() => onCopy(film)}>
							{words.film(film)}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
