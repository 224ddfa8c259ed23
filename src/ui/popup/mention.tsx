import type { Addable, Suggestion as SuggestedFilm } from '../../core/advice/result.ts';
import { isHidden } from '../../core/advice/verdict.ts';
import { isOfAdded } from '../../core/catalogue/packKinds.ts';
import { smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { DraftVerdict } from './draftVerdict.tsx';
import { suggested } from './kind.ts';
import { standingOf } from './otherKinds.ts';
import type { Acts } from './usePopup.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup.mention;

type Suggested = SuggestedFilm | Addable;

/** What can be added, of the kind that the fewest match. In a study its arm may show other films. */
export function addableIn({ advice, kinds, study }: Pick<AdvisedView, 'advice' | 'kinds' | 'study'>) {
	const smallest = study === null ? smallestOf(kinds) : null;
	if (smallest !== null && isOfAdded(smallest)) return { kind: smallest.kind, steps: smallest.suggestions };
	return { kind: 'films' as const, steps: suggested(advice, study !== null) };
}

/** What the best suggestion does alone. In a study its arm may show others. */
export function MentionVerdict({ view }: { view: AdvisedView }) {
	const { kind, steps } = addableIn(view);
	const standing = kind === 'films' ? view.advice : standingOf(view);
	const { crowd, tolerance } = standing;
	const alone = steps.flatMap((step) => ('alone' in step ? [step.alone.crowd] : []));
	if (view.study !== null) return null;
	if (isHidden(standing.verdict)) return <DraftVerdict {...{ standing }} kind="safe" changed />;
	if (alone.length === 0) return null;
	const best = Math.max(...alone);
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
	const { kind, steps } = addableIn(view);
	if (steps.length === 0) return <p>{words.none}</p>;
	return (
		<>
			<section class="action" aria-labelledby="mention">
				<div class="head">
					<h2 id="mention">{words.title}</h2>
				</div>
				<ul>
					{steps.map((step) => (
						<Suggestion key={step.film.id} step={step} onAdd={() => acts.add(step.film, kind)} />
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
	step: Suggested;
	onAdd: () => void;
}

const Suggestion = ({ step, onAdd }: SuggestionProps) => (
	<li class="suggestion">
		<span class="name">
			{step.film.title} <small>{step.film.year}</small>
		</span>
		<button type="button" aria-label={words.addFilm(strings.film(step.film))} onClick={onAdd}>
			{words.add}
		</button>
		<span class="why">{strings.how.why(step.why)}</span>
		{'addition' in step && step.addition !== null && <p class="draft">{step.addition.after}</p>}
	</li>
);
