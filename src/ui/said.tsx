import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textOfKey } from '../core/catalogue/titled.ts';
import type { ListedSaid } from '../messages/history.ts';
import type { AskWorker } from '../messages/ui.ts';
import { strings } from '../strings.ts';
import { NoticeBox } from './brand.tsx';
import { useLoaded } from './useLoaded.ts';
import { useShown } from './useShown.tsx';

const words = strings.said;
/** Films shown at a time. */
const SHOWN = 25;

/** The user's answers about films, each of which can be removed. */
export function SaidFilms({ ask }: { ask: AskWorker }) {
	const { loaded: view, failed, busy, reload } = useLoaded(() => ask({ kind: 'said' }));
	const [status, setStatus] = useState('');
	const heading = useRef<HTMLHeadingElement>(null);
	const takeBack = async (film: ListedSaid) => {
		const { title, year, kind, persona } = film;
		const { refused } = await ask({ kind: 'takeBackSaid', persona, film: { title, year, ...(kind && { kind }) } });
		setStatus(refused === null ? words.takenBack(film) : strings.history.refused[refused]);
		await reload();
	};
	useLayoutEffect(() => {
		// The focused button is gone, and the focus with it.
		if (status !== '' && document.activeElement === document.body) heading.current?.focus();
	}, [view]);
	const films = view?.films ?? [];
	const never = films.filter(({ said }) => said === 'never');
	const rated = films.filter(({ said }) => said === 'rated');
	return (
		<section class="panel body" id="said" aria-busy={busy}>
			<h2 ref={heading} tabIndex={-1}>
				{words.title.never}
			</h2>
			{failed && <NoticeBox text={words.failed} />}
			{view !== null && view.damaged > 0 && <NoticeBox text={strings.history.damaged(view.damaged)} />}
			<p class="soft">{never.length === 0 ? words.none : words.help.never}</p>
			<List films={never} onTakeBack={takeBack} />
			{rated.length > 0 && (
				<>
					<h3>{words.title.rated}</h3>
					<p class="soft">{words.help.rated}</p>
					<List films={rated} onTakeBack={takeBack} />
				</>
			)}
			<p role="status" class="soft">
				{status}
			</p>
		</section>
	);
}

interface ListProps {
	films: ListedSaid[];
	onTakeBack: (film: ListedSaid) => void;
}

function List({ films, onTakeBack }: ListProps) {
	const { shown, more } = useShown(SHOWN);
	if (films.length === 0) return null;
	return (
		<>
			<ul class="card said-films">
				{films.slice(0, shown).map((film) => (
					<li key={`${film.persona} ${textOfKey(film)}`}>
						<div>
							<b>{strings.film(film)}</b>
							<span class="soft">
								{words.when(film.date, film.name)}
								{film.said === 'never' && film.imported !== null && `. ${words.imported(film.imported)}`}
							</span>
						</div>
						<button type="button" aria-label={words.takeBackFilm(film)} onClick={() => onTakeBack(film)}>
							{words.takeBack}
						</button>
					</li>
				))}
			</ul>
			{more(films.length, strings.history.more)}
		</>
	);
}
