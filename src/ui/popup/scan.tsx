import { useState } from 'preact/hooks';
import type { Scan as ScanFound, ScannedFilm, TabHistory } from '../../messages/history.ts';
import type { AskWorker } from '../../messages/ui.ts';
import { NOBODY } from '../../storage/nobody.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';

const words = strings.popup.scan;

interface ScanProps {
	history: TabHistory;
	tab: number;
	ask: AskWorker;
	/** Shows a sentence in the popup's status line. */
	say: (text: string) => void;
}

/** Finds the films of existing posts on the page, and adds those that the user confirms to the history. */
export function Scan({ history, tab, ask, say }: ScanProps) {
	const [found, setFound] = useState<ScanFound | null>(null);
	const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());

	async function scan() {
		say(words.looking);
		const scanned = await ask({ kind: 'scan', tab });
		setTicked(new Set(scanned.films?.filter(({ whose }) => whose === 'yours').map(({ id }) => id)));
		setFound(scanned.films?.length ? scanned : null);
		say(scanned.films === null ? words.unreadable : scanned.films.length > 0 ? '' : words.nothing(scanned.selected));
	}

	async function add(films: number[]) {
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
					name={history.persona === NOBODY ? null : name}
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
	/** Films to add. */
	ticked: ReadonlySet<number>;
	onTick: (ticked: ReadonlySet<number>) => void;
	/** Name of the persona; null if the site has none. */
	name: string | null;
	onAdd: (films: number[]) => void;
	onCancel: () => void;
}

const GROUPS = ['yours', 'unknown', 'others'] as const;

function Preview({ films, found, ticked, onTick, name, onAdd, onCancel }: PreviewProps) {
	const included = films.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
	const groups = GROUPS.map((whose) => ({ whose, of: films.filter((film) => film.whose === whose) }));
	const titles = { yours: words.yours(found.user), unknown: words.unknown, others: words.others };
	const toggle = (id: number) => {
		const next = new Set(ticked);
		if (!next.delete(id)) next.add(id);
		onTick(next);
	};
	return (
		<>
			<p>{words.found(films.length, found.selected)}</p>
			{groups.map(
				({ whose, of }) =>
					of.length > 0 && (
						<fieldset key={whose}>
							<legend>{titles[whose]}</legend>
							<div>
								{of.map((film) => (
									<label key={film.id}>
										<input type="checkbox" checked={ticked.has(film.id)} onChange={() => toggle(film.id)} />
										{strings.film(film)}
									</label>
								))}
							</div>
						</fieldset>
					),
			)}
			{name === null && <p class="small">{words.nobody}</p>}
			<button
				type="button"
				class="primary"
				disabled={name === null || included.length === 0}
				onClick={() => onAdd(included)}
			>
				{words.add(included.length, name ?? words.itsOwn)}
			</button>{' '}
			<button type="button" onClick={onCancel}>
				{strings.popup.account.cancel}
			</button>
		</>
	);
}
