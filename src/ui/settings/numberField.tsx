import { useEffect, useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { wholeNumber } from '../wholeNumber.ts';

interface NumberFieldProps {
	id: string;
	label: string;
	help: string;
	/** What is counted, after the number. */
	unit: string;
	value: number | null;
	least: number;
	most: number;
	/** Whether the field may be empty. */
	optional?: boolean;
	locked?: boolean;
	/** Message for an invalid number. */
	bad: string;
	/** Message after storing, unless it is shown elsewhere. */
	saved?: string;
	onChange: (value: number | null) => Promise<unknown>;
}

/** A whole number of the settings, stored when the field is left. */
export function NumberField({
	id,
	label,
	help,
	unit,
	value,
	locked,
	bad,
	saved,
	onChange,
	...range
}: NumberFieldProps) {
	const written = value === null ? '' : strings.number(value);
	const [typed, setTyped] = useState(written);
	const [state, setState] = useState<'bad' | 'saved' | null>(null);
	useEffect(() => setTyped(written), [written]);
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
						disabled={locked === true}
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
				{state === 'bad' ? bad : state === 'saved' ? (saved ?? '') : ''}
			</p>
		</>
	);
}
