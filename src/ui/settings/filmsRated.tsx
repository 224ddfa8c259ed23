import { MOST_RATED } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { NumberField } from './numberField.tsx';

const words = strings.services;

interface FilmsRatedProps {
	filmsRated: number | null;
	locked: boolean;
	onChange: (filmsRated: number | null) => Promise<unknown>;
}

/** About how many films the user has rated: who rates little stands out sooner. */
export const FilmsRated = ({ filmsRated, locked, onChange }: FilmsRatedProps) => (
	<NumberField
		id="films-rated"
		label={words.filmsRated}
		help={words.filmsRatedHelp}
		unit={words.films}
		value={filmsRated}
		least={1}
		most={MOST_RATED}
		optional
		locked={locked}
		bad={words.filmsRatedBad(MOST_RATED)}
		saved={words.filmsRatedSaved}
		onChange={onChange}
	/>
);
