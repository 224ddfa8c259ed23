import { useState } from 'preact/hooks';
import { study as words } from '../../strings/study.ts';
import type { Question } from '../../study/studyFile.ts';
import { Choice } from '../pages/choice.tsx';

interface QuestionProps {
	question: Question;
	/** @param answer index of the answer; null for "not now" */
	onAnswer: (answer: number | null) => unknown;
}

/** A question of the study. No answer is preselected, and answering is optional. */
export function QuestionBox({ question, onAnswer }: QuestionProps) {
	const [chosen, setChosen] = useState<number | null>(null);
	return (
		<form
			class="question"
			onSubmit={(event) => {
				event.preventDefault();
				if (chosen !== null) onAnswer(chosen);
			}}
		>
			<fieldset>
				<legend>{question.text}</legend>
				{question.answers.map((answer, i) => (
					<Choice key={answer} name="answer" checked={chosen === i} onChoose={() => setChosen(i)}>
						{answer}
					</Choice>
				))}
			</fieldset>
			<p class="row">
				<button type="submit" disabled={chosen === null}>
					{words.answer}
				</button>
				<button type="button" onClick={() => onAnswer(null)}>
					{words.notNow}
				</button>
			</p>
		</form>
	);
}
