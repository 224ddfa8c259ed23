import { ANSWERS } from '../../core/advice/answers.ts';
import { filmsByCost } from '../../core/advice/byFilm.ts';
import type { Advice, AdvisedMention } from '../../core/advice/result.ts';
import { NOWHERE } from '../../storage/services.ts';
import type { SettingsChange } from '../../storage/settings.ts';
import { strings } from '../../strings.ts';

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
	const answer = (label: string, change: SettingsChange) => (
		<button key={label} type="button" onClick={() => onAnswer(change)}>
			{label}
		</button>
	);
	switch (advice.question) {
		case 'howMany':
			return (
				<fieldset class="asking">
					<legend>{words.howMany}</legend>
					<p class="small soft">{words.howManyHelp}</p>
					{answer(words.none, { services: [NOWHERE] })}
					{ANSWERS.map((filmsRated, i) => answer(words.answers[i]!, { filmsRated }))}
				</fieldset>
			);
		case 'whole':
			return (
				<fieldset class="asking">
					<legend>{words.whole}</legend>
					{answer(words.part, { wholeRatings: false })}
					{answer(words.all, { wholeRatings: true })}
				</fieldset>
			);
		case 'which':
			return (
				<fieldset class="asking">
					<legend>{words.which}</legend>
					<ul>
						{openFilms(advice).map(({ film }) => (
							<li key={film.id}>
								<span>{strings.film(film)}</span>
								<button
									type="button"
									aria-label={`${words.rated}: ${film.title}`}
									onClick={() => onSay(film.id, 'rated')}
								>
									{words.rated}
								</button>
								<button
									type="button"
									aria-label={`${words.never}: ${film.title}`}
									onClick={() => onSay(film.id, 'never')}
								>
									{words.never}
								</button>
							</li>
						))}
					</ul>
				</fieldset>
			);
		default:
			return null;
	}
}

/** Most films that are asked about at a time. */
const MOST = 4;

/** The films of which it is not known whether the writer rated them, those that matter most first. */
const openFilms = (advice: Advice): AdvisedMention[] =>
	filmsByCost(advice)
		.map(({ mention }) => mention)
		.filter(({ rated, said }) => rated === null && said === null)
		.slice(0, MOST);
