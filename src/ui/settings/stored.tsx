import { useState } from 'preact/hooks';
import type { Place, StoredEntry } from '../../storage/everything.ts';
import { strings } from '../../strings.ts';
import { Fold, Panel } from '../pages/panel.tsx';
import { useLoaded } from '../useLoaded.ts';

const words = strings.settings.stored;
/** Entries shown at a time. */
const SHOWN = 50;

export interface StoredReader {
	places: () => Promise<Place[]>;
	entries: (place: string, most: number) => Promise<StoredEntry[]>;
}

const label = (place: string) => strings.history.places[place] ?? place;

export function Stored({ places, entries }: StoredReader) {
	const { loaded, failed, busy, reload } = useLoaded(places);
	return (
		<Panel id="stored" title={words.title} help={words.help} busy={busy}>
			{failed && <p class="pad bad">{words.failed}</p>}
			{loaded?.map(({ place, entries: n }) => (
				<Fold key={place} title={words.place(label(place))} note={words.count(n)} onOpen={reload} lazy>
					<Entries place={place} of={n} entries={entries} />
				</Fold>
			))}
		</Panel>
	);
}

interface EntriesProps {
	place: string;
	of: number;
	entries: StoredReader['entries'];
}

function Entries({ place, of, entries }: EntriesProps) {
	const [most, setMost] = useState(SHOWN);
	const { loaded, failed } = useLoaded(() => entries(place, most), [most, of]);
	if (failed) return <p class="bad">{words.failed}</p>;
	const more = strings.history.more(Math.min(SHOWN, of - most));
	return (
		<>
			<p class="soft">{words.where(place)}</p>
			<pre>
				<code>{(loaded ?? []).map(({ key, value }) => `${key}: ${value}`).join('\n\n') || words.none}</code>
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
