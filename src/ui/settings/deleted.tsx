import { useEffect, useRef } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Panel } from '../pages/panel.tsx';

const words = strings.history;

/** Shown after everything was deleted. Nothing is opened again until the user continues. */
export function Deleted({ places }: { places: readonly string[] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div class="stack deleted">
			<h1 ref={heading} tabIndex={-1}>
				{words.deleted}
			</h1>
			<Panel title={words.deletedPlaces}>
				<ul class="places">
					{places.map((place) => (
						<li key={place}>
							<Icon name="check" small />
							{words.places[place] ?? place}
						</li>
					))}
				</ul>
			</Panel>
			{[words.deletedRemains, words.deletedPack, words.deletedSites].map((text) => (
				<p key={text} class="soft">
					{text}
				</p>
			))}
			<p>
				<button type="button" onClick={() => location.reload()}>
					{words.deletedGoOn}
				</button>
			</p>
		</div>
	);
}
