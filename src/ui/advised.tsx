import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LONGEST_DRAFT, MOST_FILMS } from '../core/advice/limits.ts';
import type { PlanEnd } from '../core/advice/plans.ts';
import type { FilmName } from '../core/advice/result.ts';
import type { AdvisedView, WhatIf } from '../messages/ui.ts';
import { strings } from '../strings.ts';
import { Headline, HowCrowd } from './headline.tsx';
import { Maybes } from './maybes.tsx';
import { Mentions } from './mentions.tsx';
import { Plans } from './plans.tsx';
import { type PlanKind, recommended } from './recommended.ts';
import { Strip } from './strip.tsx';
import { type TriedChanges, useTrial } from './whatIf.ts';
import { Years } from './years.tsx';

export interface AdvisedProps {
	view: AdvisedView;
	/** The study's question, if one is due. */
	question: ComponentChildren;
	onChoose: (form: number, film: number) => void;
	onSettle: (words: string, isFilm: boolean) => void;
	onDecoy: (film: FilmName) => void;
	onOthers: () => void;
	onCopy: (film: FilmName) => void;
	whatIf: (tried: TriedChanges) => Promise<WhatIf>;
}

/** The advice on a draft with films: the crowd, the cost of each film, and the plans. */
export function Advised({ view, question, onChoose, onSettle, onDecoy, onOthers, onCopy, whatIf }: AdvisedProps) {
	const { advice, showing } = view;
	const [chosen, setChosen] = useState<PlanKind | null>(null);
	const trial = useTrial(advice, whatIf);
	const open = chosen ?? recommended(advice, showing.plans);
	const hopeless = advice.state === 'identified' || advice.state === 'identifiedBefore';
	const plan = hopeless ? null : advice.plans.ends[open];
	const openPlan = (kind: PlanKind) => {
		trial.clear();
		setChosen(kind);
	};
	return (
		<>
			<Headline advice={advice} />
			{question}
			<Strip {...advice} then={(trial.end ?? plan)?.crowd ?? null} />
			<p class="then" aria-live="polite">
				{thenSentence(view, trial.end, plan)}
			</p>
			<HowCrowd advice={advice} />
			<Mentions view={view} trial={trial} onChoose={onChoose} />
			<Maybes view={view} onSettle={onSettle} />
			{!hopeless && showing.placebo && <Years view={view} onCopy={onCopy} />}
			{!hopeless && showing.plans.length > 0 && (
				<Plans view={view} trial={trial} open={open} onOpen={openPlan} onDecoy={onDecoy} onOthers={onOthers} />
			)}
			{advice.bounded.text && <p class="small">{strings.textBounded(LONGEST_DRAFT)}</p>}
			{advice.bounded.films && <p class="small">{strings.filmsBounded(MOST_FILMS)}</p>}
			<p class="soft small">{strings.fine}</p>
		</>
	);
}

function thenSentence({ advice, showing }: AdvisedView, tried: PlanEnd | null, plan: PlanEnd | null): string {
	if (tried !== null) return strings.thenTried(tried.crowd, tried.aware);
	if (plan === null) return showing.leaving ? strings.thenNothing : '';
	const { wording } = showing;
	return wording !== 'plain'
		? strings.shown.leads[wording]({ ...plan, now: advice.crowd })
		: strings.thenPlan(plan.crowd, plan.aware);
}
