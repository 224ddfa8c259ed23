import { reaches } from '../core/advice/goal.ts';
import type { FilmName } from '../core/advice/result.ts';
import type { AdvisedView } from '../messages/ui.ts';
import { strings } from '../strings.ts';
import { Decoys } from './decoys.tsx';
import { HowKnown } from './how.tsx';
import { leftOut } from './leftOut.ts';
import type { ShownPlan } from './recommended.ts';
import type { Trial } from './whatIf.ts';

export interface PlanProps {
	plan: ShownPlan;
	view: AdvisedView;
	trial: Trial;
	onDecoy: (film: FilmName) => void;
	onOthers: () => void;
}

/** A plan: the films to leave out, the films to mention, and the resulting crowd. */
export function Plan({ plan, view, trial, onDecoy, onOthers }: PlanProps) {
	const { advice } = view;
	const { drop, add, end, kind } = plan;
	if (end === null) return <p>{strings.noPlan[kind]}</p>;
	const { before, crowd, after } = strings.end(end.crowd);
	const much = leftOut(
		view,
		drop.map(({ film }) => film.id),
	);
	return (
		<>
			{drop.length > 0 && (
				<>
					<p>{strings.dropIntro}</p>
					<ul class="steps">
						{drop.map((step) => (
							<li key={step.film.id}>
								<b>{step.film.title}</b> <span class="soft small">{strings.afterwards(step.crowd)}</span>
							</li>
						))}
					</ul>
				</>
			)}
			{add.length > 0 && <Decoys steps={add} trial={trial} gone={view.gone} onDecoy={onDecoy} onOthers={onOthers} />}
			<p>
				{before}
				<b>{crowd}</b>
				{after} {strings.endUnder(end.naive, end.aware)}{' '}
				{!reaches(end.crowd, advice.tolerance) && strings.notEnough(advice.tolerance)}
			</p>
			{much !== null && <p>{strings.muchLeftOut(much.out, much.of, much.words)}</p>}
			<HowKnown text={strings.how.plan(advice.adversaries.length)} />
		</>
	);
}
