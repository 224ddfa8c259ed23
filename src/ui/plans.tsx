import type { Advice, FilmName } from '../core/advice/advice.ts';
import { filmsToDrop } from '../core/advice/byFilm.ts';
import { strings } from '../strings.ts';

export type PlanKind = 'drop' | 'add';

interface PlansProps {
	advice: Advice;
	open: PlanKind;
	onOpen: (kind: PlanKind) => void;
	onDecoy: (film: FilmName) => void;
}

/** The plan worth opening first: adding, unless only leaving out reaches the tolerance or leads much further. */
export function betterPlan(advice: Advice): PlanKind {
	const [add, drop] = [planEnd(advice, 'add') ?? 0, planEnd(advice, 'drop') ?? 0];
	return add >= advice.tolerance || add >= drop ? 'add' : 'drop';
}

/** Where a plan ends: the crowd after its last step, or null for an empty plan. */
export const planEnd = (advice: Advice, kind: PlanKind) => advice.plans[kind].at(-1)?.crowd ?? null;

/** What can be done: one plan open, the other a key away. */
export function Plans({ advice, open, onOpen, onDecoy }: PlansProps) {
	const kinds: PlanKind[] = ['add', 'drop'];
	const end = planEnd(advice, open);
	const other = (e: KeyboardEvent) => {
		if (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight') return;
		const next = open === 'add' ? 'drop' : 'add';
		onOpen(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return (
		<section aria-labelledby="can-do">
			<h2 id="can-do">{strings.canDo}</h2>
			<div class="tabs" role="tablist" aria-labelledby="can-do">
				{kinds.map((kind) => (
					<button
						key={kind}
						id={`tab-${kind}`}
						type="button"
						role="tab"
						aria-selected={kind === open}
						aria-controls="plan"
						tabIndex={kind === open ? 0 : -1}
						onClick={() => onOpen(kind)}
						onKeyDown={other}
					>
						{strings[kind]}
					</button>
				))}
			</div>
			<div class="plan" id="plan" role="tabpanel" aria-labelledby={`tab-${open}`}>
				{end === null ? (
					<p>{strings.noPlan[open]}</p>
				) : open === 'drop' ? (
					<Drop advice={advice} />
				) : (
					<Add advice={advice} onDecoy={onDecoy} />
				)}
				{end !== null && end < advice.tolerance && <p>{strings.notEnough(advice.tolerance)}</p>}
			</div>
		</section>
	);
}

function Drop({ advice }: { advice: Advice }) {
	return (
		<>
			<p>{strings.dropIntro}</p>
			<ol class="steps">
				{filmsToDrop(advice).map(({ film, crowd }) => (
					<li key={film.id}>
						<b>{film.title}</b> <span class="soft small">{strings.afterwards(crowd)}</span>
					</li>
				))}
			</ol>
		</>
	);
}

function Add({ advice, onDecoy }: { advice: Advice; onDecoy: (film: FilmName) => void }) {
	return (
		<>
			<p>{strings.addIntro}</p>
			<ol class="steps">
				{advice.plans.add.map(({ film, crowd }) => (
					<li key={film.id}>
						<button type="button" onClick={() => onDecoy(film)}>
							{strings.film(film)}
						</button>
						<span class="soft small">{strings.afterwards(crowd)}</span>
					</li>
				))}
			</ol>
		</>
	);
}
