import { MOST_MEMBERS } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { NumberField } from './numberField.tsx';

const words = strings.history;

interface MembersProps {
	persona: Persona;
	/** Size of the population. */
	size: number | null;
	onSave: (part: Partial<Persona>) => Promise<boolean>;
}

/** Number of members of the service that the persona guards against. */
export const Members = ({ persona, size, onSave }: MembersProps) => (
	<NumberField
		id="members"
		label={words.members}
		help={words.membersHelp(size)}
		unit={words.membersAfter}
		value={persona.members}
		least={2}
		most={MOST_MEMBERS}
		optional
		bad={words.membersBad(MOST_MEMBERS)}
		onChange={(members) => onSave({ members })}
	/>
);
