import type { ComponentChildren } from 'preact';

interface ChoiceProps {
	/** Name of the radio group. */
	name: string;
	checked: boolean;
	onChoose: () => void;
	children: ComponentChildren;
}

/** A labeled radio button. */
export function Choice({ name, checked, onChoose, children }: ChoiceProps) {
	return (
		<label class="choice">
			<input type="radio" name={name} checked={checked} onChange={onChoose} />
			<span>{children}</span>
		</label>
	);
}
