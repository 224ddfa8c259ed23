import type { Suggestion as SuggestedFilm } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { suggested } from './kind.ts';
import { type AskWhatIf, changing, type Trial, useEnds } from './trial.ts';
import type { Acts } from './usePopup.ts';
import { Verdict } from './verdict.tsx';

const words = strings.popup.mention;

/** What is ticked to be changed as well. */
type Ticked = Pick<Trial, 'out' | 'substitutes'>;

/** Where the suggestions lead, each alone and all together, with what is ticked changed. @param needed whether that is shown */
export function useSuggestions({ advice, study }: AdvisedView, trial: Ticked, whatIf: AskWhatIf, needed: boolean) {
	const steps = suggested(advice, study !== null);
	const changes = changing(trial.out, trial.substitutes);
	const alone = steps.map(({ film }) => ({ ...changes, add: [film.id] }));
	const all = { ...changes, add: steps.map(({ film }) => film.id) };
	const tried = needed && steps.length > 0 ? [...alone, all, { ...changes, add: [] }] : [];
	const { of, ends } = useEnds(advice, tried, whatIf);
	// The ends of the previous films stay for a while and do not belong to the new ones.
	const areOfThese = of.length === tried.length && of.every(({ add }, i) => String(add) === String(tried[i]!.add));
	if (tried.length === 0 || !areOfThese) return { steps, alone: [], together: null, without: null };
	const crowds = ends.map(({ crowd }) => crowd);
	return { steps, alone: crowds.slice(0, -2), together: crowds.at(-2)!, without: crowds.at(-1)! };
}
export type Suggestions = ReturnType<typeof useSuggestions>;

/** Where the best suggestion leads, or all of them if none helps alone. */
export function MentionVerdict({ found, trial: { out, substitutes } }: { found: Suggestions; trial: Ticked }) {
	const { steps, alone, together, without } = found;
	if (together === null || without === null) return null;
	const best = Math.max(...alone);
	const one = steps.length === 1 || !strings.hardly(best, without);
	return (
		<Verdict
			before={one ? words.one : words.together(steps.length)}
			crowd={strings.people(one ? best : together)}
			after=""
			good
		>
			{substitutes.size > 0 ? words.afterChanges(out.length) : words.after(out.length)}
		</Verdict>
	);
}

interface SuggestionsProps {
	view: AdvisedView;
	found: Suggestions;
	acts: Pick<Acts, 'add' | 'others'>;
}

export function Suggestions({ view, found, acts }: SuggestionsProps) {
	const { steps, alone } = found;
	if (steps.length === 0) return <p>{words.none}</p>;
	return (
		<section class="action" aria-labelledby="mention">
			<div class="head">
				<h2 id="mention">{words.title}</h2>
			</div>
			<ul>
				{steps.map((step, i) => (
					<Suggestion key={step.film.id} step={step} crowd={alone[i] ?? null} onAdd={acts.add} />
				))}
			</ul>
			<p class="rest">
				<button type="button" class="link" disabled={view.gone} onClick={acts.others}>
					<Icon name="swap" small />
					{words.others(steps.length)}
				</button>
			</p>
		</section>
	);
}

interface SuggestionProps {
	step: SuggestedFilm;
	crowd: number | null;
	onAdd: Acts['add'];
}

function Suggestion({ step, crowd, onAdd }: SuggestionProps) {
	const { film, share, why } = step;
	return (
		<li class="suggestion">
			<Icon name="film" />
			<span class="name">
				{film.title} <small>{film.year}</small>
			</span>
			<button type="button" aria-label={words.addFilm(strings.film(film))} onClick={() => onAdd(film)}>
				{words.add}
			</button>
			<span class="facts">
				{words.ratedBy(share)}
				{crowd !== null && ` · ${strings.afterwards(crowd)}`}
			</span>
			<span class="why">{strings.how.why(why)}</span>
		</li>
	);
}
