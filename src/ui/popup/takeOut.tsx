import type { FilmName } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { FilmRow } from './filmRow.tsx';
import { asksWhich, type DraftFilm, removable, type Substitute } from './kind.ts';
import { RatedWord, type RatedWordProps } from './ratedWord.tsx';
import { wayTo } from './room.tsx';
import { onlyTogether, thenOf } from './rowsOf.ts';
import type { Trial } from './trial.ts';

const words = strings.popup.takeOut;
/** Most rows; fewer where rows are higher or there is little room. */
const ROWS = 3;

export interface TakeOutProps {
	view: AdvisedView;
	trial: Trial;
	/** What became of the last try. */
	note: string;
	tight: boolean;
	onTakeOut: (films: readonly number[]) => void;
	onSay: RatedWordProps['onSay'];
	/** Opens all films, with the details of one. */
	onFilms: (film: number | null) => void;
}

export function TakeOut({ view, trial, note, tight, onTakeOut, onSay, onFilms }: TakeOutProps) {
	const { advice } = view;
	const films = removable(advice);
	const less = (tight || trial.out.length > ROWS ? 1 : 0) + (trial.substitutes.size > 0 ? 1 : 0);
	const shown = films.slice(0, asksWhich(advice) ? 1 : ROWS - less);
	const hidden = trial.out.filter((film) => !shown.some(({ mention }) => mention.film.id === film)).length;
	return (
		<section class="action" aria-labelledby="take-out">
			<div class="head">
				<h2 id="take-out">{titleOf(view, trial)}</h2>
				<button type="button" class="link" id={wayTo('films')} onClick={() => onFilms(null)}>
					{words.all(new Set(advice.mentions.map(({ film }) => film.id)).size, advice.maybes.length)}
				</button>
			</div>
			<ul>
				{shown.map((film) => (
					<TakeOutRow
						key={film.mention.film.id}
						{...{ film, view, trial, onSay }}
						onWhich={() => onFilms(film.mention.film.id)}
					/>
				))}
			</ul>
			{hidden > 0 && <p class="rest">{words.more(hidden)}</p>}
			{onlyTogether(films, view, trial) && <p class="rest">{words.together}</p>}
			<TakeOutButton {...{ view, trial, note, onTakeOut }} />
		</section>
	);
}

function titleOf({ advice, showing }: AdvisedView, { out, substitutes }: Trial): string {
	if (out.length === 0) return words.none;
	if (substitutes.size > 0) return words.small;
	const mixed = showing.plans.length === 1 && showing.plans[0] === 'mixed';
	return strings.plan(out.length, mixed ? advice.plans.mixed.add.length : 0);
}

interface RowProps extends Pick<TakeOutProps, 'view' | 'trial' | 'onSay'> {
	film: DraftFilm;
	onWhich: () => void;
}

function TakeOutRow({ film, view, trial, onSay, onWhich }: RowProps) {
	const { mention, index } = film;
	const { id, title } = mention.film;
	const on = trial.out.includes(id);
	const quiet = onlyTogether(removable(view.advice), view, trial);
	return (
		<FilmRow
			film={mention.film}
			tick={{
				label: trial.instead(id) ? words.changeFilm(title) : strings.takeOut(title),
				on,
				toggle: () => trial.toggle(id),
			}}
			then={quiet ? '' : thenOf(film, view.advice, trial, view.showing.wording)}
			strong={on}
		>
			<SubstituteChoice film={mention.film} trial={trial} />
			{!asksWhich(view.advice) && <RatedWord mention={mention} onSay={onSay} />}
			{mention.alternatives.length > 0 && (
				<button type="button" class="link" onClick={onWhich}>
					{strings.which(view.surfaces[index]!)}
				</button>
			)}
		</FilmRow>
	);
}

function SubstituteChoice({ film: { id, title }, trial }: { film: FilmName; trial: Trial }) {
	const instead = trial.instead(id);
	if (instead === null || !trial.out.includes(id)) return null;
	const say = substituteText(instead);
	const isReplaced = trial.substitutes.has(id);
	return (
		<span class="told">
			{isReplaced && <span>{say}</span>}
			<button
				type="button"
				class="link"
				aria-label={
					isReplaced
						? words.outLong(title)
						: instead.words === null
							? strings.first.unscored(title)
							: words.inPlace(title, say)
				}
				onClick={() => trial.switchSubstitute(id)}
			>
				{isReplaced ? words.out : say}
			</button>
		</span>
	);
}

export function substituteText({ words: title, swap }: Substitute): string {
	if (title === null) return words.unscored;
	return swap === null ? words.say(title) : words.name(title);
}

type ButtonProps = Pick<TakeOutProps, 'view' | 'trial' | 'note' | 'onTakeOut'>;

export function TakeOutButton({ view, trial: { out, substitutes }, note, onTakeOut }: ButtonProps) {
	const of = removable(view.advice).length;
	const usual = substitutes.size > 0 ? words.reread : words.hint;
	const hint = substitutes.size === 0 && out.length > 1 && 2 * out.length > of ? words.much(out.length, of) : usual;
	return (
		<div class="go">
			<button type="button" class="primary" disabled={out.length === 0 || view.gone} onClick={() => onTakeOut(out)}>
				{substitutes.size > 0 ? words.change(out.length) : strings.plan(Math.max(1, out.length), 0)}
			</button>
			<p role="status" class={note === '' ? 'hint' : ''}>
				{note === '' ? hint : note}
			</p>
		</div>
	);
}
