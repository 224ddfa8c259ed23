import type { ComponentChildren } from 'preact';

interface ChoiceProps {
	name: string;
	checked: boolean;
	onChoose: () => void;
	children: ComponentChildren;
}

export function Choice({ name, checked, onChoose, children }: ChoiceProps) {
	return (
		<label class="choice">
			<input type="radio" name={name} checked={checked} onChange={onChoose} />
			<span>{children}</span>
		</label>
	);
}
