import type { Suggestion as SuggestedFilm } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { suggested } from './kind.ts';
import { type AskWhatIf, useEnds } from './trial.ts';
import type { Acts } from './usePopup.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup.mention;

/** Where each suggestion leads alone, with nothing else changed. @param needed whether that is shown */
export function useSuggestions({ advice, study }: AdvisedView, whatIf: AskWhatIf, needed: boolean) {
	const steps = suggested(advice, study !== null);
	const tried = needed ? steps.map(({ film }) => ({ drop: [], add: [film.id] })) : [];
	const { of, ends } = useEnds(advice, tried, whatIf);
	// The ends of the previous films stay for a while and do not belong to the new ones.
	const areOfThese = of.length === tried.length && of.every(({ add }, i) => String(add) === String(tried[i]!.add));
	return { steps, alone: areOfThese ? ends.map(({ crowd }) => crowd) : [] };
}
export type Suggestions = ReturnType<typeof useSuggestions>;

/** What the best suggestion does alone. */
export function MentionVerdict({ advice, found: { alone } }: { advice: AdvisedView['advice']; found: Suggestions }) {
	if (alone.length === 0) return null;
	const { crowd, tolerance } = advice;
	const best = Math.max(...alone);
	if (best >= tolerance)
		return (
			<Verdict tone="good" title={words.enough}>
				{words.alone(crowd, best)} {strings.goal(tolerance)}
			</Verdict>
		);
	// The estimate then takes all that is named to be rated, so that it may be below what is shown now.
	const helps = !strings.hardly(best, crowd);
	return (
		<Verdict tone="mid" title={helps ? words.little : words.hardly}>
			{helps && words.alone(crowd, best)} {strings.goal(tolerance)}
		</Verdict>
	);
}

interface SuggestionsProps {
	view: AdvisedView;
	found: Suggestions;
	acts: Pick<Acts, 'add' | 'others'>;
}

export function Suggestions({ view, found: { steps }, acts }: SuggestionsProps) {
	if (steps.length === 0) return <p>{words.none}</p>;
	return (
		<>
			<section class="action" aria-labelledby="mention">
				<div class="head">
					<h2 id="mention">{words.title}</h2>
				</div>
				<ul>
					{steps.map((step) => (
						<Suggestion key={step.film.id} step={step} onAdd={acts.add} />
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

const Suggestion = ({ step: { film, why }, onAdd }: { step: SuggestedFilm; onAdd: Acts['add'] }) => (
	<li class="suggestion">
		<span class="name">
			{film.title} <small>{film.year}</small>
		</span>
		<button type="button" aria-label={words.addFilm(strings.film(film))} onClick={() => onAdd(film)}>
			{words.add}
		</button>
		<span class="why">{strings.how.why(why)}</span>
	</li>
);
