import { useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { FilmRow } from './filmRow.tsx';
import { type DraftFilm, keptOf, removable } from './kind.ts';
import type { TakeOutProps } from './takeOut.tsx';
import { type AskWhatIf, useEnds } from './trial.ts';

const words = strings.popup.keep;
const OFFERED = 2;

type KeepProps = Pick<TakeOutProps, 'view' | 'note' | 'onTakeOut'> & { whatIf: AskWhatIf };

/** For drafts of too many rare films: the few that may stay, and a button that takes out all others. */
export function Keep({ view, note, onTakeOut, whatIf }: KeepProps) {
	const { advice, gone } = view;
	const planned = keptOf(advice);
	const isKept = ({ mention }: DraftFilm) => planned.includes(mention.film.id);
	const films = removable(advice)
		.toReversed()
		.sort((a, b) => Number(isKept(b)) - Number(isKept(a)));
	const [also, setAlso] = useState<readonly number[]>(planned.slice(1));
	const [first, ...others] = films.map(({ mention }) => mention.film.id);
	const kept = [first!, ...also.filter((film) => others.includes(film))];
	const out = films.map(({ mention }) => mention.film.id).filter((film) => !kept.includes(film));
	const offered = films.slice(0, Math.max(OFFERED, planned.length));
	const tried = offered.map(({ mention: { film } }) => ({ drop: out.filter((other) => other !== film.id), add: [] }));
	const { ends } = useEnds(advice, tried, whatIf);
	const toggle = (film: number) =>
		setAlso(also.includes(film) ? also.filter((other) => other !== film) : [...also, film]);
	return (
		<section class="action" aria-labelledby="keep">
			<div class="head">
				<h2 id="keep">{words.title(kept.length, out.length)}</h2>
			</div>
			<ul>
				{offered.map(({ mention: { film } }, i) => (
					<FilmRow
						key={film.id}
						film={film}
						tick={{ label: words.keep(film.title), on: kept.includes(film.id), toggle: () => toggle(film.id) }}
						then={ends[i] === undefined ? '' : strings.afterwards(ends[i].crowd)}
						strong={kept.includes(film.id)}
					/>
				))}
			</ul>
			<div class="go">
				<button type="button" class="primary" disabled={gone} onClick={() => onTakeOut(out)}>
					{strings.plan(out.length, 0)}
				</button>
				<p role="status">{note === '' ? words.or : note}</p>
			</div>
		</section>
	);
}
