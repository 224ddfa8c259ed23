import { MOST_FILMS } from '../../core/advice/limits.ts';
import { isSurelySafe, type OtherAdvised } from '../../core/advice/otherKind.ts';
import { type FilmName, isAdvised } from '../../core/advice/result.ts';
import type { FilmKey } from '../../core/catalogue/titled.ts';
import type { PopupView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { smallestOther } from './smallestOther.ts';
import { Bounded } from './sure.tsx';
import { Verdict } from './verdict.tsx';

const words = strings.kinds;

/** Says that another kind than films tells most of the writer, and what was not read where films say nothing; nothing if none does. */
export function OtherVerdict({ view }: { view: Pick<PopupView, 'advice' | 'others'> }) {
	const other = smallestOther(view);
	if (other === null) return null;
	const { kind, crowd, low, high, tolerance } = other;
	const good = isSurelySafe(other);
	const { advice } = view;
	return (
		<>
			<Verdict {...words.verdict[kind]()} crowd={strings.people(crowd)} good={good}>
				{strings.range(low, high)} {good ? words.reached(tolerance) : strings.goal(tolerance)} {words.bound}
			</Verdict>
			{advice !== null && (isAdvised(advice) ? <p class="by">{words.films}</p> : <Bounded advice={advice} />)}
		</>
	);
}

export interface OtherKindsProps {
	view: Pick<PopupView, 'advice' | 'others' | 'gone'>;
	onTakeOut: (item: FilmKey) => void;
	/** Puts a title at the cursor. */
	onName: (item: FilmName) => void;
}

/** What a draft names of other kinds than films, each kind on its own. */
export function OtherKinds({ view, onTakeOut, onName }: OtherKindsProps) {
	const { others = [] } = view;
	if (others.length === 0) return null;
	return (
		<>
			{others.map((other) => (
				<Kind key={other.kind} other={other} gone={view.gone} onTakeOut={onTakeOut} onName={onName} />
			))}
			{smallestOther(view) === null && <p class="small soft">{words.bound}</p>}
		</>
	);
}

type KindProps = Omit<OtherKindsProps, 'view'> & { other: OtherAdvised; gone: boolean };

function Kind({ other, gone, onTakeOut, onName }: KindProps) {
	const { kind, crowd, low, high, population, tolerance, bounded, earlier, costly, suggestions } = other;
	const id = `kind-${kind}`;
	const alone = costly.some((one) => !strings.hardly(one.crowd, crowd));
	return (
		<section class="action kind" aria-labelledby={id}>
			<div class="head">
				<h2 id={id}>{words.names[kind]}</h2>
			</div>
			<p class="rest">
				{words.of(crowd, population.size)} {strings.range(low, high)}{' '}
				{isSurelySafe(other) ? words.reached(tolerance) : strings.goal(tolerance)}
				{earlier.films > 0 && ` ${words.earlier(earlier.films)}`}
			</p>
			{bounded.films && <p class="rest">{words.rarest(MOST_FILMS)}</p>}
			{costly.length > 0 && (
				<ul>
					{costly.map(({ item, crowd: then }) => (
						<Row
							key={item.id}
							item={item}
							facts={alone ? strings.afterwards(then) : ''}
							button={{
								...{ text: strings.popup.takeOut.out, label: strings.takeOut(strings.film(item)), disabled: gone },
								act: () => onTakeOut({ title: item.title, year: item.year, kind }),
							}}
						/>
					))}
				</ul>
			)}
			{costly.length > 0 && !alone && <p class="rest">{words.together}</p>}
			{suggestions.length > 0 && (
				<>
					<h3 class="rest">{words.toName[kind]}</h3>
					<ul>
						{suggestions.map(({ item, share }) => (
							<Row
								key={item.id}
								item={item}
								facts={strings.popup.mention.ratedBy(share)}
								button={{
									text: strings.popup.mention.add,
									label: strings.popup.mention.addFilm(strings.film(item)),
									disabled: false,
									act: () => onName(item),
								}}
							/>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

interface RowProps {
	item: FilmName;
	facts: string;
	button: { text: string; label: string; disabled: boolean; act: () => void };
}

const Row = ({ item, facts, button: { text, label, disabled, act } }: RowProps) => (
	<li class="suggestion">
		<Icon name="puzzle" />
		<span class="name">
			{item.title} <small>{strings.yearAndKind(item)}</small>
		</span>
		<button type="button" aria-label={label} disabled={disabled} onClick={act}>
			{text}
		</button>
		{facts !== '' && <span class="facts">{facts}</span>}
	</li>
);
