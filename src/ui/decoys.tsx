import type { AddStep, FilmName } from '../core/advice/result.ts';
import { strings } from '../strings.ts';
import type { Trial } from './whatIf.ts';

interface DecoysProps {
	steps: AddStep[];
	trial: Trial;
	/** Whether the draft's box is gone, so that no other suggestions can be drawn. */
	gone: boolean;
	onDecoy: (film: FilmName) => void;
	onOthers: () => void;
}

/** Suggested decoys: each can be inserted into the draft (or copied) and tried, and shows why it is suggested. */
export function Decoys({ steps, trial, gone, onDecoy, onOthers }: DecoysProps) {
	return (
		<>
			<p class="with-button">
				{strings.addIntro}
				<button type="button" aria-label={strings.othersLabel} disabled={gone} onClick={onOthers}>
					{strings.others}
				</button>
			</p>
			<ul class="steps">
				{steps.map(({ film, crowd, why }) => (
					<li key={film.id} class="decoy">
						<button type="button" class="copy" onClick={() => onDecoy(film)}>
							{strings.film(film)}
						</button>
						<span class="soft small">{strings.afterwards(crowd)}</span>
						<button
							type="button"
							aria-label={strings.tryFilm(film.title)}
							aria-pressed={trial.add.includes(film.id)}
							onClick={() => trial.toggle('add', film.id)}
						>
							{strings.try}
						</button>
						<span class="why soft small">{strings.how.why(why)}</span>
					</li>
				))}
			</ul>
		</>
	);
}
