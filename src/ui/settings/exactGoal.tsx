import { LARGEST_TOLERANCE } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import type { GeneralProps } from './general.tsx';
import { NumberField } from './numberField.tsx';

const words = strings.settings;

/** The goal as a number of its own. */
export const ExactGoal = ({ view, send }: GeneralProps) => (
	<Panel title={words.numbers}>
		<NumberField
			id="tolerance"
			label={words.exactGoal}
			help={words.exactGoalHelp}
			unit={words.people}
			value={view.tolerance}
			least={1}
			most={LARGEST_TOLERANCE}
			locked={view.problem === 'newer'}
			bad={words.goalBad(LARGEST_TOLERANCE)}
			saved={words.saved}
			onChange={async (tolerance) => tolerance !== null && send({ kind: 'changeSettings', change: { tolerance } })}
		/>
	</Panel>
);
