import { useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { type Range, wholeNumber } from '../wholeNumber.ts';

interface NumberFieldProps {
	id: string;
	/** The unit comes after the number; `saved` appears once it is stored. */
	words: { label: string; help: string; unit: string; saved: string };
	/** Said of an invalid number. */
	bad: string;
	value: number | null;
	range: Range;
	locked?: boolean;
	onChange: (value: number | null) => Promise<unknown>;
}

/** A whole number of the settings, stored when the field is left. */
export function NumberField({ id, words, bad, value, range, locked = false, onChange }: NumberFieldProps) {
	const { label, help, unit, saved } = words;
	const written = value === null ? '' : strings.number(value);
	const [typed, setTyped] = useState(written);
	const [state, setState] = useState<'bad' | 'saved' | null>(null);
	const [last, setLast] = useState(written);
	// While it renders: an effect would come later, and take away what is typed until then.
	if (last !== written) {
		setLast(written);
		setTyped(written);
	}
	const save = async (text: string) => {
		const entered = wholeNumber(text, range);
		setState(entered === undefined ? 'bad' : null);
		if (entered === undefined) return;
		await onChange(entered);
		setState('saved');
	};
	return (
		<>
			<div class="line">
				<div class="what">
					<b>
						<label for={id}>{label}</label>
					</b>
					<span id={`${id}-help`}>{help}</span>
				</div>
				<p class="acts">
					<input
						id={id}
						class="number"
						inputMode="numeric"
						disabled={locked}
						value={typed}
						aria-invalid={state === 'bad'}
						aria-describedby={`${id}-help ${id}-state`}
						onInput={(e) => setTyped(e.currentTarget.value)}
						onChange={(e) => save(e.currentTarget.value.trim())}
					/>
					{unit}
				</p>
			</div>
			<p id={`${id}-state`} class={state === 'bad' ? 'pad bad' : 'pad soft'} role="status">
				{state === 'bad' ? bad : state === 'saved' ? saved : ''}
			</p>
		</>
	);
}
