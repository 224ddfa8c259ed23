import { filmsByCost } from '../../core/advice/byFilm.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { menuOf } from './filmMenu.ts';
import type { DraftFilm } from './kind.ts';
import { Menu } from './menu.tsx';
import { addedIn, keyOf } from './otherKinds.ts';
import type { Acts } from './usePopup.ts';

const words = strings.popup.found;

interface FoundProps {
	view: AdvisedView;
	acts: Pick<Acts, 'chooseFilm' | 'sayRated' | 'settle' | 'ignore'>;
}

/** All that was found in a draft; each can be set right. */
export const Found = ({ view, acts }: FoundProps) => (
	<>
		<section class="action found" aria-label={words.title}>
			<ul>
				{filmsByCost(view.advice).map((film) => (
					<Row key={film.mention.film.id} {...{ view, film, acts }} />
				))}
				{addedIn(view).flatMap(({ kind, items }) =>
					items.map((item) => (
						<li key={keyOf({ kind, item })} class="find">
							<span class="name">
								{item.title} <small>{strings.yearAndKind({ ...item, kind })}</small>
							</span>
							{!view.gone && (
								<button
									type="button"
									aria-label={`${strings.kinds.not[kind]}: ${item.title}`}
									onClick={() => acts.ignore(kind, item)}
								>
									{strings.kinds.not[kind]}
								</button>
							)}
						</li>
					)),
				)}
			</ul>
		</section>
		<p class="small soft">{words.remembered}</p>
	</>
);

function Row({ view, film, acts }: FoundProps & { film: DraftFilm }) {
	const { mention, index } = film;
	const { said, published, alternatives, form } = mention;
	const named = view.decoys.some(({ kind, id }) => kind === 'films' && id === mention.film.id);
	const notes = [published ? strings.saidBefore : '', named ? strings.alsoNamed : '', said ? words.said[said] : ''];
	return (
		<li class="find">
			<span class="name">
				{mention.film.title} <small>{strings.yearAndKind(mention.film)}</small>
				<small class="notes">{notes.filter((note) => note !== '').join(' · ')}</small>
			</span>
			{!view.gone && (
				<button
					type="button"
					aria-label={words.notFilmLong(mention.film.title)}
					onClick={() => acts.settle(view.surfaces[index]!, false)}
				>
					{words.notFilm}
				</button>
			)}
			<Menu
				label={strings.popup.changes.more(mention.film.title)}
				items={menuOf(view, film, { ...acts, onWhich: () => document.getElementById(`which-${form}`)?.focus() })}
			/>
			{alternatives.length > 0 && (
				<span class="which">
					<label for={`which-${form}`}>{strings.which(view.surfaces[index]!)}</label>
					<select
						id={`which-${form}`}
						value={mention.film.id}
						disabled={view.gone}
						onChange={(e) => acts.chooseFilm(form, Number(e.currentTarget.value))}
					>
						{[mention.film, ...alternatives].map((one) => (
							<option key={one.id} value={one.id}>
								{strings.popup.meantFilm(one)}
							</option>
						))}
					</select>
				</span>
			)}
		</li>
	);
}
