import { LONGEST_NAME } from '../storage/limits.ts';

interface NameInputProps {
	label: string;
	value: string;
	onInput: (value: string) => void;
	/** The user has left it or pressed Enter. */
	onChange?: () => void;
}

export const NameInput = ({ label, value, onInput, onChange }: NameInputProps) => (
	<input
		aria-label={label}
		maxLength={LONGEST_NAME}
		value={value}
		onInput={(event) => onInput(event.currentTarget.value)}
		{...(onChange && { onChange })}
	/>
);
