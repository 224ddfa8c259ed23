import type { Suggestion as SuggestedFilm } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { suggested } from './kind.ts';
import type { Acts } from './usePopup.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup.mention;

/** What the best suggestion does alone. In a study its arm may show others. */
export function MentionVerdict({ view: { advice, study } }: { view: AdvisedView }) {
	if (study !== null || advice.suggestions.length === 0) return null;
	const { crowd, tolerance } = advice;
	const best = Math.max(...advice.suggestions.map(({ alone }) => alone.crowd));
	if (best >= tolerance)
		return (
			<Verdict tone="good" title={words.enough}>
				{words.alone(crowd, best)} {strings.goal(tolerance)}
			</Verdict>
		);
	const helps = !strings.hardly(best, crowd);
	return (
		<Verdict tone="mid" title={helps ? words.little : words.hardly}>
			{helps && words.alone(crowd, best)} {strings.goal(tolerance)}
		</Verdict>
	);
}

interface SuggestionsProps {
	view: AdvisedView;
	acts: Pick<Acts, 'add' | 'others'>;
}

export function Suggestions({ view, acts }: SuggestionsProps) {
	const steps = suggested(view.advice, view.study !== null);
	const wordsFor = new Map(view.advice.suggestions.map(({ film, addition }) => [film.id, addition?.after ?? null]));
	if (steps.length === 0) return <p>{words.none}</p>;
	return (
		<>
			<section class="action" aria-labelledby="mention">
				<div class="head">
					<h2 id="mention">{words.title}</h2>
				</div>
				<ul>
					{steps.map((step) => (
						<Suggestion key={step.film.id} step={step} after={wordsFor.get(step.film.id) ?? null} onAdd={acts.add} />
					))}
				</ul>
				<p class="rest">
					<button type="button" class="link" disabled={view.gone} onClick={acts.others}>
						<Icon name="swap" small />
						{words.others(steps.length)}
					</button>
				</p>
			</section>
			<p class="small soft">{words.help}</p>
		</>
	);
}

interface SuggestionProps {
	step: SuggestedFilm;
	/** The sentence that names it; null where its title is inserted. */
	after: string | null;
	onAdd: Acts['add'];
}

const Suggestion = ({ step: { film, why }, after, onAdd }: SuggestionProps) => (
	<li class="suggestion">
		<span class="name">
			{film.title} <small>{film.year}</small>
		</span>
		<button type="button" aria-label={words.addFilm(strings.film(film))} onClick={() => onAdd(film)}>
			{words.add}
		</button>
		<span class="why">{strings.how.why(why)}</span>
		{after !== null && <p class="draft">{after}</p>}
	</li>
);
