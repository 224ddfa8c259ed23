import { strings } from '../strings.ts';
import { Plan, type PlanProps } from './plan.tsx';
import { KINDS, type PlanKind, shownPlan } from './recommended.ts';

interface PlansProps extends Omit<PlanProps, 'plan'> {
	open: PlanKind;
	onOpen: (kind: PlanKind) => void;
}

/** The plans as tabs. */
export function Plans({ open, onOpen, ...rest }: PlansProps) {
	const { advice, showing } = rest.view;
	const kinds = KINDS.filter((kind) => showing.plans.includes(kind));
	const select = (kind: PlanKind) => {
		onOpen(kind);
		document.getElementById(`tab-${kind}`)?.focus();
	};
	const move = (e: KeyboardEvent) => {
		const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
		if (step !== 0) select(kinds.at((kinds.indexOf(open) + step) % kinds.length)!);
	};
	return (
		<section aria-labelledby="can-do">
			<h2 id="can-do">{advice.state === 'safe' ? strings.canDoSafe : strings.canDo}</h2>
			<div class="tabs" role="tablist" aria-labelledby="can-do">
				{kinds.map((kind) => {
					const { drop, add } = shownPlan(advice, kind);
					return (
						<button
							key={kind}
							id={`tab-${kind}`}
							type="button"
							role="tab"
							aria-selected={kind === open}
							aria-controls="plan"
							tabIndex={kind === open ? 0 : -1}
							onClick={() => onOpen(kind)}
							onKeyDown={move}
						>
							{strings.plan[kind](drop.length, add.length)}
						</button>
					);
				})}
			</div>
			<div class="plan" id="plan" role="tabpanel" aria-labelledby={`tab-${open}`}>
				<Plan {...rest} plan={shownPlan(advice, open)} />
			</div>
		</section>
	);
}
