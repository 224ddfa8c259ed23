import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons.tsx';

interface PanelProps {
	id?: string;
	title: string;
	help?: string;
	busy?: boolean;
	children?: ComponentChildren;
}

/** A part of a page, with a heading of its own. */
export function Panel({ id, title, help, busy, children }: PanelProps) {
	return (
		<section class="panel" id={id} aria-busy={busy}>
			<header>
				<h2>{title}</h2>
				{help !== undefined && <p>{help}</p>}
			</header>
			{children}
		</section>
	);
}

interface RowProps {
	icon?: IconName;
	title: ComponentChildren;
	detail?: ComponentChildren;
	/** What can be done about it. */
	children?: ComponentChildren;
}

/** What a row of a panel says, and what can be done about it. */
function RowContent({ icon, title, detail, children }: RowProps) {
	return (
		<>
			{icon && <Icon name={icon} />}
			<div class="what">
				<b>{title}</b>
				{detail !== undefined && <span>{detail}</span>}
			</div>
			{children}
		</>
	);
}

/** A row of a panel. */
export const Row = (props: RowProps) => (
	<div class={props.icon ? 'line with-icon' : 'line'}>
		<RowContent {...props} />
	</div>
);

/** A row of a panel's list. */
export const Item = (props: RowProps) => (
	<li class={props.icon ? 'line with-icon' : 'line'}>
		<RowContent {...props} />
	</li>
);

/** Details that are shown on demand. */
export function Fold({ title, note, children }: { title: string; note?: string; children: ComponentChildren }) {
	return (
		<details class="fold">
			<summary>
				{title}
				<span class="soft">{note}</span>
				<Icon name="next" small />
			</summary>
			<div class="in">{children}</div>
		</details>
	);
}
