import { useState } from 'preact/hooks';
import { LONGEST_DRAFT, MOST_FILMS } from '../core/advice/limits.ts';
import type { PlanEnd } from '../core/advice/plans.ts';
import type { FilmName } from '../core/advice/result.ts';
import type { AdvisedView, WhatIf } from '../messages.ts';
import { strings } from '../strings.ts';
import { Headline, HowCrowd } from './headline.tsx';
import { Mentions } from './mentions.tsx';
import { Plans } from './plans.tsx';
import { type PlanKind, recommended } from './recommended.ts';
import { Strip } from './strip.tsx';
import { type Tried, useTrial } from './whatIf.ts';

export interface AdvisedProps {
	view: AdvisedView;
	onChoose: (form: number, film: number) => void;
	onDecoy: (film: FilmName) => void;
	onOthers: () => void;
	whatIf: (tried: Tried) => Promise<WhatIf>;
}

/** A draft with films: where it stands, what gives its writer away, what can be done. */
export function Advised({ view, onChoose, onDecoy, onOthers, whatIf }: AdvisedProps) {
	const { advice } = view;
	const [chosen, setChosen] = useState<PlanKind | null>(null);
	const trial = useTrial(advice, whatIf);
	const open = chosen ?? recommended(advice);
	const hopeless = advice.state === 'identified' || advice.state === 'identifiedBefore';
	const plan = hopeless ? null : advice.plans.ends[open];
	const openPlan = (kind: PlanKind) => {
		trial.clear();
		setChosen(kind);
	};
	return (
		<>
			<Headline advice={advice} />
			<Strip {...advice} then={(trial.end ?? plan)?.crowd ?? null} />
			<p class="then" aria-live="polite">
				{thenSentence(trial.end, plan)}
			</p>
			<HowCrowd advice={advice} />
			<Mentions view={view} trial={trial} onChoose={onChoose} />
			{!hopeless && (
				<Plans view={view} trial={trial} open={open} onOpen={openPlan} onDecoy={onDecoy} onOthers={onOthers} />
			)}
			{advice.bounded.text && <p class="small">{strings.textBounded(LONGEST_DRAFT)}</p>}
			{advice.bounded.films && <p class="small">{strings.filmsBounded(MOST_FILMS)}</p>}
			<p class="soft small">{strings.fine}</p>
		</>
	);
}

function thenSentence(tried: PlanEnd | null, plan: PlanEnd | null): string {
	if (tried !== null) return strings.thenTried(tried.crowd, tried.aware);
	return plan === null ? strings.thenNothing : strings.thenPlan(plan.crowd, plan.aware);
}
