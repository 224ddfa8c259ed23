import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';

export interface MenuItem {
	icon: IconName;
	label: string;
	act: () => void;
}

/** A button that opens a list of acts. Arrows move in it, Escape closes it. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
	const [open, setOpen] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		if (open) list.current?.querySelector('button')?.focus();
	}, [open]);
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const all = [...(list.current?.querySelectorAll('button') ?? [])];
		const at = all.indexOf(event.target as HTMLButtonElement);
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? all.length - 1 : 0;
		if (event.key === 'Escape') close();
		else if (step > 0) all[(at + step) % all.length]!.focus();
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<span
			class="menu"
			onFocusOut={(event) => !event.currentTarget.contains(event.relatedTarget as Node) && setOpen(false)}
		>
			<button
				type="button"
				class="way"
				ref={button}
				aria-label={label}
				aria-haspopup="menu"
				aria-expanded={open}
				onClick={() => (open ? close() : setOpen(true))}
			>
				<Icon name="dots" />
			</button>
			{open && (
				<div role="menu" aria-label={label} ref={list} onKeyDown={onKeyDown}>
					{items.map(({ icon, label: text, act }) => (
						<button
							key={text}
							type="button"
							role="menuitem"
							onClick={() => {
								close();
								act();
							}}
						>
							<Icon name={icon} small />
							{text}
						</button>
					))}
				</div>
			)}
		</span>
	);
}
