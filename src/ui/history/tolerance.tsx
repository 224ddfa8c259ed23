import { useState } from 'preact/hooks';
import { LARGEST_TOLERANCE } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { settings } from '../../strings/settings.ts';
import { strings } from '../../strings.ts';
import { Choice } from '../pages/choice.tsx';
import { Panel } from '../pages/panel.tsx';
import { wholeNumber } from '../wholeNumber.ts';

const words = strings.history;

interface ToleranceProps {
	persona: Persona;
	fallback: number;
	onSave: (part: Partial<Persona>) => Promise<boolean>;
}

export function Tolerance({ persona, fallback, onSave }: ToleranceProps) {
	const { tolerance } = persona;
	const presets = Object.entries(settings.presets).map(([people, name]) => ({ people: Number(people), name }));
	const isPreset = tolerance === null || presets.some(({ people }) => people === tolerance);
	const [custom, setCustom] = useState(!isPreset);
	const [typed, setTyped] = useState(tolerance === null ? '' : String(tolerance));
	const [bad, setBad] = useState(false);
	const choose = (people: number | null) => {
		setCustom(false);
		setBad(false);
		setTyped(people === null ? '' : String(people));
		void onSave({ tolerance: people });
	};
	const save = (text: string) => {
		const people = wholeNumber(text, { least: 1, most: LARGEST_TOLERANCE });
		setBad(people == null);
		if (people != null) void onSave({ tolerance: people });
	};
	return (
		<Panel title={words.tolerance} help={words.toleranceHelp}>
			<fieldset class="pad" aria-label={words.tolerance}>
				<Choice name="tolerance" checked={!custom && tolerance === null} onChoose={() => choose(null)}>
					{words.asSettings(fallback)}
				</Choice>
				{presets.map(({ people, name }) => (
					<Choice
						key={people}
						name="tolerance"
						checked={!custom && tolerance === people}
						onChoose={() => choose(people)}
					>
						{words.preset(name, people)}
					</Choice>
				))}
				<Choice name="tolerance" checked={custom} onChoose={() => setCustom(true)}>
					{words.custom}
				</Choice>
				{custom && (
					<input
						class="number"
						inputMode="numeric"
						aria-label={words.customLabel}
						aria-invalid={bad}
						aria-describedby="tolerance-bad"
						value={typed}
						onInput={(e) => setTyped(e.currentTarget.value)}
						onChange={(e) => save(e.currentTarget.value.trim())}
					/>
				)}
				<p id="tolerance-bad" class="bad" role="status">
					{bad ? words.toleranceBad(LARGEST_TOLERANCE) : ''}
				</p>
			</fieldset>
		</Panel>
	);
}
