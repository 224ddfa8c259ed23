import type { Advice, AdvisedMention } from '../../core/advice/result.ts';
import type { SettingsChange } from '../../storage/settings.ts';
import { strings } from '../../strings.ts';
import { HowMany } from '../howMany.tsx';
import { removable } from './kind.ts';

const words = strings.asking;

export interface AskingProps {
	advice: Advice;
	/** Whether there is little room. */
	tight: boolean;
	onAnswer: (change: SettingsChange) => void;
	onSay: (film: number, said: AdvisedMention['said']) => void;
}

/** The one question whose answer would change the verdict; doubtful words have theirs where they are listed. */
export function Asking({ advice, tight, onAnswer, onSay }: AskingProps) {
	const { question } = advice;
	if (question === null || question === 'film') return null;
	if (question === 'howMany') return <HowMany onAnswer={onAnswer} />;
	const answer = (label: string, change: SettingsChange) => (
		<button key={label} type="button" onClick={() => onAnswer(change)}>
			{label}
		</button>
	);
	return (
		<fieldset class="asking">
			<legend>{words[question]}</legend>
			{question === 'whole' && [answer(words.part, { wholeRatings: false }), answer(words.all, { wholeRatings: true })]}
			{question === 'which' && (
				<ul>
					{openFilms(advice, tight ? 1 : MOST).map(({ mention: { film } }) => (
						<li key={film.id}>
							<span>{strings.film(film)}</span>
							{SAID.map((said) => (
								<button
									key={said}
									type="button"
									aria-label={`${words[said]}: ${film.title}`}
									onClick={() => onSay(film.id, said)}
								>
									{words[said]}
								</button>
							))}
						</li>
					))}
				</ul>
			)}
		</fieldset>
	);
}

const SAID = ['rated', 'never'] as const;
/** Most films that are asked about at once. */
const MOST = 3;

/** Films that the writer may not have rated, the most important first. */
const openFilms = (advice: Advice, most: number) =>
	removable(advice)
		.filter(({ mention: { rated, said } }) => rated === null && said === null)
		.slice(0, most);
