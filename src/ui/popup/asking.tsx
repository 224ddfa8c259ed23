import { ANSWERS } from '../../core/advice/answers.ts';
import type { Advice, AdvisedMention } from '../../core/advice/result.ts';
import { NOWHERE } from '../../storage/services.ts';
import type { SettingsChange } from '../../storage/settings.ts';
import { strings } from '../../strings.ts';
import { removable } from './kind.ts';

const words = strings.asking;

export interface AskingProps {
	advice: Advice;
	/** Keeps an answer that holds for all drafts. */
	onAnswer: (change: SettingsChange) => void;
	/** Says whether the writer rated a film. */
	onSay: (film: number, said: AdvisedMention['said']) => void;
}

/** The one question whose answer would change the verdict; doubtful words are asked about where they are listed. */
export function Asking({ advice, onAnswer, onSay }: AskingProps) {
	const { question } = advice;
	if (question === null || question === 'film') return null;
	const answer = (label: string, change: SettingsChange) => (
		<button key={label} type="button" onClick={() => onAnswer(change)}>
			{label}
		</button>
	);
	return (
		<fieldset class="asking">
			<legend>{words[question]}</legend>
			{question === 'howMany' && (
				<>
					<p class="small soft">{words.howManyHelp}</p>
					{answer(words.none, { services: [NOWHERE] })}
					{ANSWERS.map((filmsRated, i) => answer(words.answers[i]!, { filmsRated }))}
				</>
			)}
			{question === 'whole' && [answer(words.part, { wholeRatings: false }), answer(words.all, { wholeRatings: true })]}
			{question === 'which' && (
				<ul>
					{openFilms(advice).map(({ mention: { film } }) => (
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
/** Most films that are asked about at a time. */
const MOST = 4;

/** The films of which it is not known whether the writer rated them, those that matter most first. */
const openFilms = (advice: Advice) =>
	removable(advice)
		.filter(({ mention: { rated, said } }) => rated === null && said === null)
		.slice(0, MOST);
