import type { StudyView } from '../../messages/study.ts';
import type { AskWorker, OwnRequest } from '../../messages/ui.ts';
import { study as words } from '../../strings/study.ts';
import { QuestionBox } from './question.tsx';

export interface MarkProps {
	study: StudyView;
	/** The user's tab, or null in the settings. */
	tab: number | null;
	ask: AskWorker;
	onChange: () => unknown;
}

/** Id of the element that gets the focus when the question is removed. */
const MARK = 'study-mark';

/** Permanent notice that the user takes part in a study, with pause and a link to the details. */
export function Mark({ study, tab, ask, onChange }: MarkProps) {
	const { phase, title, categories, category } = study;
	const then = (request: OwnRequest) => ask(request).then(onChange);
	return (
		<section id={MARK} class="study-mark" aria-label={words.mark} tabIndex={-1}>
			<p>
				<b>{words.phase[phase]}</b> <span class="soft">“{title}”</span>
			</p>
			<p class="row">
				{(phase === 'running' || phase === 'paused') && (
					<button type="button" onClick={() => then({ kind: 'studyPause', paused: phase === 'running' })}>
						{phase === 'running' ? words.pause : words.resume}
					</button>
				)}
				{tab !== null && (
					<a href="/options.html#study" target="_blank" rel="noopener">
						{words.look}
					</a>
				)}
			</p>
			{tab !== null && phase === 'running' && categories.length > 0 && (
				<p class="row">
					<label for="study-site">{words.site}</label>
					<select
						id="study-site"
						value={category ?? ''}
						onChange={({ currentTarget: { value } }) =>
							then({ kind: 'studySite', tab, category: value === '' ? null : Number(value) })
						}
					>
						<option value="">{words.unsorted}</option>
						{categories.map((name, i) => (
							<option key={name} value={i}>
								{name}
							</option>
						))}
					</select>
				</p>
			)}
		</section>
	);
}

export function StudyQuestion({ study: { question }, ask, onChange }: Omit<MarkProps, 'tab'>) {
	if (question === null) return null;
	async function answered(answer: number | null) {
		await ask({ kind: 'studyAnswer', question: question!.id, answer });
		await onChange();
		document.getElementById(MARK)?.focus();
	}
	return (
		<section class="study-mark asked" aria-label={words.asked}>
			<QuestionBox key={question.id} question={question} onAnswer={answered} />
		</section>
	);
}
