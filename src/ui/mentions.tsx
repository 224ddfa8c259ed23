import { useState } from 'preact/hooks';
import { filmsByCost } from '../core/advice/byFilm.ts';
import type { AdvisedView } from '../messages/ui.ts';
import { strings } from '../strings.ts';
import { MentionRow } from './mention.tsx';
import type { Trial } from './whatIf.ts';

interface MentionsProps {
	view: AdvisedView;
	trial: Trial;
	onChoose: (form: number, film: number) => void;
}

const FIRST_SHOWN = 3;

/** The films of the draft, costliest first. */
export function Mentions({ view, trial, onChoose }: MentionsProps) {
	const [all, setAll] = useState(false);
	const { advice } = view;
	const rows = filmsByCost(advice);
	const widest = Math.max(2, ...rows.map(({ mention }) => mention.crowdWithout / advice.crowd));
	const shown = all ? rows : rows.slice(0, FIRST_SHOWN);
	return (
		<section aria-labelledby="gives-away">
			<h2 id="gives-away">{strings.givesAway}</h2>
			<ul class="card">
				{shown.map(({ mention, index }) => (
					<MentionRow
						key={mention.film.id}
						mention={mention}
						surface={view.surfaces[index]!}
						decoy={view.decoys.includes(mention.film.id)}
						advice={advice}
						showing={view.showing}
						gone={view.gone}
						widest={widest}
						out={trial.drop.includes(mention.film.id)}
						onToggle={() => trial.toggle('drop', mention.film.id)}
						onChoose={onChoose}
					/>
				))}
				{rows.length > shown.length && (
					<li class="more">
						<button type="button" class="quiet" onClick={() => setAll(true)}>
							{strings.more(rows.length - shown.length)}
						</button>
					</li>
				)}
			</ul>
		</section>
	);
}
