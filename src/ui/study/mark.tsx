import type { StudyView } from '../../messages/study.ts';
import type { UiRequest } from '../../messages.ts';
import { study as words } from '../../strings/study.ts';
import { QuestionBox } from './question.tsx';

export interface MarkProps {
	study: StudyView;
	/** Where the user is, or null in the settings. */
	tab: number | null;
	ask: (request: UiRequest) => Promise<unknown>;
	/** Something of it has changed. */
	onChange: () => unknown;
}

/** That somebody is in a study: always to be seen, with pause, the way to everything else, and the question to put. */
export function Mark({ study, tab, ask, onChange }: MarkProps) {
	const { phase, title, question, categories, category } = study;
	const then = (request: UiRequest) => ask(request).then(onChange);
	return (
		<section class="study-mark" aria-label={words.mark}>
			<p>
				<b>{words.phase[phase]}</b> <span class="soft">{title}</span>
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
			{question !== null && (
				<QuestionBox
					key={question.id}
					question={question}
					onAnswer={(answer) => then({ kind: 'studyAnswer', question: question.id, answer })}
				/>
			)}
		</section>
	);
}
