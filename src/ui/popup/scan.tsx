import { useState } from 'preact/hooks';
import type { FilmName } from '../../core/advice/result.ts';
import type { Scan as ScanFound, TabHistory } from '../../messages/history.ts';
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
	const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());

	async function scan() {
		say(words.looking);
		const scanned = await ask({ kind: 'scan', tab });
		setExcluded(new Set());
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
					selected={found.selected}
					left={excluded}
					onLeave={setExcluded}
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
	films: FilmName[];
	selected: boolean;
	/** Films that the user excluded. */
	left: ReadonlySet<number>;
	onLeave: (left: ReadonlySet<number>) => void;
	/** Name of the persona; null if the site has none. */
	name: string | null;
	onAdd: (films: number[]) => void;
	onCancel: () => void;
}

function Preview({ films, selected, left, onLeave, name, onAdd, onCancel }: PreviewProps) {
	const included = films.filter(({ id }) => !left.has(id)).map(({ id }) => id);
	const toggle = (id: number) => {
		const next = new Set(left);
		if (!next.delete(id)) next.add(id);
		onLeave(next);
	};
	return (
		<>
			<fieldset>
				<legend>{words.found(films.length, selected)}</legend>
				<div>
					{films.map((film) => (
						<label key={film.id}>
							<input type="checkbox" checked={!left.has(film.id)} onChange={() => toggle(film.id)} />
							{strings.film(film)}
						</label>
					))}
				</div>
			</fieldset>
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
