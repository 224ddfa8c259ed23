import { useState } from 'preact/hooks';
import { MOST_MEMBERS } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';

const words = strings.history;

interface MembersProps {
	persona: Persona;
	/** Size of the population. */
	size: number | null;
	onSave: (part: Partial<Persona>) => Promise<boolean>;
}

/** Number of members of the service that the persona guards against. */
export function Members({ persona, size, onSave }: MembersProps) {
	const [typed, setTyped] = useState(persona.members === null ? '' : strings.number(persona.members));
	const [bad, setBad] = useState(false);
	const save = (text: string) => {
		const members = text === '' ? null : Number(text.replace(/[,. ](?=\d{3}\b)/g, ''));
		const isValid = members === null || (Number.isSafeInteger(members) && members >= 2 && members <= MOST_MEMBERS);
		setBad(!isValid);
		if (isValid) void onSave({ members });
	};
	return (
		<>
			<div class="line">
				<div class="what">
					<b>
						<label for="members">{words.members}</label>
					</b>
					<span id="members-help">{words.membersHelp(size)}</span>
				</div>
				<p class="acts">
					<input
						id="members"
						class="number"
						inputMode="numeric"
						value={typed}
						aria-invalid={bad}
						aria-describedby="members-help members-bad"
						onInput={(e) => setTyped(e.currentTarget.value)}
						onChange={(e) => save(e.currentTarget.value.trim())}
					/>
					{words.membersAfter}
				</p>
			</div>
			<p id="members-bad" class="pad bad" role="status">
				{bad ? words.membersBad(MOST_MEMBERS) : ''}
			</p>
		</>
	);
}
