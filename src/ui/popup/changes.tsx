import { useState } from 'preact/hooks';
import type { Item } from '../../core/catalogue/packKinds.ts';
import type { AdvisedView, Then } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Change } from './change.tsx';
import { removable } from './kind.ts';
import { addedIn, keyOf, otherChanges } from './otherKinds.ts';
import { OtherRow } from './otherRow.tsx';
import { inSentences, leadsTo, type Trial } from './trial.ts';
import type { Acts } from './usePopup.ts';

const words = strings.popup.changes;

export interface ChangesProps {
	view: AdvisedView;
	trial: Trial;
	/** What became of the last try. */
	note: string;
	acts: Pick<Acts, 'sayRated' | 'settle' | 'preview' | 'ignore' | 'sayNever'>;
	/** @param others what changes of other kinds */
	onChange: (films: readonly number[], others?: readonly Item[]) => void;
	/** Opens all films, to choose another one of a name. */
	onFound: () => void;
}

/** What to change, for all kinds, each in its sentence, with one button for all. */
export function Changes({ view, trial, note, acts, onChange, onFound }: ChangesProps) {
	const { rows, out } = trial;
	const [kept, setKept] = useState<readonly string[]>([]);
	const films = removable(view.advice);
	const others = otherChanges(view);
	const changed = others.filter((change) => !kept.includes(keyOf(change)));
	// Nothing is left of a cut sentence.
	const cut = rows.flatMap(({ kept: keeps, options, at }) =>
		keeps || options[at]!.after !== '' ? [] : options[at]!.before,
	);
	const isCut = (index: number) => cut.some((sentence) => sentence.includes(view.surfaces[index] ?? ' '));
	const number = out.length + changed.length;
	const fine = [
		...films
			.filter(({ mention, index }) => !rows.some(({ film }) => film === mention.film.id) && !isCut(index))
			.map(({ mention }) => mention.film),
		...addedIn(view).flatMap(({ items, changes }) =>
			items.filter(({ id }) => !changes.some(({ item }) => item.id === id)),
		),
	];
	const then = thenOf(view, trial, changed.length === others.length);
	const leads = number === 0 || then === null ? '' : leadsTo(then, view.advice);
	return (
		<section class="action" aria-label={words.title}>
			<ul class="changes">
				{inSentences(rows).map((together) => (
					<Change key={together[0]!.film} {...{ view, rows: together, trial, acts }} onWhich={onFound} />
				))}
				{others.map((change) => {
					const key = keyOf(change);
					return (
						<OtherRow
							key={key}
							{...{ change, acts, gone: view.gone, kept: kept.includes(key) }}
							onKeep={(keeps) => setKept(keeps ? [...kept, key] : kept.filter((one) => one !== key))}
						/>
					);
				})}
				{fine.length > 0 && !view.advice.plans.first.empty && (
					<li class="fine">
						<Icon name="check" small />
						<span>{words.fine(fine.map(({ title }) => title))}</span>
					</li>
				)}
			</ul>
			<div class="go">
				<button
					type="button"
					class="primary"
					disabled={number === 0 || view.gone}
					onClick={() =>
						onChange(
							out,
							changed.map(({ kind, item }) => ({ kind, id: item.id })),
						)
					}
				>
					{words.make(Math.max(1, number))}
				</button>
				<p role="status" class={note === '' ? 'leads' : ''}>
					{note === '' ? leads : note}
				</p>
			</div>
		</section>
	);
}

/** The smallest crowd of all kinds then; null if not known. @param all whether all of other kinds change */
function thenOf(view: AdvisedView, { end, out }: Trial, all: boolean): Pick<Then, 'crowd' | 'likely'> | null {
	const { advice } = view;
	const kinds = addedIn(view).map(({ crowd, changes, end: then }) =>
		changes.length === 0 ? crowd : all ? then : null,
	);
	if (kinds.includes(null) || (out.length > 0 && end === null)) return null;
	const films = advice.mentions.length === 0 ? [] : [end ?? { crowd: advice.crowd, likely: advice.crowd }];
	const least = (which: 'crowd' | 'likely') => Math.min(...films.map((one) => one[which]), ...(kinds as number[]));
	return { crowd: least('crowd'), likely: least('likely') };
}
