/** The numbers that the user may enter. */
import { LARGEST_TOLERANCE, MOST_MEMBERS, MOST_RATED } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import type { GeneralProps } from './generalProps.ts';
import { NumberField } from './numberField.tsx';

export function ExactGoal({ view, send }: GeneralProps) {
	const words = strings.settings;
	return (
		<Panel title={words.numbers}>
			<NumberField
				id="tolerance"
				words={{ label: words.exactGoal, help: words.exactGoalHelp, unit: words.people, saved: words.saved }}
				bad={words.goalBad(LARGEST_TOLERANCE)}
				value={view.tolerance}
				range={{ least: 1, most: LARGEST_TOLERANCE }}
				locked={view.problem === 'newer'}
				onChange={async (tolerance) => tolerance !== null && send({ kind: 'changeSettings', change: { tolerance } })}
			/>
		</Panel>
	);
}

/** About how many films the user has rated: people who rate little are found sooner. */
export function FilmsRated({ view, send }: GeneralProps) {
	const words = strings.services;
	return (
		<NumberField
			id="films-rated"
			words={{ label: words.filmsRated, help: words.filmsRatedHelp, unit: words.films, saved: words.filmsRatedSaved }}
			bad={words.filmsRatedBad(MOST_RATED)}
			value={view.filmsRated}
			range={{ least: 1, most: MOST_RATED, optional: true }}
			locked={view.problem === 'newer'}
			onChange={(filmsRated) => send({ kind: 'changeSettings', change: { filmsRated } })}
		/>
	);
}

interface MembersProps {
	persona: Persona;
	/** Size of the population. */
	size: number | null;
	onSave: (part: Partial<Persona>) => Promise<boolean>;
}

/** Number of members of the service that the persona guards against. */
export function Members({ persona, size, onSave }: MembersProps) {
	const words = strings.history;
	return (
		<NumberField
			id="members"
			words={{ label: words.members, help: words.membersHelp(size), unit: words.membersAfter, saved: '' }}
			bad={words.membersBad(MOST_MEMBERS)}
			value={persona.members}
			range={{ least: 2, most: MOST_MEMBERS, optional: true }}
			onChange={(members) => onSave({ members })}
		/>
	);
}
