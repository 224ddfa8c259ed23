import type { ComponentChildren } from 'preact';
import type { FilmName } from '../../core/advice/result.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';

interface FilmRowProps {
	film: FilmName;
	/** Null if the film cannot be ticked. */
	tick: { label: string; on: boolean; toggle: () => void } | null;
	then: string;
	strong: boolean;
	button?: ComponentChildren;
	children?: ComponentChildren;
}

export function FilmRow({ film, tick, then, strong, button, children }: FilmRowProps) {
	const name = (
		<span class="name">
			<b>{film.title}</b> <small>{strings.yearAndKind(film)}</small>
		</span>
	);
	return (
		<li class="film">
			{tick ? (
				<label>
					<input type="checkbox" aria-label={tick.label} checked={tick.on} onChange={tick.toggle} />
					{name}
				</label>
			) : (
				<div class="label">
					<Icon name="film" />
					{name}
				</div>
			)}
			<span class={strong ? 'then strong' : 'then'}>{then}</span>
			{button}
			{children && <div class="below">{children}</div>}
		</li>
	);
}
