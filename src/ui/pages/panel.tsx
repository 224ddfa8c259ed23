import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';

interface PanelProps {
	id?: string;
	title: string;
	help?: string;
	busy?: boolean;
	children?: ComponentChildren;
}

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
	children?: ComponentChildren;
}

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

export const Row = (props: RowProps) => (
	<div class={props.icon ? 'line with-icon' : 'line'}>
		<RowContent {...props} />
	</div>
);

export const Item = (props: RowProps) => (
	<li class={props.icon ? 'line with-icon' : 'line'}>
		<RowContent {...props} />
	</li>
);

interface FoldProps {
	title: string;
	note?: string;
	onOpen?: () => void;
	/** Renders the content only while open, as it reads a lot. */
	lazy?: boolean;
	children: ComponentChildren;
}

export function Fold({ title, note, onOpen, lazy, children }: FoldProps) {
	const [open, setOpen] = useState(false);
	const toggled = (now: boolean) => {
		setOpen(now);
		if (now) onOpen?.();
	};
	return (
		<details class="fold" onToggle={(e) => toggled(e.currentTarget.open)}>
			<summary>
				{title}
				<span class="soft">{note}</span>
				<Icon name="next" small />
			</summary>
			<div class="in">{(open || !lazy) && children}</div>
		</details>
	);
}
