import { useEffect, useState } from 'preact/hooks';
import type { SettingsView } from '../../messages/ui.ts';
import { isTolerance, LARGEST_TOLERANCE } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';

const words = strings.settings;

interface ExactGoalProps {
	view: SettingsView;
	onChange: (tolerance: number) => Promise<void>;
}

/** The goal as a number of its own. */
export function ExactGoal({ view, onChange }: ExactGoalProps) {
	const [typed, setTyped] = useState(String(view.tolerance));
	const [saved, setSaved] = useState(false);
	useEffect(() => setTyped(String(view.tolerance)), [view.tolerance]);
	const bad = toleranceOf(typed) === null;
	const change = async (text: string) => {
		setTyped(text);
		setSaved(false);
		const tolerance = toleranceOf(text);
		if (tolerance === null) return;
		await onChange(tolerance);
		setSaved(true);
	};
	return (
		<Panel title={words.numbers}>
			<div class="line">
				<div class="what">
					<b>
						<label for="tolerance">{words.exactGoal}</label>
					</b>
					<span id="tolerance-help">{words.exactGoalHelp}</span>
				</div>
				<p class="acts">
					<input
						id="tolerance"
						class="number"
						inputMode="numeric"
						disabled={view.problem === 'newer'}
						value={typed}
						aria-invalid={bad}
						aria-describedby="tolerance-help tolerance-state"
						onInput={(e) => setTyped(e.currentTarget.value.trim())}
						onChange={(e) => change(e.currentTarget.value.trim())}
					/>
					{words.people}
				</p>
			</div>
			<p id="tolerance-state" class={bad ? 'pad bad' : 'pad soft'} role="status">
				{bad ? words.goalBad(LARGEST_TOLERANCE) : saved ? words.saved : ''}
			</p>
		</Panel>
	);
}

/** Parses a typed number of people: digits, with optional commas, dots or spaces between thousands. */
function toleranceOf(text: string): number | null {
	const digits = /^\d{1,3}(?:[,. ]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
	return /^\d+$/.test(digits) && isTolerance(Number(digits)) ? Number(digits) : null;
}
