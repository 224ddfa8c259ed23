import type { ComponentChildren } from 'preact';

interface ChoiceProps {
	/** Choices of one name exclude each other. */
	name: string;
	checked: boolean;
	onChoose: () => void;
	children: ComponentChildren;
}

/** One of several things to choose from. */
export function Choice({ name, checked, onChoose, children }: ChoiceProps) {
	return (
		<label class="choice">
			<input type="radio" name={name} checked={checked} onChange={onChoose} />
			<span>{children}</span>
		</label>
	);
}
