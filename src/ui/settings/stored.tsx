import { useEffect, useState } from 'preact/hooks';
import type { Place, StoredEntry } from '../../storage/everything.ts';
import { strings } from '../../strings.ts';
import { Fold, Panel } from '../pages/panel.tsx';

const words = strings.settings.stored;
/** Number of entries shown at first, and added by each press on "more". */
const SHOWN = 50;

/** Reads what is stored. */
export interface StoredReader {
	places: () => Promise<Place[]>;
	entries: (place: string, most: number) => Promise<StoredEntry[]>;
}

const label = (place: string) => strings.history.places[place] ?? place;

/** Every record as it is stored, to look at. */
export function Stored({ places, entries }: StoredReader) {
	const [found, setFound] = useState<Place[] | 'failed' | null>(null);
	const load = () => places().then(setFound, () => setFound('failed'));
	useEffect(() => void load(), []);
	return (
		<Panel id="stored" title={words.title} help={words.help} busy={found === null}>
			{found === 'failed' && <p class="pad bad">{words.failed}</p>}
			{found !== null &&
				found !== 'failed' &&
				found.map(({ place, entries: n }) => (
					<Fold key={place} title={words.place(label(place))} note={words.count(n)} onOpen={load} lazy>
						<Entries place={place} of={n} entries={entries} />
					</Fold>
				))}
		</Panel>
	);
}

interface EntriesProps {
	place: string;
	/** How many there are. */
	of: number;
	entries: StoredReader['entries'];
}

function Entries({ place, of, entries }: EntriesProps) {
	const [shown, setShown] = useState<StoredEntry[] | 'failed' | null>(null);
	const [most, setMost] = useState(SHOWN);
	useEffect(() => void entries(place, most).then(setShown, () => setShown('failed')), [most, of]);
	if (shown === 'failed') return <p class="bad">{words.failed}</p>;
	const more = strings.history.more(Math.min(SHOWN, of - most));
	return (
		<>
			<p class="soft">{words.where(place)}</p>
			<pre>
				<code>{(shown ?? []).map(({ key, value }) => `${key}: ${value}`).join('\n\n') || words.none}</code>
			</pre>
			{of > most && (
				<p class="acts">
					<button type="button" aria-label={`${more}: ${label(place)}`} onClick={() => setMost(most + SHOWN)}>
						{more}
					</button>
				</p>
			)}
		</>
	);
}
