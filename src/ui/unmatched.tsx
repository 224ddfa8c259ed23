import { useEffect, useRef, useState } from 'preact/hooks';
import type { FilmKey } from '../core/catalogue/titled.ts';
import type { AskWorker } from '../messages/ui.ts';
import type { Database } from '../storage/db.ts';
import { settleAllUnmatched, settleUnmatched } from '../storage/ratings.ts';
import type { Import, Unmatched as Row } from '../storage/records.ts';
import { strings } from '../strings.ts';
import { useShown } from './useShown.tsx';

const words = strings.imports;
/** Rows shown at a time. */
const STEP = 10;

interface UnmatchedProps {
	imported: Import;
	ask: AskWorker;
	onSettled: (how: (db: Database) => Promise<void>, said: string) => Promise<void>;
}

/** Rows of an import without a film, with suggestions. */
export function Unmatched({ imported, ask, onSettled }: UnmatchedProps) {
	const { kind, file, unmatched } = imported;
	const { shown, more } = useShown(STEP);
	const heading = useRef<HTMLHeadingElement>(null);
	if (unmatched.length === 0) return null;
	const settle = async (row: Row, film: FilmKey | null) => {
		// The focused button is removed with its row, so focus moves to the heading above the next one.
		heading.current?.focus();
		const said = film === null ? words.skipped(row.title) : words.settled(strings.film(film));
		await onSettled((db) => settleUnmatched(db, imported.id, row, film), said);
	};
	return (
		<>
			<h3 ref={heading} tabIndex={-1}>
				{words.unmatched(unmatched.length, file)}
			</h3>
			<p class="soft">{kind === 'films' ? words.unmatchedHelp : words.unmatchedOthers}</p>
			<ul class="card">
				{unmatched.slice(0, shown).map((row) => (
					<UnmatchedRow
						key={`${row.part} ${row.row}`}
						row={row}
						of={kind}
						ask={ask}
						onSettle={(film) => settle(row, film)}
					/>
				))}
			</ul>
			<p class="buttons">
				{more(unmatched.length, words.more)}
				{unmatched.length > 1 && (
					<button
						type="button"
						onClick={() => onSettled((db) => settleAllUnmatched(db, imported.id), words.skippedAll(unmatched.length))}
					>
						{words.skipAll(unmatched.length)}
					</button>
				)}
			</p>
		</>
	);
}

interface RowProps {
	row: Row;
	of: Import['kind'];
	ask: AskWorker;
	onSettle: (film: FilmKey | null) => void;
}

function UnmatchedRow({ row, of, ask, onSettle }: RowProps) {
	const [films, setFilms] = useState<FilmKey[]>([]);
	const [text, setText] = useState(row.title);
	const [empty, setEmpty] = useState(false);
	useEffect(() => {
		const wanted = [{ titles: [row.title], year: row.year, seen: null }];
		ask({ kind: 'matchFilms', wanted, of }).then(
			(matches) => {
				const [match] = matches ?? [];
				// A newer pack may contain the film.
				if (match !== undefined) setFilms([...(match.film === null ? [] : [match.film]), ...match.suggestions]);
			},
			() => undefined,
		);
	}, []);
	const search = async () => {
		const found = await ask({ kind: 'searchFilms', text, of });
		setFilms(found);
		setEmpty(found.length === 0);
	};
	return (
		<li class="unmatched">
			<b>{words.row(row.title, row.year, row.row, row.part)}</b>
			<p class="buttons">
				{films.map((film) => (
					<button
						key={strings.film(film)}
						type="button"
						aria-label={words.means(strings.film(film), row.title)}
						onClick={() => onSettle(film)}
					>
						{strings.film(film)}
					</button>
				))}
			</p>
			<form
				class="buttons"
				onSubmit={(e) => {
					e.preventDefault();
					void search();
				}}
			>
				<input
					type="search"
					maxLength={500}
					aria-label={words.searchLabel(row.title, of)}
					value={text}
					onInput={(e) => setText(e.currentTarget.value)}
				/>
				<button type="submit">{words.search}</button>
				<button type="button" aria-label={words.skipTitle(row.title)} onClick={() => onSettle(null)}>
					{words.skip}
				</button>
			</form>
			<p role="status" class="soft">
				{empty ? words.noneFound(of) : ''}
			</p>
		</li>
	);
}
