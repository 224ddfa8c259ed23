import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Change } from './change.tsx';
import { removable } from './kind.ts';
import type { Trial } from './trial.ts';
import type { Acts } from './usePopup.ts';

const words = strings.popup.changes;

export interface ChangesProps {
	view: AdvisedView;
	trial: Trial;
	/** What became of the last try. */
	note: string;
	acts: Pick<Acts, 'sayRated' | 'settle'>;
	onChange: (films: readonly number[]) => void;
	/** Opens all films, to choose another one of a name. */
	onFound: () => void;
}

/** What to change, each in its sentence, and one button for all. */
export function Changes({ view, trial, note, acts, onChange, onFound }: ChangesProps) {
	const { rows, out, end } = trial;
	const films = removable(view.advice);
	const fine = films.filter(({ mention }) => !rows.some(({ film }) => film === mention.film.id));
	const leads = end === null ? '' : end.crowd >= view.advice.tolerance ? strings.end(end.crowd) : words.short;
	return (
		<section class="action" aria-label={words.title}>
			<ul class="changes">
				{rows.map((row) => {
					const film = films.find(({ mention }) => mention.film.id === row.film)!;
					return <Change key={row.film} {...{ view, film, row, trial, acts }} onWhich={onFound} />;
				})}
			</ul>
			{fine.length > 0 && (
				<p class="fine">
					<Icon name="check" small />
					<span>{words.fine(fine.map(({ mention }) => mention.film.title))}</span>
				</p>
			)}
			<div class="go">
				<button type="button" class="primary" disabled={out.length === 0 || view.gone} onClick={() => onChange(out)}>
					{words.make(Math.max(1, out.length))}
				</button>
				<p role="status" class={note === '' ? 'leads' : ''}>
					{note === '' ? leads : note}
				</p>
			</div>
		</section>
	);
}
