import { ANSWERS, answerOf } from '../core/advice/answers.ts';
import { NOWHERE, ratesNowhere } from '../storage/services.ts';
import type { Settings, SettingsChange } from '../storage/settings.ts';
import { strings } from '../strings.ts';

const words = strings.asking;

interface HowManyProps {
	/** The answer to show; absent if the question goes away once answered. */
	answered?: Pick<Settings, 'services' | 'filmsRated'>;
	locked?: boolean;
	/** Whether only the question is shown. */
	brief?: boolean;
	onAnswer: (change: SettingsChange) => void;
}

/** Asks about how many films the writer has rated. */
export function HowMany({ answered, locked = false, brief = false, onAnswer }: HowManyProps) {
	const nowhere = answered && ratesNowhere(answered.services);
	const films = answered?.filmsRated ?? null;
	const answer = (label: string, pressed: boolean | undefined, change: SettingsChange) => (
		<button key={label} type="button" disabled={locked} aria-pressed={pressed} onClick={() => onAnswer(change)}>
			{label}
		</button>
	);
	return (
		<fieldset class="asking chips">
			<legend>{words.howMany}</legend>
			{!brief && <p class="small soft">{words.howManyHelp}</p>}
			{answer(words.none, nowhere, { services: [NOWHERE] })}
			{ANSWERS.map((filmsRated, i) =>
				answer(
					words.answers[i]!,
					answered && !nowhere && films !== null && answerOf(films) === filmsRated,
					nowhere ? { filmsRated, services: [] } : { filmsRated },
				),
			)}
			{answered && <p role="status">{nowhere ? words.noneAnswered : films !== null && words.answered}</p>}
		</fieldset>
	);
}
