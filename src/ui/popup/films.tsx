import { useState } from 'preact/hooks';
import { filmsByCost } from '../../core/advice/byFilm.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { FilmDetails, type FilmDetailsProps } from './filmDetails.tsx';
import { FilmRow } from './filmRow.tsx';
import { type DraftFilm, mayTakeOut, removable } from './kind.ts';
import { onlyTogether, thenOf } from './rowsOf.ts';
import { substituteText, TakeOutButton } from './takeOut.tsx';
import type { Trial } from './trial.ts';

interface FilmsProps extends Pick<FilmDetailsProps, 'onChoose' | 'onSay'> {
	note: string;
	view: AdvisedView;
	trial: Trial;
	first: number | null;
	onTakeOut: (films: readonly number[]) => void;
}

/** From this many films on, each keeps to one line. */
const MANY = 8;

export function Films({ view, trial, note, first, onTakeOut, onChoose, onSay }: FilmsProps) {
	const [open, setOpen] = useState(first);
	const choose = (form: number, film: number) => {
		setOpen(film);
		onChoose(form, film);
	};
	const films = filmsByCost(view.advice);
	const together = mayTakeOut(view.showing) && onlyTogether(removable(view.advice), view, trial);
	return (
		<section class={films.length < MANY ? 'action all' : 'action all many'} aria-label={strings.filmsHere}>
			<ul>
				{films.map((film) => {
					const { id } = film.mention.film;
					const isOpen = id === open;
					return (
						<Row
							key={id}
							{...{ film, view, trial, isOpen, onSay, together }}
							onChoose={choose}
							onOpen={() => setOpen(isOpen ? null : id)}
						/>
					);
				})}
			</ul>
			{together && <p class="rest">{strings.popup.takeOut.together}</p>}
			{trial.out.length > 0 && <TakeOutButton {...{ view, trial, note, onTakeOut }} />}
		</section>
	);
}

interface RowProps extends Pick<FilmsProps, 'view' | 'trial' | 'onChoose' | 'onSay'> {
	film: DraftFilm;
	isOpen: boolean;
	/** Whether no film helps alone. */
	together: boolean;
	onOpen: () => void;
}

function Row({ film, view, trial, isOpen, together, onOpen, onChoose, onSay }: RowProps) {
	const { advice, showing, surfaces } = view;
	const { mention, index } = film;
	const { id, title } = mention.film;
	const on = trial.out.includes(id);
	const substitute = trial.substitutes.get(id);
	const ticks = mayTakeOut(showing) && !mention.published;
	return (
		<FilmRow
			film={mention.film}
			tick={
				ticks
					? {
							label: trial.instead(id) ? strings.popup.takeOut.changeFilm(title) : strings.takeOut(title),
							on,
							toggle: () => trial.toggle(id),
						}
					: null
			}
			then={(ticks && !together) || mention.published ? thenOf(film, advice, trial, showing.wording) : ''}
			strong={on}
			button={
				<button
					type="button"
					class="open"
					aria-label={strings.popup.details(title)}
					aria-expanded={isOpen}
					onClick={onOpen}
				>
					<Icon name="chevron" small />
				</button>
			}
		>
			{(substitute || isOpen) && (
				<>
					{substitute && <p>{substituteText(substitute)}</p>}
					{isOpen && <FilmDetails mention={mention} surface={surfaces[index]!} view={view} {...{ onChoose, onSay }} />}
				</>
			)}
		</FilmRow>
	);
}
