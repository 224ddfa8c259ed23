import { useState } from 'preact/hooks';
import { MOST_RATED } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';

const words = strings.services;

interface FilmsRatedProps {
	filmsRated: number | null;
	locked: boolean;
	onChange: (filmsRated: number | null) => Promise<unknown>;
}

/** About how many films the user has rated: who rates little stands out sooner. */
export function FilmsRated({ filmsRated, locked, onChange }: FilmsRatedProps) {
	const [typed, setTyped] = useState(filmsRated === null ? '' : strings.number(filmsRated));
	const [state, setState] = useState<'bad' | 'saved' | null>(null);
	const save = async (text: string) => {
		const films = text === '' ? null : Number(text.replace(/[,. ](?=\d{3}\b)/g, ''));
		const isValid = films === null || (Number.isSafeInteger(films) && films >= 1 && films <= MOST_RATED);
		setState(isValid ? null : 'bad');
		if (!isValid) return;
		await onChange(films);
		setState('saved');
	};
	return (
		<>
			<div class="line">
				<div class="what">
					<b>
						<label for="films-rated">{words.filmsRated}</label>
					</b>
					<span id="films-rated-help">{words.filmsRatedHelp}</span>
				</div>
				<p class="acts">
					<input
						id="films-rated"
						class="number"
						inputMode="numeric"
						disabled={locked}
						value={typed}
						aria-invalid={state === 'bad'}
						aria-describedby="films-rated-help films-rated-state"
						onInput={(e) => setTyped(e.currentTarget.value)}
						onChange={(e) => save(e.currentTarget.value.trim())}
					/>
					{words.films}
				</p>
			</div>
			<p id="films-rated-state" class={state === 'bad' ? 'bad' : 'soft'} role="status">
				{state === null ? '' : state === 'bad' ? words.filmsRatedBad(MOST_RATED) : words.filmsRatedSaved}
			</p>
		</>
	);
}
