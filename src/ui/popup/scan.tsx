import { useState } from 'preact/hooks';
import { type FilmKey, kindOf, textOfKey } from '../../core/catalogue/titled.ts';
import type { Scan as ScanFound, ScannedFilm, TabHistory } from '../../messages/history.ts';
import type { AskWorker } from '../../messages/ui.ts';
import { NO_HISTORY } from '../../storage/noHistory.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';

const words = strings.popup.scan;

interface ScanProps {
	history: TabHistory;
	tab: number;
	ask: AskWorker;
	say: (text: string) => void;
}

/** Finds what existing posts on the page name, and adds what the user confirms to the history. */
export function Scan({ history, tab, ask, say }: ScanProps) {
	const [found, setFound] = useState<ScanFound | null>(null);
	const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());

	async function scan() {
		say(words.looking);
		const scanned = await ask({ kind: 'scan', tab });
		setTicked(new Set(scanned.films?.filter(({ whose }) => whose === 'yours').map(textOfKey)));
		setFound(scanned.films?.length ? scanned : null);
		say(scanned.films === null ? words.unreadable : scanned.films.length > 0 ? '' : words.nothing(scanned.selected));
	}

	async function add(films: FilmKey[]) {
		const { added, refused } = await ask({ kind: 'addScanned', tab, films });
		say(refused !== null ? strings.history.refused[refused] : added ? words.added : words.failed);
		if (added) setFound(null);
	}

	const name = history.personas.find(({ id }) => id === history.persona)?.name ?? words.itsOwn;
	return (
		<section class="scan">
			{found?.films ? (
				<Preview
					films={found.films}
					found={found}
					ticked={ticked}
					onTick={setTicked}
					name={history.persona === NO_HISTORY ? null : name}
					onAdd={add}
					onCancel={() => setFound(null)}
				/>
			) : (
				<div class="more">
					<button type="button" class="wide" aria-describedby="scan-help" onClick={scan}>
						<Icon name="clock" />
						<span>
							{words.button}
							<small id="scan-help">{words.help}</small>
						</span>
						<Icon name="next" small />
					</button>
				</div>
			)}
		</section>
	);
}

interface PreviewProps {
	films: ScannedFilm[];
	found: Pick<ScanFound, 'selected' | 'user'>;
	/** What to add, by its key as text. */
	ticked: ReadonlySet<string>;
	onTick: (ticked: ReadonlySet<string>) => void;
	/** Name of the persona; null if the site has none. */
	name: string | null;
	onAdd: (films: FilmKey[]) => void;
	onCancel: () => void;
}

const keyOf = ({ whose: _, ...key }: ScannedFilm): FilmKey => key;

/** How many are films, and how many are not. */
function namedAmong(all: readonly FilmKey[]) {
	const films = all.filter((key) => kindOf(key) === 'films').length;
	return { films, others: all.length - films };
}

const GROUPS = ['yours', 'unknown', 'others'] as const;

function Preview({ films, found, ticked, onTick, name, onAdd, onCancel }: PreviewProps) {
	const included = films.filter((film) => ticked.has(textOfKey(film)));
	const groups = GROUPS.map((whose) => ({ whose, of: films.filter((film) => film.whose === whose) }));
	const titles = { yours: words.yours(found.user), unknown: words.unknown, others: words.others };
	const toggle = (film: FilmKey) => {
		const next = new Set(ticked);
		if (!next.delete(textOfKey(film))) next.add(textOfKey(film));
		onTick(next);
	};
	return (
		<>
			<p>{words.found(namedAmong(films), found.selected)}</p>
			{groups.map(
				({ whose, of }) =>
					of.length > 0 && (
						<fieldset key={whose}>
							<legend>{titles[whose]}</legend>
							<div>
								{of.map((film) => (
									<label key={textOfKey(film)}>
										<input type="checkbox" checked={ticked.has(textOfKey(film))} onChange={() => toggle(film)} />
										{strings.film(film)}
									</label>
								))}
							</div>
						</fieldset>
					),
			)}
			{name === null && <p class="small">{words.notRemembered}</p>}
			<button
				type="button"
				class="primary"
				disabled={name === null || included.length === 0}
				onClick={() => onAdd(included.map(keyOf))}
			>
				{words.add(namedAmong(included), name ?? words.itsOwn)}
			</button>{' '}
			<button type="button" onClick={onCancel}>
				{strings.popup.account.cancel}
			</button>
		</>
	);
}
